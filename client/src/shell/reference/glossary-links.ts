/**
 * Links names in texts and things on screen to entries of the game's catalogue. Everything that a player
 * may ask about carries `data-ref`: the id of its catalogue entry, or a mark that the board describes
 * itself, for things with wounds, owners or neighbours.
 */

import { language, t } from "@/lib/i18n.svelte";
import type { ReferenceComponent, ReferenceDeck } from "./reference";

export type Index = ReadonlyMap<string, ReferenceComponent>;

export function indexOf(decks: readonly ReferenceDeck[]): Index {
  return new Map(decks.flatMap(({ components }) => components.map((each) => [each.id, each] as const)));
}

/** A description of a thing: its name, its state, and its catalogue entry. */
export interface Description {
  readonly title?: string;
  readonly note?: string;
  /** Its entry in the catalogue. */
  readonly ref?: string;
  /** What it does, for a thing that is not in the catalogue. */
  readonly lines?: readonly string[];
}

/** Describes a thing on the board by its mark, such as `figure:3`; unknown marks have no description. */
export type Describer = (mark: string) => readonly Description[];

/** A piece of a text; with `ref`, it names that thing. */
export interface Piece {
  readonly text: string;
  readonly ref?: string;
}

/** Punctuation that belongs on the line of the name before it. */
const TAIL = /^[.,;:!?…)’”“]+/u;

/** Each name with the full stop, comma or bracket that follows it at once. */
export function withPunctuation(pieces: readonly Piece[]): (Piece & { readonly tail: string })[] {
  const tailOf = (at: number): string => {
    const next = pieces[at];
    return next === undefined || next.ref !== undefined ? "" : (TAIL.exec(next.text)?.[0] ?? "");
  };
  return pieces.map((piece, at) =>
    piece.ref !== undefined
      ? { ...piece, tail: tailOf(at + 1) }
      : {
          text: pieces[at - 1]?.ref === undefined ? piece.text : piece.text.slice(tailOf(at).length),
          tail: "",
        },
  );
}

/** German names are inflected: „Verfluchten Dolch“, „des Dolchs“. */
const ENDINGS: Readonly<Record<string, [RegExp, string][]>> = {
  de: [
    [/(?:er|es|en|em|e)$/, "(?:er|es|en|em|e)?"],
    [/$/, "(?:s|es|n|en)?"],
  ],
  en: [[/$/, "(?:s)?"]],
};

function pattern(name: string, code: string): string {
  return name
    .split(/\s+/)
    .map((word) => {
      const safe = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      const rule = (ENDINGS[code] ?? []).find(([end]) => end.test(safe));
      return rule === undefined ? safe : safe.replace(rule[0], "") + rule[1];
    })
    .join("\\s+");
}

/** Finds the names of things in texts of the present language. */
export class NameFinder {
  readonly #found: RegExp | null;
  readonly #ids: readonly (string | null)[];

  /** Skips things without rules and names that differ only by a number. `others` hides names inside longer
   * ones: the space Castle Gate is not a link to the card Gate. */
  constructor(index: Index, others: readonly string[] = []) {
    const code = language();
    const named = [...index.values()]
      .filter(({ lines = [], values }) => lines.length > 0 && values === undefined)
      .map(({ id, name }): { id: string | null; name: string } => ({ id, name: t(name) }))
      .filter(({ name }) => name.length > 2)
      .concat(others.map((name) => ({ id: null, name })))
      .sort((a, b) => b.name.length - a.name.length);
    this.#ids = named.map(({ id }) => id);
    this.#found =
      named.length === 0
        ? null
        : new RegExp(
            `(?<![\\p{L}\\p{N}])(?:${named.map(({ name }) => `(${pattern(name, code)})`).join("|")})(?![\\p{L}\\p{N}])`,
            "gu",
          );
  }

  pieces(text: string): Piece[] {
    if (this.#found === null) return [{ text }];
    const pieces: Piece[] = [];
    let at = 0;
    for (const match of text.matchAll(this.#found)) {
      const which = match.slice(1).findIndex((group: string | undefined) => group !== undefined);
      const ref = this.#ids[which] ?? null;
      if (ref === null) continue;
      if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
      pieces.push({ text: match[0], ref });
      at = match.index + match[0].length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at) });
    return pieces;
  }
}
