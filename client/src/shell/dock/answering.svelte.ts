/**
 * Turns presses into answers. Touch needs a second tap, and so does everything that would waste something:
 * the first press shows what follows, the second confirms. A plan is a sequence of answers; it ends
 * when the next question is not the expected one.
 */

import type { GameEvent, OpenDecision } from "@/generated/protocol";
import { wasTouch } from "@/lib/browser/pointer";
import { settings } from "@/lib/settings.svelte";
import type { ShownOption, Plan } from "./question";

type Answer = (decision: number, choice: number) => void;

interface Underway {
  readonly plan: Plan;
  /** How many of its answers have been given. */
  readonly given: number;
  /** The question that was answered last. */
  readonly decision: number;
  /** The length of the history when the plan began. */
  readonly since: number;
}

export class Answering {
  /** What was pressed once: a choice by its number, or a plan by its place. */
  chosen = $state<number | string | null>(null);
  underway = $state.raw<Underway | null>(null);

  #decision: number | null = null;
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  /** Handles a new question: drops an earlier press, and continues or ends a plan. */
  asked(decision: OpenDecision, history: readonly GameEvent[]): void {
    if (this.#decision !== decision.id) this.chosen = null;
    this.#decision = decision.id;
    const { underway } = this;
    if (underway === null) return;
    const { plan, given, since } = underway;
    const step = plan.steps[given];
    const stopped = history.slice(since).some(({ kind }) => plan.stopsAt?.includes(kind));
    const refused = decision.id === underway.decision;
    if (step === undefined || stopped || refused || !fits(step, decision)) {
      this.underway = null;
      return;
    }
    this.underway = { plan, given: given + 1, decision: decision.id, since };
    this.#answer(decision.id, step.choice);
  }

  /** Drops the choice and the plan. */
  drop(): void {
    this.chosen = null;
    this.underway = null;
  }

  press(option: Pick<ShownOption, "choice" | "askAgain">, decision: OpenDecision): void {
    if (!decision.options.includes(option.choice)) return;
    if (this.#waits(option.choice, option, decision)) return;
    this.#answer(decision.id, option.choice);
  }

  follow(plan: Plan, decision: OpenDecision, history: readonly GameEvent[]): void {
    const [first] = plan.steps;
    if (first === undefined || !fits(first, decision)) return;
    if (this.#waits(plan.place, plan, decision)) return;
    this.underway = { plan, given: 1, decision: decision.id, since: history.length };
    this.#answer(decision.id, first.choice);
  }

  /** Whether this press only shows what would follow. */
  #waits(
    key: number | string,
    { askAgain }: { askAgain?: string | undefined },
    asked: OpenDecision,
  ): boolean {
    const twoTaps = wasTouch() && settings.taps === "twice" && asked.options.length > 1;
    if (this.chosen !== key && (askAgain !== undefined || twoTaps)) {
      this.chosen = key;
      return true;
    }
    this.chosen = null;
    return false;
  }
}

function fits({ prompt, choice }: { prompt: string; choice: number }, decision: OpenDecision): boolean {
  return decision.prompt === prompt && decision.options.includes(choice);
}
