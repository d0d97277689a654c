/** The cards as they are drawn: their names by number, their colours and kinds, their places on the sheet. */

import { ARTIFACT_TYPES, CARDS } from "@/generated/arkham_ritual";

export { ARTIFACT_TYPES };

type Entry = (typeof CARDS)[number];

export type Colour = Entry["colour"];
/** The Mystery Card is one of the Great Old Ones. */
export type Kind = Exclude<Entry["kind"], "mystery">;

interface Face {
  readonly name: string;
  readonly kind: Entry["kind"];
  readonly colour: Colour;
  /** The type of an artifact; else empty. */
  readonly type: string;
}

/** A card newer than this page. */
const UNKNOWN: Face = { name: "unknown", kind: "great-old-one", colour: "cursed", type: "" };

function faceOf(card: number): Face {
  return CARDS[card] ?? UNKNOWN;
}

export function nameOf(card: number): string {
  return faceOf(card).name;
}

export function cardNamed(name: string): number {
  return CARDS.findIndex((card) => card.name === name);
}

export function kindOf(card: number): Kind {
  const { kind } = faceOf(card);
  return kind === "mystery" ? "great-old-one" : kind;
}

export function colourOf(card: number): Colour {
  return faceOf(card).colour;
}

export function typeOf(card: number): string {
  return faceOf(card).type;
}

/** The names of the cards of a kind, each once. */
export function namesOfKind(kind: Kind): string[] {
  const names = CARDS.flatMap(({ name }, card) => (kindOf(card) === kind ? [name] : []));
  return [...new Set(names)];
}

/** The id of the text that says what a card does. */
export function ruleOf(card: number): string {
  return kindOf(card) === "artifact" ? "ar-rule-artifact" : `ar-rule-${nameOf(card)}`;
}

/** A card held by a player, visible to the others. */
export interface Sighted {
  readonly card: number;
  readonly who: string;
}

/** A place on the sheet, one for each copy of a card: discarded, held by someone, or not visible. */
export interface SheetPlace<P> {
  readonly key: string;
  readonly card: number;
  readonly piece: P | null;
  readonly who: string | null;
}

/** Equal cards are indistinguishable: discarded ones come first, then visible ones. */
export function sheetPlaces<P extends { readonly card: number | null }>(
  cards: readonly number[],
  discards: readonly P[],
  sight: readonly Sighted[],
): SheetPlace<P>[] {
  const copies = new Map<number, number>();
  return cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    const down = discards.filter((piece) => piece.card === card);
    const seen = sight.filter((each) => each.card === card);
    const piece = down[copy] ?? null;
    const who = piece === null ? (seen[copy - down.length]?.who ?? null) : null;
    return { key: `${card}-${copy}`, card, piece, who };
  });
}
