/** The table of Arkham Ritual, as the shell loads it. */

import type { GameTable } from "@/shell/games";
import Board from "./board/Board.svelte";
import Coach from "./Coach.svelte";
import Ending from "./Ending.svelte";
import Interlude from "./board/Interlude.svelte";
import Picture from "./Picture.svelte";
import { card } from "./card";
import { catalogue } from "./catalogue";
import { resultCard } from "./result-card";
import { moment } from "./moments";
import { sections } from "./rules";
import { staging, type ArkhamRitualTypes } from "./stage";
import { words } from "./words/words";

export const table: GameTable<ArkhamRitualTypes> = {
  ...card,
  staging,
  words: () => words,
  Board,
  Interlude,
  Ending,
  resultCard,
  Coach,
  Picture,
  oddsOnOptions: true,
  moment,
  hasInterlude: (history) => history.some((event) => event.kind === "round-ended"),
  sounds: {
    drew: "flip",
    gave: "card",
    took: "card",
    discarded: "card",
    "round-ended": "bell",
    "great-old-one": "bell",
    sanity: "loss",
    trapezohedron: "flip",
  },
  rules: sections,
  catalogue,
};
