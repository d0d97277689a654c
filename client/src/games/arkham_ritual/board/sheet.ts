/** The sheet of all cards, for large and for small screens. */

import { t } from "@/lib/i18n.svelte";
import {
  ARTIFACT_TYPES,
  kindOf,
  nameOf,
  sheetPlaces,
  typeOf,
  type Sighted,
  type SheetPlace,
} from "../cards/cards";
import type { Piece } from "../stage";

export type Place = SheetPlace<Piece>;

export interface SheetRows {
  readonly places: readonly Place[];
  /** The artifacts, by their types. */
  readonly rows: readonly { readonly type: string; readonly places: readonly Place[] }[];
  /** All other cards are beside them. */
  readonly beside: readonly Place[];
}

export function sheetRows(
  cards: readonly number[],
  discards: readonly Piece[],
  sight: readonly Sighted[],
): SheetRows {
  const places = sheetPlaces(cards, discards, sight);
  return {
    places,
    rows: ARTIFACT_TYPES.map((type) => ({
      type,
      places: places.filter(({ card }) => typeOf(card) === type),
    })),
    beside: places.filter(({ card }) => kindOf(card) !== "artifact"),
  };
}

/** Where a card is, in words. */
export function placeText({ card, piece, who }: Place): string {
  const name = t(`ar-card-${nameOf(card)}`);
  if (piece !== null) return t("ar-sheet-down", { card: name });
  if (who !== null) return t("ar-sheet-sight", { card: name, who });
  return t("ar-sheet-unseen", { card: name });
}
