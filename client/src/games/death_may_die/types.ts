import type { DeathMayDieAdvice, DeathMayDieLegend, DeathMayDieView } from "@/generated/death_may_die";
import type { StoryStage } from "./stage";

/** What the shell's parts of this game are typed by. */
export interface DeathMayDieTypes {
  readonly view: DeathMayDieView;
  readonly legend: DeathMayDieLegend;
  readonly stage: StoryStage;
  readonly advice: DeathMayDieAdvice;
}
