/** The catalogue of the game at this table, loaded once, for whoever shows or looks for its things. */

import { language } from "@/lib/i18n.svelte";
import type { GameTable } from "./games";
import { Finder, indexOf, type Index, type Piece } from "./referring";

class Referring {
  index = $state.raw<Index>(new Map());
  #game = "";

  readonly #finder = $derived.by(() => {
    void language();
    return new Finder(this.index);
  });

  async open(game: GameTable): Promise<void> {
    if (this.#game === game.id) return;
    this.#game = game.id;
    this.index = new Map();
    const decks = (await game.catalogue?.decks()) ?? [];
    if (this.#game === game.id) this.index = indexOf(decks);
  }

  pieces(text: string): Piece[] {
    return this.#finder.pieces(text);
  }
}

export const referring = new Referring();
