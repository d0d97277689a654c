/** Whether the last move can be taken back, as far as one can see: never past chance or a turned card. */

import type { GameEvent } from "@/generated/protocol";

export class TakingBack {
  readonly #stopsAt: readonly string[] | undefined;
  /** How much had happened when this person answered last; null if they have not yet, on this page. */
  #since = $state<number | null>(null);

  /** `stopsAt`: kinds of events after which nothing is taken back; undefined where it is not offered. */
  constructor(stopsAt: readonly string[] | undefined) {
    this.#stopsAt = stopsAt;
  }

  answered(since: number): void {
    this.#since = since;
  }

  /** Something was done since, as far as it has been shown, and nothing of it stays for good. */
  isOffered(history: readonly GameEvent[]): boolean {
    const stops = this.#stopsAt;
    if (stops === undefined || this.#since === null) return false;
    const since = history.slice(this.#since);
    return since.length > 0 && !since.some(({ kind }) => stops.includes(kind));
  }
}
