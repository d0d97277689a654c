/** A shared replay: one player leads, the others follow or look around on their own. */

import type { Refusal, Showing } from "@/generated/protocol";
import { TableStore } from "@/lib/table.svelte";

export type Eyes = Showing["eyes"];

export class SharedReplay {
  leading = $state(false);
  /** Whether to follow the leader's moves. */
  following = $state(false);
  refused = $state.raw<Refusal | null>(null);

  readonly #id: string;
  #table = $state.raw<TableStore | null>(null);
  /** The next step to send, while the last one is still being sent. */
  #next: { move: number; eyes: Eyes } | null = null;
  #sending = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** The leader's position; null if no one else leads. */
  get shown(): Showing | null {
    return this.leading ? null : (this.#table?.state?.showing ?? null);
  }

  /** Starts following the leader. */
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

  /** Sends the leader's new position to those who follow. */
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

  /** Sends one step at a time, and skips those that are outdated. */
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
