/** The target of a choice: a party, a place, or an action on the spot. */

import { ARGUMENTS as DECLARED, type AmongCultistsChoice } from "@/generated/among_cultists";
import type { ChoiceName } from "@/shell/games";

type Argument = (typeof DECLARED)[keyof typeof DECLARED][number];

/** The arguments of a choice, by its verb. */
export const ARGUMENTS: Readonly<Record<string, readonly Argument[]>> = DECLARED;

/** Actions at the current place. */
const HERE: readonly string[] = [
  "stop",
  "secure",
  "fight",
  "call_vote",
  "restart_power",
] satisfies AmongCultistsChoice[];

export function argument([verb, ...args]: ChoiceName, sort: Argument): ChoiceName[number] | undefined {
  const at = (ARGUMENTS[String(verb)] ?? []).indexOf(sort);
  return at < 0 ? undefined : args[at];
}

/** A party by its number, a place by its name; null if the choice concerns neither. */
export function aboutOf(choice: ChoiceName, here: string | null): string | number | null {
  const seat = argument(choice, "seat");
  if (seat !== undefined) return Number(seat);
  const place = argument(choice, "place");
  if (place !== undefined) return String(place);
  return HERE.includes(String(choice[0])) ? here : null;
}

/** The target's name on the board (`Mark.place`). */
export function targetName(about: string | number): string {
  return typeof about === "number" ? `seat:${about}` : `place:${about}`;
}
