/** Everything that the front page and the lobby need of Among Cultists. */

import type { GameCard } from "@/shell/games";
import Cover from "./Cover.svelte";

export const card: GameCard = {
  id: "among-cultists",
  complexity: 2,
  prefix: "ac",
  Cover,
  optionGroups: {
    roles: ["level", "roles", "unsafe_paths", "automa", "automa_seat", "start"],
    rulings: [
      "seer_guess_after_wrong_claim",
      "random_role_hidden",
      "strict_role_counts",
      "self_vote",
      "counts_as_dead",
      "points_against_deaths",
      "camera_needs_route",
      "portrait_places_card",
      "greenhorn_at_forced_vote",
    ],
    time: [
      "decision_seconds",
      "discussion_seconds",
      "guess_seconds",
      "night_seconds",
      "claim_seconds",
      "bot_pace",
      "grace_seconds",
    ],
    talk: [
      "free_text",
      "claims_per_phase",
      "claims_per_vote",
      "silence_blocks_emotes",
      "history",
      "spectators",
    ],
  },
};
