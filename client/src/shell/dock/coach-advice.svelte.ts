/** The coach's answer to the open question, for games that print its odds on the options. */

import { Refused } from "@/lib/api";

/** The coach is rate-limited; retry after this many milliseconds. */
const LATER = 2100;
const TRIES = 3;

type Advice = object | null;

export class CoachAdvice {
  #answer = $state.raw<{ decision: number; advice: Advice } | null>(null);
  /** The question that the coach was asked about last. */
  #asked: number | null = null;

  of({ id }: { id: number }): Advice {
    return this.#answer?.decision === id ? this.#answer.advice : null;
  }

  async ask(decision: number, coach: () => Promise<Advice>): Promise<void> {
    if (this.#asked === decision) return;
    this.#asked = decision;
    for (let tries = 0; tries < TRIES && this.#asked === decision; tries += 1) {
      try {
        const advice = await coach();
        // Another question may be open by now, with different odds.
        if (this.#asked === decision) this.#answer = { decision, advice };
        return;
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal.reason !== "too-fast") return;
        await new Promise((resolve) => setTimeout(resolve, LATER));
      }
    }
  }
}
