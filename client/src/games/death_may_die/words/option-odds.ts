/** The coach's odds on an option: how likely it is to succeed, or that it cannot. */

import type { Chances, PlanAdvice, RollAdvice } from "@/generated/death_may_die";
import { language, percent, t } from "@/lib/i18n.svelte";
import type { QuestionContext, OptionWords } from "@/shell/games";
import type { Odds } from "@/shell/dock/question";
import type { DeathMayDieTypes } from "../stage";

type Advice = QuestionContext<DeathMayDieTypes>["advice"];

function mean(number: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number);
}

/** The coach's plan with the best chance among those that begin with this choice. */
export function planOf(advice: Advice, choice: number): PlanAdvice | undefined {
  return advice?.plans
    .filter(({ choices }) => choices[0] === choice)
    .sort((a, b) => b.roll.plain.reaches - a.roll.plain.reaches)[0];
}

/** The option's odds; none if the coach was not asked or has none. */
export function oddsOf(advice: Advice, choice: number): Pick<OptionWords, "odds" | "hopeless" | "detail"> {
  if (advice === null) return {};
  const option = advice.options.find((each) => each.choice === choice);
  if (option !== undefined && advice.roll !== null)
    return { odds: oddsText(advice.roll, option.alone, option.best) };
  const roll = planOf(advice, choice)?.roll;
  if (roll === undefined) return {};
  if (roll.aim === "need" && roll.needed === null) {
    const dice = roll.black + roll.green;
    const why =
      roll.asked === null ? t("dmd-opt-cannot-now") : t("dmd-opt-cannot", { need: roll.asked, dice });
    return { hopeless: true, detail: why };
  }
  return { odds: oddsText(roll, roll.plain, roll.best.at(-1) ?? roll.plain) };
}

/** A chance in words, by the aim of the roll; the expected number where every success counts. */
function oddsText({ aim, needed, targets }: RollAdvice, alone: Chances, best: Chances): Odds {
  const chance = percent(alone.reaches);
  const onward = percent(best.reaches);
  switch (aim) {
    case "defeat":
      if (needed === null) return onAverage("dmd-opt-hit", 0, alone.wounds);
      return {
        chance: alone.reaches,
        text:
          chance === onward
            ? t("dmd-opt-kill", { chance })
            : t("dmd-opt-kill-with", { chance, best: onward }),
      };
    case "need":
      return {
        chance: alone.reaches,
        text:
          chance === onward
            ? t("dmd-opt-need", { chance })
            : t("dmd-opt-need-with", { chance, best: onward }),
      };
    case "harm":
      return { chance: alone.reaches, text: t("dmd-opt-unhurt", { chance }) };
    case "most":
      return targets.length > 0
        ? onAverage("dmd-opt-hit", alone.successes / 5, alone.wounds)
        : onAverage("dmd-opt-most", alone.successes / 5, alone.successes);
  }
}

/** An expected number stays a number in the short form, not a percentage. */
function onAverage(text: string, bar: number, n: number): Odds {
  return { chance: Math.min(bar, 1), text: t(text, { n: mean(n) }), short: `≈ ${mean(n)}` };
}

/** What the odds on the options mean; undefined if they mean different things. */
export function oddsMeaning(advice: Advice): string | undefined {
  const rolls = [advice?.roll ?? null, ...(advice?.plans.map(({ roll }) => roll) ?? [])];
  const aims = new Set(rolls.flatMap((roll) => (roll === null ? [] : [roll.aim])));
  const [aim] = aims;
  return aim === undefined || aims.size > 1 ? undefined : t(`dmd-opt-mean-${aim}`);
}
