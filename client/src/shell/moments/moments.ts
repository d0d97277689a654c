/**
 * Moments: for one to two seconds the whole board belongs to what just happened. A game says which
 * events are moments (`GameTable.moment`); the shell shows one at a time, lets any key or tap skip it,
 * reads its title out, and shows a still image to those who want no motion.
 */

import type { Sound } from "@/lib/sound/sound";
import type { EventOf, GameTypes } from "@/lib/table.svelte";
import type { Names } from "@/shell/games";

export type MomentTone = "death" | "dread" | "light" | "reveal" | "loss";

export interface Moment {
  /** Moments of the same kind that come together are shown as one. */
  readonly kind: string;
  readonly tone: MomentTone;
  readonly title: string;
  /** A second line; those of joined moments are shown below each other. */
  readonly line?: string | undefined;
  /** What the game's `Picture` draws in the middle; joined moments show theirs side by side. */
  readonly pictures?: readonly string[] | undefined;
  readonly sound?: Sound | undefined;
  /** In milliseconds, from 1000 to 2000; 1500 unless told. */
  readonly lasts?: number | undefined;
  /** What several of the kind are called together; without it the first one's title stands for all. */
  readonly together?: string | undefined;
}

/** What a game may look at: nothing of it may depend on what only some know. */
export interface Happening<G extends GameTypes = GameTypes> {
  readonly event: EventOf<G>;
  /** The stage after the event. */
  readonly stage: G["stage"];
  readonly view: G["view"];
  readonly legend: G["legend"];
  readonly names: Names;
}

/** One moment for all of them. */
export function joined([first, ...others]: readonly [Moment, ...Moment[]]): Moment {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const lines = [...new Set(all.flatMap(({ line, title }) => line ?? (first.together ? title : [])))];
  return {
    ...first,
    title: first.together ?? first.title,
    line: lines.length > 0 ? lines.join("\n") : undefined,
    pictures: all.flatMap(({ pictures }) => pictures ?? []).slice(0, 6),
    lasts: Math.max(...all.map(({ lasts }) => lasts ?? LASTS)),
  };
}

export const LASTS = 1500;

export function lastingOf({ lasts = LASTS }: Moment): number {
  return Math.min(2000, Math.max(1000, lasts));
}
