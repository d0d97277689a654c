/** The table of Among Cultists, as the shell loads it. */

import type { GameTable } from "@/shell/games";
import Board from "./board/Board.svelte";
import Coach from "./Coach.svelte";
import Ending from "./Ending.svelte";
import { momentOf } from "./moments";
import Picture from "./Picture.svelte";
import { sections } from "./rules";
import { staging, type AmongCultistsTypes } from "./stage";
import Talk from "./claims/Talk.svelte";
import { card } from "./card";
import { catalogue } from "./catalogue";
import { resultCard } from "./result-card";
import { wordsOf } from "./words/words";

export const table: GameTable<AmongCultistsTypes> = {
  ...card,
  staging,
  words: wordsOf,
  Board,
  Ending,
  resultCard,
  Coach,
  Talk,
  hasInterlude: () => false,
  Picture,
  moment: momentOf,
  // Sounds depend only on the kind of an event: a seat's secrets make no sound.
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
  catalogue,
};
