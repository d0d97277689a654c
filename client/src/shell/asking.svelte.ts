/** The open question to me, as it stands in the dock and on the board, and how it is answered. */

import { untrack } from "svelte";
import type { Coaching, OpenDecision } from "@/generated/protocol";
import type { View } from "@/lib/table.svelte";
import { AdviceOn } from "./advice.svelte";
import { Choosing } from "./choosing.svelte";
import type { ChoiceName, Names, Words } from "./games";
import { arranged, marksOf, questionOf, type Asked, type Offered, type Plan } from "./question";

/** What a question is made of; `decision` is null until all that led to it has been shown. */
export interface Ground {
  readonly decision: OpenDecision | null;
  readonly view: View;
  readonly stage: object | null;
  readonly words: Words;
  readonly names: Names;
  readonly choices: readonly ChoiceName[];
}

export class Asking {
  readonly choosing: Choosing;

  readonly #ground: () => Ground;
  readonly #adviceOn = new AdviceOn();

  readonly asked = $derived.by<Asked | null>(() => {
    const { decision, view, stage, names, choices } = this.#ground();
    if (decision === null || stage === null) return null;
    return { decision, view, stage, names, choices, advice: this.#adviceOn.of(decision) };
  });
  readonly question = $derived.by(() =>
    this.asked === null ? null : questionOf(this.#ground().words, this.asked),
  );
  readonly offered = $derived.by(() =>
    this.asked === null || this.question === null
      ? []
      : arranged(this.#ground().words, this.asked, this.question),
  );
  readonly marks = $derived.by(() =>
    marksOf(this.offered, this.question?.plans ?? [], this.choosing.chosen, (what) => this.press(what)),
  );

  constructor(ground: () => Ground, answer: (decision: number, choice: number) => void) {
    this.#ground = ground;
    this.choosing = new Choosing(answer);
  }

  /** Chosen on the board or in the dock; a finger is asked twice. */
  choose(choice: number): void {
    const option = this.offered.find((each) => each.choice === choice && each.reason === null);
    if (option !== undefined) this.press(option);
  }

  press(what: Offered | Plan): void {
    const { decision, view } = this.#ground();
    if (decision === null) return;
    if ("steps" in what) this.choosing.follow(what, decision, view.history);
    else this.choosing.press(what, decision);
  }

  /** The option with this key, if there is one, is chosen. */
  pressKey(key: string): void {
    const option = this.offered.find((each) => each.key === key);
    if (option !== undefined) this.press(option);
  }

  /** Where its figures stand on the options, the coach is asked with the question. */
  advise(coach: () => Promise<Coaching["advice"]>): void {
    const id = this.#ground().decision?.id;
    if (id !== undefined) untrack(() => void this.#adviceOn.ask(id, coach));
  }
}
