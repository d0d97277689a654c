/** Whether to offer an undo: never past chance or a revealed card. */

import type { GameEvent } from "@/generated/protocol";

export class UndoOffer {
  readonly #stopsAt: readonly string[] | undefined;
  /** The length of the history at this player's last answer; null before the first one on this page. */
  #since = $state<number | null>(null);

  /** `stopsAt`: kinds of events that cannot be undone; undefined if the game offers no undo. */
  constructor(stopsAt: readonly string[] | undefined) {
    this.#stopsAt = stopsAt;
  }

  answered(since: number): void {
    this.#since = since;
  }

  /** Whether something undoable has been shown since the last answer. */
  isOffered(history: readonly GameEvent[]): boolean {
    const stops = this.#stopsAt;
    if (stops === undefined || this.#since === null) return false;
    const since = history.slice(this.#since);
    return since.length > 0 && !since.some(({ kind }) => stops.includes(kind));
  }
}
