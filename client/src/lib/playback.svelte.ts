/** Shows what happened one event after the other, at a pace that eyes can follow. */

import { still } from "./motion";
import type { EventOf, Follower, GameEvent, GameTypes, View } from "./table.svelte";

/** How a game draws itself. A stage is what lies on the table at one moment of the playback. */
export interface Staging<G extends GameTypes = GameTypes> {
  /** The stage for a view; what lay there before keeps its identity, so that it can move. */
  settle(view: G["view"], before: G["stage"] | null): G["stage"];
  /** The stage after an event, before everything that the event led to has been told. */
  step(stage: G["stage"], event: EventOf<G>): G["stage"];
  /** For how many milliseconds to rest after an event. */
  rest(event: EventOf<G>): number;
  /** Whether to wait, before this event, until the person has read what is shown. */
  stopsBefore(event: EventOf<G>, stage: G["stage"]): boolean;
}

/** What events change on a stage, by their kinds; each change is given an event of its kind. */
export type Changes<G extends GameTypes> = {
  readonly [K in EventOf<G>["kind"]]?: (
    stage: G["stage"],
    event: Extract<EventOf<G>, { kind: K }>,
  ) => Partial<G["stage"]>;
};

type Change<G extends GameTypes> = (stage: G["stage"], event: EventOf<G>) => Partial<G["stage"]>;

/** The stage after an event; an event without a change leaves it as it is. */
export function changedBy<G extends GameTypes>(
  changes: Changes<G>,
  stage: G["stage"],
  event: EventOf<G>,
): G["stage"] {
  const kind: EventOf<G>["kind"] = event.kind;
  const change = changes[kind] as Change<G> | undefined;
  return change ? { ...stage, ...change(stage, event) } : stage;
}

type Item = { event: GameEvent } | { settled: View };

const MANY = 14;

export class Playback implements Follower {
  stage = $state.raw<object | null>(null);
  /** How many entries of the history have been shown. */
  told = $state(0);
  /** Waiting for the person to go on. */
  stopped = $state(false);
  /** Something that happened has not been shown yet. */
  behind = $state(false);

  readonly #staging: Staging;
  readonly #onEvent: (event: GameEvent) => void;
  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(staging: Staging, onEvent: (event: GameEvent) => void = () => undefined) {
    this.#staging = staging;
    this.#onEvent = onEvent;
  }

  restart(view: View): void {
    this.#queue = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.stage = this.#staging.settle(view, null);
    this.told = view.history.length;
    this.stopped = false;
    this.behind = false;
  }

  happened(events: readonly GameEvent[], view: View): void {
    this.#queue.push(...events.map((event) => ({ event })), { settled: view });
    this.behind = true;
    if (this.#timer === null && !this.stopped) this.#next();
  }

  /** The person has read what was shown. */
  resume(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.#next(true);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
  }

  #next(resumed = false): void {
    this.#timer = null;
    let passed = resumed;
    for (let item = this.#queue[0]; item !== undefined; item = this.#queue[0]) {
      const stage = this.stage;
      if (stage === null) return;
      if ("settled" in item) {
        this.#settle(item.settled);
        continue;
      }
      if (!passed && this.#staging.stopsBefore(item.event, stage)) {
        this.stopped = true;
        return;
      }
      passed = false;
      this.#queue.shift();
      this.stage = this.#staging.step(stage, item.event);
      this.told += 1;
      const following = this.#queue[0];
      if (following !== undefined && "settled" in following) this.#settle(following.settled);
      this.#onEvent(item.event);
      const rest = this.#rest(item.event);
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#next(), rest);
        return;
      }
    }
    this.behind = false;
  }

  #settle(view: View): void {
    this.#queue.shift();
    this.stage = this.#staging.settle(view, this.stage);
  }

  #rest(event: GameEvent): number {
    if (document.hidden) return 0;
    const rest = this.#staging.rest(event);
    if (this.#queue.length > MANY) return rest / 4;
    return still() ? rest / 2 : rest;
  }
}
