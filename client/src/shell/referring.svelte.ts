/** The catalogue of the game at this table, loaded once, for whoever shows or looks for its things. */

import { language } from "@/lib/i18n.svelte";
import type { GameTable } from "./games";
import { Finder, indexOf, type Index, type Piece, type Teller, type Told } from "./referring";

class Referring {
  index = $state.raw<Index>(new Map());
  /** The board's own, while there is one. */
  teller = $state.raw<Teller | null>(null);
  /** Names of what is in no catalogue, such as the places of a map. */
  others = $state.raw<readonly string[]>([]);
  #game = "";

  readonly #finder = $derived.by(() => {
    void language();
    return new Finder(this.index, this.others);
  });

  async open(game: GameTable): Promise<void> {
    if (this.#game === game.id) return;
    this.#game = game.id;
    this.index = new Map();
    const decks = (await game.catalogue?.decks()) ?? [];
    if (this.#game === game.id) this.index = indexOf(decks);
  }

  told(ref: string): readonly Told[] {
    return this.index.has(ref) ? [{ ref }] : (this.teller?.(ref) ?? []);
  }

  pieces(text: string): Piece[] {
    return this.#finder.pieces(text);
  }
}

export const referring = new Referring();
