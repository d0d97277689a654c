/**
 * Moments: for one to two seconds an important event takes the whole board. A game decides which events have
 * moments (`GameTable.moment`); the shell shows one at a time, lets any key or tap skip it, announces its
 * title, and shows a still image to users who want no motion.
 */

import type { Sound } from "@/lib/sound/sound";
import type { EventOf, GameTypes } from "@/lib/table.svelte";
import type { Names } from "@/shell/games";

/** How long a moment lasts by default, in milliseconds. */
const LASTS = 1500;

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
  /** In milliseconds, from 1000 to 2000. */
  readonly lasts?: number | undefined;
  /** The title of several joined moments; by default that of the first one. */
  readonly together?: string | undefined;
}

/** What a game gets to make a moment, which must depend only on public information. */
export interface MomentContext<G extends GameTypes = GameTypes> {
  readonly event: EventOf<G>;
  /** The stage after the event. */
  readonly stage: G["stage"];
  readonly view: G["view"];
  readonly legend: G["legend"];
  readonly names: Names;
}

/** Joins moments of a kind into one. */
export function joinMoments([first, ...others]: readonly [Moment, ...Moment[]]): Moment {
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

export function lastingOf({ lasts = LASTS }: Moment): number {
  return Math.min(2000, Math.max(1000, lasts));
}
