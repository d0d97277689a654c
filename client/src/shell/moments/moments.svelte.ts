/** Shows one moment at a time over the whole board, and ends it. */

import type { GameEvent } from "@/lib/table.svelte";
import { joinMoments, lastingOf, type Moment } from "./moments";

export class Moments {
  current = $state.raw<Moment | null>(null);

  readonly #of: (event: GameEvent) => Moment | null;
  /** Events whose moments were joined with an earlier one. */
  #done = new WeakSet<GameEvent>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(of: (event: GameEvent) => Moment | null) {
    this.#of = of;
  }

  /** Shows the moment of an event, if it has one, joined with later ones of its kind. */
  show(event: GameEvent, coming: readonly GameEvent[]): Moment | null {
    const first = this.#done.has(event) ? null : this.#of(event);
    if (first === null) return null;
    const alike: Moment[] = [];
    for (const later of coming) {
      const moment = this.#of(later);
      if (moment?.kind !== first.kind) continue;
      alike.push(moment);
      this.#done.add(later);
    }
    this.end();
    const moment = joinMoments([first, ...alike]);
    this.current = moment;
    this.#timer = setTimeout(() => this.end(), lastingOf(moment));
    return moment;
  }

  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.current = null;
  }
}
