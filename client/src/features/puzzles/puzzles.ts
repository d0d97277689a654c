/** Puzzles, found by `miskatonic puzzles` and recorded by tools/generate_ts.py. */

import type { Lesson } from "@/features/lessons/recorded-lesson";

/** A puzzle is a lesson of one step, with what it is about. */
export interface Puzzle extends Lesson {
  readonly id: string;
  readonly type: string;
  /** Difficulty from 1: how many facts the solution needs. */
  readonly level: number;
}

const PUZZLES = import.meta.glob<Puzzle[]>("../../generated/puzzles/*.json", { import: "default" });

/** Stands for the daily puzzle in a URL. */
export const DAILY = "daily";

const DAY = 24 * 60 * 60 * 1000;

export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return (await PUZZLES[`../../generated/puzzles/${game}.json`]?.()) ?? [];
}

/** The games that have puzzles. */
export const GAMES_WITH_PUZZLES: readonly string[] = Object.keys(PUZZLES).map(
  (path) => /([^/]+)\.json$/.exec(path)?.[1] ?? path,
);

/** The number of days since 1970, in local time. */
export function today(now: Date = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** Picks the game of the day and the puzzle's index; games take turns. */
export function dailyPuzzle(day: number, games: readonly string[]): { game: string; turn: number } | null {
  const game = games[day % games.length];
  return game === undefined ? null : { game, turn: Math.floor(day / games.length) };
}
