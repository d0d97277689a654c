import type { DeathMayDieAdvice, DeathMayDieLegend, DeathMayDieView } from "@/generated/death_may_die";
import type { GameTypes } from "@/lib/table.svelte";
import type { DeathMayDieStage } from "./stage";

/** The types of this game. */
export interface DeathMayDieTypes extends GameTypes {
  readonly view: DeathMayDieView;
  readonly legend: DeathMayDieLegend;
  readonly stage: DeathMayDieStage;
  readonly advice: DeathMayDieAdvice;
}
