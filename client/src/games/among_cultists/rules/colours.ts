/** The colours of rooms, as drawn in the rules. */

import type { COLOURS as NAMES } from "@/generated/among_cultists";

export const COLOURS: Readonly<Record<(typeof NAMES)[number], string>> = {
  light_blue: "#9ccbe8",
  red: "#d8604f",
  green: "#6fae6c",
  orange: "#e5923f",
  pink: "#e09ac0",
  dark_blue: "#6d88d0",
};
