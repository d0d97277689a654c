/** The pictures of rooms, events and roles, for the list of all cards and pieces. */

import { outline } from "@/engravings/strokes";
import type { Catalogue, Picture } from "@/shell/reference/reference";
import { EVENTS, ROLES, SYMBOLS } from "./board/icons";

const LINE = 1.7;

function pictures(kind: string, drawings: Readonly<Record<string, string>>): [string, Picture][] {
  return Object.entries(drawings).map(([id, path]) => [
    `${kind}-${id}`,
    { size: 24, strokes: [outline(path, LINE)] },
  ]);
}

export const catalogue: Catalogue = {
  decks: async () => (await import("@/generated/among_cultists.reference.json")).default,
  pictures: Object.fromEntries([
    ...pictures("room", SYMBOLS),
    ...pictures("event", EVENTS),
    ...pictures("role", ROLES),
  ]),
};
