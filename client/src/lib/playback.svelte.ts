/** Plays back events one by one, at a readable pace. */

import { still } from "./motion";
import { settings, type Pace } from "./settings.svelte";
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

/** Hooks of the component that shows the playback. */
export interface Audience {
  /** An event is shown, and these are still to come. The answer is for how long to rest at least. */
  shows?(event: GameEvent, coming: readonly GameEvent[]): number;
  /** Whether the playback waits for the person where it stops; a spectator's goes on by itself. */
  readonly waits?: boolean;
}

/** With more to come than this, the playback hurries. */
const MANY = 14;

/** How long an interlude stays when no one has to confirm it. */
const READING = 6000;

/** A rest is multiplied by this. */
const SPEEDS: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.45 };

export class Playback implements Follower {
  stage = $state.raw<object | null>(null);
  /** The view that everything shown so far has led to. A table draws this one: the live view knows more. */
  shown = $state.raw<View | null>(null);
  /** The view that the move being shown leads to: it has the names of all that the move speaks of. */
  leading = $state.raw<View | null>(null);
  /** How many entries of the history have been shown. */
  told = $state(0);
  /** Waiting for the person to go on. */
  stopped = $state(false);
  /** Something that happened has not been shown yet. */
  behind = $state(false);
  /** Everything is shown without a rest, until it is this person's turn. */
  hurrying = $state(false);

  readonly #staging: Staging;
  readonly #audience: Audience;
  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(staging: Staging, audience: Audience = {}) {
    this.#staging = staging;
    this.#audience = audience;
  }

  /** Restarts from a view. At the end of a game the server sends a full view with everything revealed
   * right after the last move; the move is shown first. */
  restart(view: View): void {
    const last = this.#queue.findLast((item) => "settled" in item);
    const latest = last !== undefined && "settled" in last ? last.settled : this.shown;
    if (!this.behind || view.result === null || !latest?.result) {
      this.#begin(view);
      return;
    }
    this.#queue.push({ settled: view });
    if (this.#timer === null && !this.stopped) this.#next();
  }

  #begin(view: View): void {
    this.#clear();
    this.stage = this.#staging.settle(view, null);
    this.shown = view;
    this.leading = view;
    this.told = view.history.length;
    this.stopped = false;
    this.behind = false;
    if (endsHurry(view)) this.hurrying = false;
  }

  happened(events: readonly GameEvent[], view: View): void {
    this.#queue.push(...events.map((event) => ({ event })), { settled: view });
    this.#lead();
    this.behind = true;
    if (this.#timer === null && !this.stopped) this.#next();
  }

  /** The person has read what was shown. */
  resume(): void {
    if (!this.stopped) return;
    this.#clearTimer();
    this.stopped = false;
    this.#next(true);
  }

  /** The rest after the last event is over. */
  skip(): void {
    if (this.#timer === null || this.stopped) return;
    this.#clearTimer();
    this.#next();
  }

  /** Shows nothing more of what has happened, but what is true now. */
  catchUp(): void {
    const last = this.#queue.findLast((item) => "settled" in item);
    if (last !== undefined && "settled" in last) this.#begin(last.settled);
    else this.skip();
  }

  /** From now on everything is shown at once, until there is something to decide for this person. */
  hurry(): void {
    this.hurrying = this.shown === null || this.behind || !endsHurry(this.shown);
    if (this.stopped) this.resume();
    else this.skip();
  }

  stop(): void {
    this.#clear();
  }

  #clear(): void {
    this.#clearTimer();
    this.#queue = [];
  }

  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
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
      if (!passed && !this.hurrying && this.#staging.stopsBefore(item.event, stage)) {
        this.stopped = true;
        if (this.#audience.waits === false) this.#timer = setTimeout(() => this.resume(), READING);
        return;
      }
      passed = false;
      this.#queue.shift();
      this.stage = this.#staging.step(stage, item.event);
      this.told += 1;
      const hurried = this.hurrying;
      const following = this.#queue[0];
      if (following !== undefined && "settled" in following) this.#settle(following.settled);
      const rest = this.#rest(item.event);
      if (rest > 0 && !hurried) {
        this.#timer = setTimeout(() => this.#next(), rest);
        return;
      }
    }
    this.behind = false;
  }

  #settle(view: View): void {
    this.#queue.shift();
    this.stage = this.#staging.settle(view, this.stage);
    this.shown = view;
    this.told = view.history.length;
    this.#lead();
    if (endsHurry(view)) this.hurrying = false;
  }

  #lead(): void {
    const isToldOf = this.#queue[0] !== undefined && "event" in this.#queue[0];
    const next = this.#queue.find((item) => "settled" in item);
    this.leading = isToldOf && next !== undefined && "settled" in next ? next.settled : this.shown;
  }

  #rest(event: GameEvent): number {
    const coming = this.#queue.flatMap((item) => ("event" in item ? [item.event] : []));
    const least = this.#audience.shows?.(event, coming) ?? 0;
    if (document.hidden || this.hurrying) return 0;
    const rest = this.#staging.rest(event) * SPEEDS[settings.pace];
    if (this.#queue.length > MANY) return Math.max(least, rest / 4);
    return Math.max(least, still() ? rest / 2 : rest);
  }
}

function endsHurry({ decision, result }: View): boolean {
  return result !== null || (decision !== null && !decision.optional);
}
