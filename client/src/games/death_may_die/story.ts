/** The views of Death May Die, and what their numbers stand for. */

import type { Legend, View } from "@/lib/table.svelte";
import type { RollView, DeathMayDieLegend, DeathMayDieView } from "@/generated/protocol";

/** The open fields of the table, as far as they are drawn; lists by investigator, space or figure. */
export interface Table {
  readonly character: readonly number[];
  readonly insanity: readonly number[];
  readonly space: readonly number[];
  readonly wounds: readonly number[];
  readonly stress: readonly number[];
  readonly sanity: readonly number[];
  readonly levels: readonly number[];
  readonly hand: readonly number[];
  readonly relics: readonly number[];
  readonly carried: readonly number[];
  readonly laid: readonly number[];
  readonly board: readonly number[];
  readonly passages: readonly number[];
  readonly figure_space: readonly number[];
  readonly figure_wounds: readonly number[];
  readonly card_wounds: readonly number[];
  readonly offered: readonly number[];
  readonly mythos_discard: readonly number[];
  readonly alive: number;
  readonly right: number;
  readonly transformed: number;
  readonly active: number;
  readonly turn: number;
  readonly phase: number;
  readonly actions: number;
  readonly stage: number;
  readonly track: number;
  readonly disrupted: boolean;
}

/** What the open question is about; which of these there are depends on its prompt. */
export interface Question {
  readonly prompt?: string;
  readonly who?: number;
  readonly to?: number;
  readonly space?: number;
  readonly figure?: number;
  readonly token?: number;
  readonly card?: number;
  readonly type?: number;
  readonly follower?: number;
  readonly receiver?: number;
  readonly labels?: readonly string[];
  readonly followers?: readonly number[];
  readonly sneaks?: number;
  readonly triggers?: readonly { readonly source: number; readonly subjects: number }[];
  readonly [field: string]: unknown;
}

export type Story = Omit<DeathMayDieView, "table" | "question"> & {
  readonly table: Table;
  readonly question: Question;
};

export type Roll = RollView;

export function story(view: View): Story {
  return view as unknown as Story;
}

export function lore(legend: Legend): DeathMayDieLegend {
  return legend as unknown as DeathMayDieLegend;
}

/** Names of passages' states: what may lie on them instead of a token. */
export const OPEN = -1;
export const GONE = -2;
/** The Elder One's figure. */
export const ELDER = 0;
/** Dice with this bit are green; the other bits are their symbols. */
export const GREEN = 8;
export const SUCCESS = 1;
export const SIGN = 2;
export const TENTACLE = 4;
export const SKILLS_EACH = 3;
export const SIDES = ["left", "right"] as const;

export function has(mask: number, bit: number): boolean {
  return Math.floor(mask / 2 ** bit) % 2 === 1;
}

export function members(mask: number): number[] {
  return Array.from({ length: 30 }, (_, bit) => bit).filter((bit) => has(mask, bit));
}

/** The tokens that lie on a space, or are carried, as numbers and counts. */
export function tokensIn(
  list: readonly number[],
  at: number,
  tokens: number,
): { token: number; n: number }[] {
  return list
    .slice(at * tokens, (at + 1) * tokens)
    .map((n, token) => ({ token, n }))
    .filter(({ n }) => n > 0);
}

/** The number of the choice with this name and these arguments among the open ones. */
export function optionNamed(
  options: readonly number[],
  choices: readonly (readonly (string | number)[])[],
  name: string,
  ...args: number[]
): number | null {
  const found = options.find((choice) => {
    const [called, ...given] = choices[choice] ?? [];
    return called === name && args.every((arg, i) => given[i] === arg);
  });
  return found ?? null;
}
