/** Reads encoded fields of the table: masks, kinds of rolls, and counts of tokens. */

import { AGAINST, type RollView } from "@/generated/death_may_die";

/** Whether it is a roll against the investigator. */
export function isAgainst(roll: RollView | null): boolean {
  return roll !== null && (AGAINST as readonly number[]).includes(roll.kind);
}

export function has(mask: number, bit: number): boolean {
  return Math.floor(mask / 2 ** bit) % 2 === 1;
}

export function members(mask: number): number[] {
  return Array.from({ length: 30 }, (_, bit) => bit).filter((bit) => has(mask, bit));
}

/** The tokens on a space, or those carried, as numbers and counts. */
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

/** The numbers 1 to n. */
export function boxes(n: number | undefined): number[] {
  return Array.from({ length: n ?? 0 }, (_, i) => i + 1);
}
