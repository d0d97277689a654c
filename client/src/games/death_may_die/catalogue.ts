/** The pictures of figures and tokens, for the list of all cards and pieces. */

import { ink, outline, type Stroke } from "@/engravings/strokes";
import type { Catalogue, Picture } from "@/shell/reference/reference";
import { ENEMIES, TOKENS, type Drawing } from "./art/emblems";
import decks from "@/generated/death_may_die.reference.json";

const LINE = 1.7;

function picture({ fill, line }: Drawing): Picture {
  const strokes: Stroke[] = [];
  if (fill !== undefined) strokes.push(ink(fill, 0));
  if (line !== undefined) strokes.push(outline(line, LINE));
  return { size: 24, holes: true, strokes };
}

function pictures(kind: string, drawings: Readonly<Record<string, Drawing>>): [string, Picture][] {
  return Object.entries(drawings).map(([id, drawing]) => [`${kind}-${id}`, picture(drawing)]);
}

export const catalogue: Catalogue = {
  decks: () => Promise.resolve(decks),
  pictures: Object.fromEntries([...pictures("figure", ENEMIES), ...pictures("token", TOKENS)]),
};
