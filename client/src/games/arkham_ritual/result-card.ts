/** The result card: everyone's sanity and the fateful card. */

import { FULL_SANITY } from "@/generated/arkham_ritual";
import { t } from "@/lib/i18n.svelte";
import type { EndingProps } from "@/shell/games";
import type { ResultCardContent } from "@/shell/ending/result-card";
import { nameOf } from "./cards/cards";
import { EMBLEMS, NAMELESS } from "./emblems";
import type { ArkhamRitualTypes } from "./stage";
import { candles, fateful, heroOf } from "./words/story";
import { cardName } from "./words/words";

export function resultCard({ view, names }: EndingProps<ArkhamRitualTypes>): ResultCardContent {
  const hero = heroOf(view);
  const fate = hero === null ? null : fateful(view, hero);
  const burned = candles(view, FULL_SANITY);
  const won = (seat: number): boolean => view.result?.winners.includes(seat) ?? false;
  const drawn = fate === null ? "elder-sign" : nameOf(fate.card);
  return {
    subtitle: t("ar-share-table", { seats: view.seats, rounds: (burned[0]?.length ?? 1) - 1 }),
    story:
      fate === null
        ? t("ar-share-nobody")
        : t("ar-share-fate", { card: cardName(fate.card), who: names(fate.seat), round: fate.round }),
    people: burned.map((marks, seat) => ({
      name: names(seat),
      lines: [t(won(seat) ? "ar-story-away" : "ar-story-lost")],
      lost: !won(seat),
      candles: marks.map(({ left }) => left / FULL_SANITY),
    })),
    emblem: { field: 100, paths: EMBLEMS[drawn] ?? NAMELESS },
  };
}
