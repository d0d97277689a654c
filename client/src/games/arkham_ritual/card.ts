/** Everything that the front page and the lobby need of Arkham Ritual. */

import type { GameCard } from "@/shell/games";
import Cover from "./Cover.svelte";

export const card: GameCard = {
  id: "arkham-ritual",
  complexity: 1,
  prefix: "ar",
  Cover,
  optionGroups: {
    cards: ["orb_slot", "hero_slot", "villain_slot", "great_old_one", "doom_track"],
    rulings: ["competitive", "tied_seat", "yog_sothoth"],
    table: ["first_player", "companion", "referee"],
  },
};
