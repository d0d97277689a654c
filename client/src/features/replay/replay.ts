/** Prepares a replay: a view after every move, and where rounds and turns begin. */

import type { Replay } from "@/generated/protocol";
import { after, viewIn, type View } from "@/lib/table.svelte";

/** The events that mark the beginning of a round or a turn. */
const BEGINNINGS = { round: "round-began", turn: "turn-began" } as const;

export type Chapter = keyof typeof BEGINNINGS;
export const CHAPTERS: readonly Chapter[] = ["round", "turn"];

/** The first view, and the one after each move. */
export function viewsOf({ view, steps }: Pick<Replay, "view" | "steps">): View[] {
  const views = [viewIn(view)];
  for (const step of steps) views.push(after(views.at(-1) ?? viewIn(view), step));
  return views;
}

/** The moves after which a round or a turn begins; the start of the game may be one. */
export function beginningsOf({ steps }: Pick<Replay, "steps">, chapter: Chapter): number[] {
  const found = steps.flatMap(({ events }, at) =>
    events.some(({ kind }) => kind === BEGINNINGS[chapter]) ? [at + 1] : [],
  );
  return found.length === 0 ? [] : [0, ...found];
}

/** The next or previous beginning from this move, or null. */
export function adjacent(beginnings: readonly number[], at: number, way: 1 | -1): number | null {
  const found = way === 1 ? beginnings.find((each) => each > at) : beginnings.findLast((each) => each < at);
  return found ?? null;
}

/** Clamps a move from a URL to the moves of the replay. */
export function within(move: number | null, views: readonly View[]): number {
  return move === null || !Number.isInteger(move) ? 0 : Math.max(0, Math.min(views.length - 1, move));
}
