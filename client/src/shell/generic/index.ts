/** The generic table for games without their own: the view as a structure, the options as a list. */

import type { Staging } from "@/lib/playback.svelte";
import type { GameTable } from "@/shell/games";
import GenericBoard from "./GenericBoard.svelte";
import GenericCover from "./GenericCover.svelte";
import { genericWords } from "./words";

const staging: Staging = {
  settle: (view) => view,
  step: (stage) => stage,
  rest: () => 0,
  stopsBefore: () => false,
};

const made = new Map<string, GameTable>();

export function genericGame(id: string): GameTable {
  const known = made.get(id);
  if (known !== undefined) return known;
  const words = genericWords(id);
  const game: GameTable = {
    id,
    complexity: Infinity,
    prefix: id,
    staging,
    words: () => words,
    Cover: GenericCover,
    Board: GenericBoard,
    hasInterlude: () => false,
    sounds: {},
    rules: [],
  };
  made.set(id, game);
  return game;
}
