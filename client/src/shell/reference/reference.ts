/** Every card and piece of a game by deck, as listed by the game's rules. */

import type { Stroke } from "@/engravings/strokes";
import { has, t, type Values } from "@/lib/i18n.svelte";

/** One text about a component; `words` are values that are ids of texts. */
export interface ReferenceLine {
  readonly text: string;
  readonly label?: string;
  readonly values?: Values;
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

export interface ReferenceComponent {
  readonly id: string;
  readonly name: string;
  readonly values?: Values;
  readonly lines?: readonly ReferenceLine[];
  readonly flavour?: string;
  /** The key of its picture in the catalogue. */
  readonly drawing?: string;
  /** Where it comes from: the text `reference-source-<source>`. */
  readonly source: string;
}

export interface ReferenceDeck {
  readonly id: string;
  readonly name: string;
  /** What the deck belongs to, such as an episode. */
  readonly part_of?: string;
  readonly components: readonly ReferenceComponent[];
}

/** A picture on a square of this size. */
export interface Picture {
  readonly size: number;
  /** Whether a path within a filled one is a hole in it. */
  readonly holes?: boolean;
  readonly strokes: readonly Stroke[];
}

export interface Catalogue {
  /** The generated `reference.json`; loaded on demand. */
  decks(): Promise<readonly ReferenceDeck[]>;
  readonly pictures: Readonly<Record<string, Picture>>;
}

export function titleOf({ name, part_of }: ReferenceDeck): string {
  return part_of === undefined ? t(name) : `${t(part_of)}: ${t(name)}`;
}

/** A line with its label, if it has one. */
function saidBy({ text, label, values, words }: ReferenceLine): { label: string; text: string } {
  const named = Object.entries(words ?? {}).map(([name, ids]) => [name, ids.map((id) => t(id)).join(", ")]);
  const all: Values = { ...values, ...(Object.fromEntries(named) as Values) };
  return { label: label === undefined ? "" : t(label, all), text: t(text, all) };
}

/** The rule of a thing line by line; missing texts are left out. */
export function ruleLines({ lines = [] }: ReferenceComponent): { label: string; text: string }[] {
  return lines.filter(({ text }) => has(text)).map(saidBy);
}
