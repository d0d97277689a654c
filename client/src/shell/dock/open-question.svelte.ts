/** The open question to this player: what dock and board show of it, and the answer. */

import { untrack } from "svelte";
import type { Coaching, OpenDecision } from "@/generated/protocol";
import type { View } from "@/lib/table.svelte";
import { CoachAdvice } from "./coach-advice.svelte";
import { Answering } from "./answering.svelte";
import type { ChoiceName, Names, Words } from "@/shell/games";
import {
  orderedOptions,
  marksOf,
  questionOf,
  type QuestionContext,
  type ShownOption,
  type Plan,
} from "./question";

/** The parts of a question; `decision` is null until everything that led to it has been shown. */
export interface QuestionSource {
  readonly decision: OpenDecision | null;
  readonly view: View;
  readonly stage: object | null;
  readonly words: Words;
  readonly names: Names;
  readonly choices: readonly ChoiceName[];
  /** In a lesson, locked options and plans are left out, and a task may ask for places on the board. */
  readonly lesson?: { readonly places: readonly ShownOption[] | null; point(place: string): void };
}

export class OpenQuestion {
  readonly answering: Answering;

  readonly #source: () => QuestionSource;
  readonly #advice = new CoachAdvice();

  readonly asked = $derived.by<QuestionContext | null>(() => {
    const { decision, view, stage, names, choices } = this.#source();
    if (decision === null || stage === null) return null;
    return { decision, view, stage, names, choices, advice: this.#advice.of(decision) };
  });
  readonly question = $derived.by(() =>
    this.asked === null ? null : questionOf(this.#source().words, this.asked),
  );
  readonly offered: readonly ShownOption[] = $derived.by(() => {
    const { words, lesson } = this.#source();
    if (lesson?.places) return lesson.places;
    if (this.asked === null || this.question === null) return [];
    const options = orderedOptions(words, this.asked, this.question);
    return lesson === undefined ? options : options.filter(({ reason }) => reason === null);
  });
  readonly marks = $derived.by(() => {
    const plans = this.#source().lesson === undefined ? (this.question?.plans ?? []) : [];
    return marksOf(this.offered, plans, this.answering.chosen, (what) => this.press(what));
  });

  constructor(source: () => QuestionSource, answer: (decision: number, choice: number) => void) {
    this.#source = source;
    this.answering = new Answering(answer);
  }

  /** Presses an option chosen on the board. */
  choose(choice: number): void {
    const option = this.offered.find((each) => each.choice === choice && each.reason === null);
    if (option !== undefined) this.press(option);
  }

  press(what: ShownOption | Plan): void {
    const { decision, view, lesson } = this.#source();
    if (lesson?.places) lesson.point(what.place ?? "");
    if (decision === null || lesson?.places) return;
    if ("steps" in what) this.answering.follow(what, decision, view.history);
    else this.answering.press(what, decision);
  }

  /** Handles a number key, which presses an option, and Escape; returns whether it was one of them. */
  handleKey({ key }: KeyboardEvent): boolean {
    if (key === "Escape") this.answering.chosen = null;
    else if (/^[0-9]$/.test(key)) {
      const option = this.offered.find((each) => each.key === key);
      if (option !== undefined) this.press(option);
    } else return false;
    return true;
  }

  /** Asks the coach about the open question, for the odds on its options. */
  advise(coach: () => Promise<Coaching["advice"]>): void {
    const id = this.#source().decision?.id;
    if (id !== undefined) untrack(() => void this.#advice.ask(id, coach));
  }
}
