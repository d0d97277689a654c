/** The coach's odds on an open roll, which are shown beside the dice. */

import type { DeathMayDieAdvice, RollAdvice } from "@/generated/death_may_die";

export type Odds = DeathMayDieAdvice & { readonly roll: RollAdvice };

function isOfOpenRoll(advice: DeathMayDieAdvice): advice is Odds {
  return advice.roll !== null;
}

export function oddsIn(advice: DeathMayDieAdvice | null): Odds | null {
  return advice !== null && isOfOpenRoll(advice) ? advice : null;
}
