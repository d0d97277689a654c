/** Any game without a table of its own: its view as a readable structure, its options as a list. */

import type { Staging } from "@/lib/playback.svelte";
import type { GameTable } from "../games";
import GenericBoard from "./GenericBoard.svelte";
import { genericWords } from "./words";

const staging: Staging = {
  settle: (view) => view,
  step: (stage) => stage,
  rest: () => 0,
  stopsBefore: () => false,
};

const made = new Map<string, GameTable>();

export function genericGame(prefix: string): GameTable {
  const known = made.get(prefix);
  if (known !== undefined) return known;
  const words = genericWords(prefix);
  const game: GameTable = {
    prefix,
    staging,
    words: () => words,
    Board: GenericBoard,
    hasInterlude: () => false,
    sounds: {},
    rules: [],
  };
  made.set(prefix, game);
  return game;
}
