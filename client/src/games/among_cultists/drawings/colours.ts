/** The colours of rooms, as drawn in the rules, and the short names that routes use for them. */

export const COLOURS: Readonly<Record<string, string>> = {
  light_blue: "#9ccbe8",
  red: "#d8604f",
  green: "#6fae6c",
  orange: "#e5923f",
  pink: "#e09ac0",
  dark_blue: "#6d88d0",
};
