/** Choices by their names. */

import type { DeathMayDieChoice } from "@/generated/death_may_die";
import type { ChoiceName } from "@/shell/games";

/** The number of a choice with this name and these arguments, if it is open to me. */
export type Finder = (name: DeathMayDieChoice, ...args: number[]) => number | null;

/** The way to make such a choice, if it is open to me. */
export type Picker = (name: DeathMayDieChoice, ...args: number[]) => (() => void) | null;

/** The number of the choice with this name and these arguments among the open ones. */
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
