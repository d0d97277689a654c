/** The goal line: first the episode's goal, then killing the Elder One. */

import { ELDER, type DeathMayDieLegend, type GoalProgress } from "@/generated/death_may_die";
import { t } from "@/lib/i18n.svelte";
import type { Goal } from "@/shell/games";
import { named, ruleOf } from "./names";
import type { DeathMayDieStage } from "../stage";
import { healthOf } from "./descriptions";

function progressText({ now, low, high }: GoalProgress): string {
  return high >= 0
    ? t("dmd-view-goal-left", { n: now - high })
    : t("dmd-view-goal-done", { n: now, most: low });
}

export function goalOf(legend: DeathMayDieLegend, { table, goal }: DeathMayDieStage): Goal {
  const here = (table.figure_space[ELDER] ?? -1) >= 0;
  const last = legend.most["track"] ?? 0;
  const track = t("dmd-goal-track", { n: table.track, most: last });
  const lost = t("dmd-goal-lost", { last });
  const mortal = t(here ? "dmd-goal-all-dead" : "dmd-goal-one-death");
  if (!table.disrupted) {
    return {
      wanted: ruleOf(`${legend.episode}-goal`),
      numbers: [...goal.map(progressText), track],
      ends: [t("dmd-goal-then", { elder: named(legend.elder) }), lost, mortal],
    };
  }
  return {
    wanted: t("dmd-goal-kill", { elder: named(legend.elder) }),
    numbers: [
      t("dmd-goal-stage", { n: table.stage, most: legend.stages.length }),
      t("dmd-goal-wounds", {
        n: table.figure_wounds[ELDER] ?? 0,
        health: healthOf({ legend, table }, ELDER),
      }),
      track,
    ],
    ends: [t("dmd-view-disrupted"), lost, mortal],
  };
}
