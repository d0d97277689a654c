/** The full-board moments; all of them are public. */

import { listed, t } from "@/lib/i18n.svelte";
import type { MomentContext, Moment } from "@/shell/games";
import { cardNamed, nameOf } from "./cards/cards";
import type { ArkhamRitualTypes } from "./stage";

export function moment({ event, names }: MomentContext<ArkhamRitualTypes>): Moment | null {
  switch (event.kind) {
    case "great-old-one":
    case "mystery": {
      const card = t(`ar-card-${nameOf(event.card)}`);
      return {
        kind: event.kind,
        tone: "dread",
        title: t("ar-moment-great-old-one", { card }),
        line: t("ar-moment-great-old-one-line", { who: names(event.party) }),
        pictures: [String(event.card)],
        sound: "dread",
      };
    }
    case "gate-silent":
      return {
        kind: event.kind,
        tone: "loss",
        title: t("ar-moment-gate-silent"),
        line: t("ar-moment-gate-silent-line"),
        pictures: [String(cardNamed("gate"))],
        sound: "bell",
        lasts: 1200,
      };
    case "round-ended":
      if (event.by !== "elder-sign") return null;
      return {
        kind: "elder-sign",
        tone: "light",
        title: t("ar-moment-elder-sign"),
        pictures: [String(cardNamed("elder-sign"))],
        sound: "bell",
        lasts: 1200,
      };
    case "sanity": {
      if (event.now > 0 || event.change >= 0) return null;
      const who = names(event.seat);
      return {
        kind: "lost",
        tone: "death",
        title: t("ar-moment-lost", { who }),
        together: t("ar-moment-lost-together"),
        line: t("ar-moment-lost-line", { who }),
        sound: "death",
      };
    }
    case "game-over": {
      const { winners, losers } = event;
      return {
        kind: event.kind,
        tone: winners.length > 0 ? "light" : "loss",
        title: t("ar-moment-over", { n: winners.length, names: listed(winners.map(names)) }),
        ...(winners.length > 0
          ? {
              line: t("ar-moment-over-line", { names: listed(losers.map(names)) }),
              pictures: [String(cardNamed("elder-sign"))],
            }
          : {}),
        lasts: 2000,
      };
    }
    default:
      return null;
  }
}
