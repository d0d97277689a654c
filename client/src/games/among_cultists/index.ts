import type { GameTable } from "@/shell/games";
import Board from "./Board.svelte";
import Coach from "./Coach.svelte";
import Cover from "./Cover.svelte";
import Ending from "./Ending.svelte";
import { momentOf } from "./moments";
import Picture from "./Picture.svelte";
import { sections } from "./rules";
import { staging, type AmongCultistsTypes } from "./stage";
import Talk from "./Talk.svelte";
import { catalogue } from "./catalogue";
import { keepsake } from "./keepsake";
import { wordsOf } from "./words";

export const table: GameTable<AmongCultistsTypes> = {
  id: "among-cultists",
  complexity: 2,
  prefix: "ac",
  staging,
  words: wordsOf,
  Cover,
  Board,
  Ending,
  keepsake,
  Coach,
  Talk,
  hasInterlude: () => false,
  Picture,
  moment: momentOf,
  // By the kind of an event alone: what a seat is told in secret makes no sound.
  sounds: {
    "round-began": "bell",
    moved: "card",
    gave: "card",
    event: "flip",
    power: "loss",
    filled: "card",
    "room-checked": "flip",
    "book-shelved": "gain",
    "book-lost": "loss",
    "row-scored": "gain",
    "death-confirmed": "bell",
    votes: "flip",
    ghost: "loss",
    said: "chat",
    claimed: "bell",
  },
  rules: sections,
  optionGroups: {
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
  catalogue,
};
