/** What is told of a finished game to those who were not there: the episode, the Elder One, how it ended. */

import { t } from "@/lib/i18n.svelte";
import type { EndingProps } from "@/shell/games";
import type { Emblem, Keepsake } from "@/shell/keepsake";
import { enemyDrawing } from "./emblems";
import { named, ruleOf } from "./names";
import type { DeathMayDieTypes } from "./types";
import { namerOf } from "./words";

const COUNTED = ["kills", "wounds_dealt", "successes", "insanities", "sanity_lost"] as const;

export function keepsake({
  view,
  legend,
  names,
}: EndingProps<DeathMayDieTypes>): Pick<Keepsake, "story"> & Partial<Keepsake> {
  const namer = namerOf(view, legend, names);
  const won = (view.result?.winners.length ?? 0) > 0;
  const { chronicle } = view;
  const figures =
    chronicle === null
      ? []
      : [
          t("dmd-chronicle-turns", { n: chronicle.turns }),
          t("dmd-chronicle-killed", { n: chronicle.killed }),
          t("dmd-chronicle-mythos", { n: chronicle.mythos }),
        ];
  return {
    title: named(legend.episode),
    subtitle: t("dmd-chronicle-against", { elder: named(legend.elder) }),
    verdict: t(`dmd-end-${view.result?.reason ?? ""}`),
    tone: won ? "light" : "dread",
    story: [ruleOf(`${legend.episode}-${won ? "won" : "lost"}`), figures.join(" · ")].join(" "),
    people: (chronicle?.deeds ?? []).map((deeds, who) => ({
      name: namer.person(who),
      lines: [
        ...(deeds.lost > 0 ? [t("dmd-story-lost", { n: deeds.lost })] : []),
        ...COUNTED.map((each) => `${t(`dmd-deeds-${each}`)}: ${deeds[each]}`),
      ],
      lost: deeds.lost > 0,
    })),
    emblem: emblemOf(legend.elder),
  };
}

function emblemOf(elder: string): Emblem {
  const { fill, line } = enemyDrawing(elder);
  return {
    field: 24,
    paths: [
      ...(fill === undefined ? [] : [{ d: fill, fill: "ink" as const }]),
      ...(line === undefined ? [] : [{ d: line, width: 0.8 }]),
    ],
  };
}
