/** Puzzles, as `miskatonic puzzles` mined and `python -m tools.lessons` recorded them. */

import type { Lesson } from "./recorded";

/** A puzzle is a lesson of one step, with what it is about. */
export interface Puzzle extends Lesson {
  readonly id: string;
  readonly type: string;
  /** From 1: how many facts on the table it takes. */
  readonly level: number;
}

const PUZZLES = import.meta.glob<Puzzle[]>("./recorded/puzzles/*.json", { import: "default" });

/** In an address, in place of a puzzle's id: the one of the day. */
export const DAILY = "daily";

const DAY = 24 * 60 * 60 * 1000;

export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return (await PUZZLES[`./recorded/puzzles/${game}.json`]?.()) ?? [];
}

/** The games that have puzzles. */
export const PUZZLING: readonly string[] = Object.keys(PUZZLES).map(
  (path) => /([^/]+)\.json$/.exec(path)?.[1] ?? path,
);

/** How many days have begun since 1970, where this browser is. */
export function today(now: Date = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** The day's game and, of so many puzzles, its number: each day another game, and all in turn. */
export function ofTheDay(day: number, games: readonly string[]): { game: string; turn: number } | null {
  const game = games[day % games.length];
  return game === undefined ? null : { game, turn: Math.floor(day / games.length) };
}
