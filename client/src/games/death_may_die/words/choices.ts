/** Finds choices by their names. */

import type { DeathMayDieChoice } from "@/generated/death_may_die";
import type { ChoiceName } from "@/shell/games";

/** Returns the number of a choice with this name and these arguments, or null if it is not an option. */
export type Finder = (name: DeathMayDieChoice, ...args: number[]) => number | null;

/** Returns a function that makes such a choice, or null if it is not an option. */
export type Picker = (name: DeathMayDieChoice, ...args: number[]) => (() => void) | null;

/** The number of the option with this name and these arguments, or null. */
export function optionNamed(
  options: readonly number[],
  choices: readonly ChoiceName[],
  name: DeathMayDieChoice,
  ...args: number[]
): number | null {
  const found = options.find((choice) => {
    const [called, ...given] = choices[choice] ?? [];
    return called === name && args.every((arg, i) => given[i] === arg);
  });
  return found ?? null;
}
