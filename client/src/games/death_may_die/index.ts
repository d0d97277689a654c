/** The table of Death May Die, as the shell loads it. */

import type { GameTable } from "@/shell/games";
import Board from "./board/Board.svelte";
import Coach from "./Coach.svelte";
import Ending from "./Ending.svelte";
import Picture from "./Picture.svelte";
import { card } from "./card";
import { catalogue } from "./catalogue";
import { resultCard } from "./result-card";
import { momentOf } from "./moments";
import { sections } from "./rules";
import { staging, type DeathMayDieTypes } from "./stage";
import { words } from "./words/words";

export const table: GameTable<DeathMayDieTypes> = {
  ...card,
  staging,
  words,
  Board,
  Ending,
  resultCard,
  Coach,
  hasInterlude: () => false,
  mayAnswerAlone: true,
  undoStopsAt: [
    "set-up",
    "turn-began",
    "rolled",
    "rerolled",
    "mythos",
    "discovered",
    "relics-offered",
    "insanity",
    "unknown-monsters",
  ],
  oddsOnOptions: true,
  Picture,
  moment: momentOf,
  sounds: {
    rolled: "card",
    rerolled: "card",
    mythos: "flip",
    discovered: "flip",
    wounds: "loss",
    sanity: "loss",
    "level-up": "gain",
    insanity: "bell",
    disrupted: "bell",
    "stage-revealed": "bell",
    lost: "bell",
  },
  rules: sections,
  catalogue,
};
