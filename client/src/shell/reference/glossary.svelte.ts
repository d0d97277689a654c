/** The catalogue of the current game, loaded once, for descriptions and links. */

import { language } from "@/lib/i18n.svelte";
import type { GameTable } from "@/shell/games";
import {
  NameFinder,
  indexOf,
  type Index,
  type Piece,
  type Describer,
  type Description,
} from "./glossary-links";

class Glossary {
  index = $state.raw<Index>(new Map());
  /** Set by the board while it is shown. */
  describer = $state.raw<Describer | null>(null);
  /** Names that are not in the catalogue, such as the places of a map. */
  otherNames = $state.raw<readonly string[]>([]);
  #game = "";

  readonly #finder = $derived.by(() => {
    void language();
    return new NameFinder(this.index, this.otherNames);
  });

  async open(game: GameTable): Promise<void> {
    if (this.#game === game.id) return;
    this.#game = game.id;
    this.index = new Map();
    const decks = (await game.catalogue?.decks()) ?? [];
    if (this.#game === game.id) this.index = indexOf(decks);
  }

  describe(ref: string): readonly Description[] {
    return this.index.has(ref) ? [{ ref }] : (this.describer?.(ref) ?? []);
  }

  pieces(text: string): Piece[] {
    return this.#finder.pieces(text);
  }
}

export const glossary = new Glossary();
