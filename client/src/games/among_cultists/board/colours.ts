/** Every colour also has a shape, for colour-blind players: on routes, on the shelf
 * and on the rooms. Each is one path on a field of 20 by 20. */

import type { COLOURS } from "@/generated/among_cultists";

export const MARKS: Readonly<Record<string, string>> = {
  light_blue: "M3 8h14M3 12h14",
  red: "M4 4l12 12",
  green: "M10 3v14M3 10h14",
  orange: "M4 16L16 4M4 4l12 12",
  pink: "M10 4a6 6 0 1 0 .1 0",
  dark_blue: "M10 4l6 10H4z",
} satisfies Record<(typeof COLOURS)[number], string>;

export const TINTS: Readonly<Record<string, string>> = {
  light_blue: "#8fd3ea",
  red: "#ea7d6b",
  green: "#86cf8e",
  orange: "#f0ac55",
  pink: "#f2a3d0",
  dark_blue: "#8399ee",
} satisfies Record<(typeof COLOURS)[number], string>;
