/** The engravings of the cards, for the list of all of them. */

import type { Catalogue } from "@/shell/reference/reference";
import { EMBLEMS } from "./emblems";

export const catalogue: Catalogue = {
  decks: async () => (await import("@/generated/arkham_ritual.reference.json")).default,
  pictures: Object.fromEntries(
    Object.entries(EMBLEMS).map(([name, strokes]) => [name, { size: 100, strokes }]),
  ),
};
