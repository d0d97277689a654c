/** The result card: the episode, the Elder One and the outcome. */

import { t } from "@/lib/i18n.svelte";
import type { EndingProps } from "@/shell/games";
import type { Emblem, ResultCardContent } from "@/shell/ending/result-card";
import { enemyDrawing } from "./art/emblems";
import { named, ruleOf } from "./words/names";
import type { DeathMayDieTypes } from "./stage";
import { namerOf } from "./words/words";

const COUNTED = ["kills", "wounds_dealt", "successes", "insanities", "sanity_lost"] as const;

export function resultCard({ view, legend, names }: EndingProps<DeathMayDieTypes>): ResultCardContent {
  const namer = namerOf(view, legend, names);
  const won = (view.result?.winners.length ?? 0) > 0;
  const { chronicle } = view;
  const figures =
    chronicle === null
      ? []
      : [
          t("dmd-recap-turns", { n: chronicle.turns }),
          t("dmd-recap-killed", { n: chronicle.killed }),
          t("dmd-recap-mythos", { n: chronicle.mythos }),
        ];
  return {
    title: named(legend.episode),
    subtitle: t("dmd-recap-against", { elder: named(legend.elder) }),
    verdict: t(`dmd-end-${view.result?.reason ?? ""}`),
    tone: won ? "light" : "dread",
    story: [ruleOf(`${legend.episode}-${won ? "won" : "lost"}`), figures.join(" · ")].join(" "),
    people: (chronicle?.deeds ?? []).map((deeds, who) => ({
      name: namer.person(who),
      lines: [
        ...(deeds.lost > 0 ? [t("dmd-story-lost", { n: deeds.lost })] : []),
        ...COUNTED.map((each) => `${t(`dmd-recap-investigator-${each}`)}: ${deeds[each]}`),
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
