/** Every character has its own shape and colour, so that either identifies it. */

export interface Look {
  readonly shape: string;
  readonly colour: string;
}

/** Outlines on a field of 40 by 40. */
const SHAPES: readonly string[] = [
  "M20 3a17 17 0 1 0 0 34a17 17 0 1 0 0-34z",
  "M6 6h28v28H6z",
  "M20 2l18 18l-18 18L2 20z",
  "M20 3l18 32H2z",
  "M11 4h18l9 16l-9 16H11L2 20z",
  "M20 2l18 13.500l-7 21.500H9L2 15.500z",
  "M5 5h30v14c0 9-7 15-15 18C12 34 5 28 5 19z",
  "M13 3h14l10 10v14L27 37H13L3 27V13z",
  "M20 2c6 8 15 13 15 22a15 14 0 0 1-30 0C5 15 14 10 20 2z",
  "M13 3h14v10h10v14H27v10H13V27H3V13h10z",
];

const COLOURS: readonly string[] = [
  "#ecc65c",
  "#86bdec",
  "#ee9a86",
  "#94d68f",
  "#cfa6f0",
  "#f3aecd",
  "#86dcd4",
  "#dcd6c6",
  "#d3ad84",
  "#bccb5a",
];

const GEAR =
  "M17 2h6l1 5l4 2l5-2l4 5l-4 4v4l4 4l-4 5l-5-2l-4 2l-1 5h-6l-1-5l-4-2l-5 2l-4-5l4-4v-4l-4-4l4-5l5 2l4-2z";

export function lookOf(character: number | null, automa: boolean): Look {
  const colour = COLOURS[character ?? 7] ?? "#dcd6c6";
  return { shape: automa ? GEAR : (SHAPES[character ?? 0] ?? ""), colour };
}

/** One or two letters of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const first = Array.from(words[0] ?? "");
  const last = words.length > 1 ? Array.from(words.at(-1) ?? "") : [];
  return `${first[0] ?? "?"}${last[0] ?? first[1] ?? ""}`;
}
