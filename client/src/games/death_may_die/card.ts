/** Everything that the front page and the lobby need of Death May Die. */

import type { GameCard } from "@/shell/games";
import Cover from "./Cover.svelte";

export const card: GameCard = {
  id: "death-may-die",
  complexity: 3,
  prefix: "dmd",
  Cover,
  optionGroups: {
    story: ["episode", "elder_one", "investigators"],
    unknown: ["unknown_monsters", "unknown_relics", "random_spawn"],
    rulings: ["brawling", "actions", "first_player"],
  },
};
