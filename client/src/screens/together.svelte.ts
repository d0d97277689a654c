/** Looking at a finished game together: one leads, and the others follow, or look around and come back. */

import type { Refusal, Showing } from "@/generated/protocol";
import { TableStore } from "@/lib/table.svelte";

export type Eyes = Showing["eyes"];

export class Together {
  leading = $state(false);
  /** Goes where the leader goes; whoever looks around freely does not. */
  following = $state(false);
  refused = $state.raw<Refusal | null>(null);

  readonly #id: string;
  #table = $state.raw<TableStore | null>(null);
  /** Where the others are led to, while the last step is still under way to them. */
  #next: { move: number; eyes: Eyes } | null = null;
  #sending = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** Where the one is who leads; null if nobody does, or it is me. */
  get shown(): Showing | null {
    return this.leading ? null : (this.#table?.room?.showing ?? null);
  }

  /** Hears of the leader from now on, and goes along. */
  follow(): void {
    this.#table ??= new TableStore(this.#id);
    this.following = true;
  }

  async lead(move: number, eyes: Eyes): Promise<void> {
    this.#table ??= new TableStore(this.#id);
    this.following = false;
    this.leading = true;
    await this.#send(move, eyes);
  }

  /** I am somewhere else now: those who follow come along. */
  moved(move: number, eyes: Eyes): void {
    if (this.leading) void this.#send(move, eyes);
  }

  stop(): void {
    if (!this.leading) return;
    this.leading = false;
    this.#next = null;
    void this.#table?.show(null, "all");
  }

  leave(): void {
    this.#table?.leave();
  }

  /** One step at a time; of those that were passed by meanwhile, only the last one counts. */
  async #send(move: number, eyes: Eyes): Promise<void> {
    this.#next = { move, eyes };
    if (this.#sending) return;
    this.#sending = true;
    while (this.#next !== null) {
      const step: { move: number; eyes: Eyes } = this.#next;
      this.#next = null;
      this.refused = (await this.#table?.show(step.move, step.eyes)) ?? null;
      if (this.refused !== null) this.leading = false;
    }
    this.#sending = false;
  }
}
