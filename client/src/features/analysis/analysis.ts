/** Sorts and sums up the numbers of an analysis. */

import type { Analysis, Chance, Judged, Share, Thoughts } from "@/generated/protocol";

/** A decision whose chance was estimated. */
export type Estimated = Judged & { chance: Chance };
export type Lost = Estimated & { best_chance: Chance; loss: Chance };

/** How many decisions to list at the top. */
export const WORST = 3;
/** The threshold for noise, in standard errors, as in decisions.py. */
export const CERTAIN = 2.5;

export function estimated(decisions: readonly Judged[]): Estimated[] {
  return decisions.filter((each): each is Estimated => each.chance !== null);
}

/** All decisions that cost something, the worst one first. */
export function losses(decisions: readonly Judged[]): Lost[] {
  return decisions
    .filter((each): each is Lost => each.loss !== null && each.chance !== null && each.best_chance !== null)
    .sort((one, other) => other.loss.mean - one.loss.mean);
}

/** Converts a share between 0 and 1 into percentage points. */
export function points(share: number): number {
  return Math.round(share * 100);
}

export type Part = "mine" | "others" | "luck";
export const PARTS: readonly Part[] = ["mine", "others", "luck"];

/** How far one part moved the chance to win over the whole game. */
export function total(shares: readonly Share[], part: Part): Chance {
  const mean = shares.reduce((sum, share) => sum + share[part].mean, 0);
  const error = Math.sqrt(shares.reduce((sum, share) => sum + share[part].error ** 2, 0));
  return { mean, error };
}

/** The last estimates of each round, one row per round. */
export function byRound(thoughts: readonly Thoughts[]): Thoughts[] {
  return thoughts.filter((each, at) => thoughts[at + 1]?.round !== each.round);
}

/** Whether the estimates are about seats or about things of the game. */
export function areAboutSeats({ thoughts }: Pick<Analysis, "thoughts">): boolean {
  return thoughts.some((each) => each.thoughts.some(({ seat }) => seat !== null));
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  /** The height of the bot's choice, if mine was a loss. */
  readonly best: number | null;
  readonly round: number;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Positions of the decisions in a plot of this size. */
export function dotsOf(decisions: readonly Estimated[], width: number, height: number): Dot[] {
  const step = decisions.length > 1 ? width / (decisions.length - 1) : 0;
  const level = (share: number): number => height * (1 - within(share));
  return decisions.map(({ chance, best_chance, loss, round }, at) => ({
    x: decisions.length > 1 ? at * step : width / 2,
    y: level(chance.mean),
    low: level(chance.mean - chance.error),
    high: level(chance.mean + chance.error),
    best: loss !== null && best_chance !== null ? level(best_chance.mean) : null,
    round,
  }));
}
