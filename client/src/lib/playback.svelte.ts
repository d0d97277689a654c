/** Plays back events one by one, at a readable pace. */

import { still } from "./motion";
import { settings, type Pace } from "./settings.svelte";
import type { EventOf, Follower, GameEvent, GameTypes, View } from "./table.svelte";

/** How a game makes its stages. A stage is what lies on the table at one moment of playback. */
export interface Staging<G extends GameTypes = GameTypes> {
  /** The stage for a view; pieces of the previous stage keep their identity, so that they can move. */
  settle(view: G["view"], before: G["stage"] | null): G["stage"];
  /** The stage after an event, before the rest of its move has been shown. */
  step(stage: G["stage"], event: EventOf<G>): G["stage"];
  /** For how many milliseconds to rest after an event. */
  rest(event: EventOf<G>): number;
  /** Whether to stop before this event until the player has read what is shown. */
  stopsBefore(event: EventOf<G>, stage: G["stage"]): boolean;
}

/** The changes of events to a stage, by kind; each gets an event of its kind. */
export type Changes<G extends GameTypes> = {
  readonly [K in EventOf<G>["kind"]]?: (
    stage: G["stage"],
    event: Extract<EventOf<G>, { kind: K }>,
  ) => Partial<G["stage"]>;
};

type Change<G extends GameTypes> = (stage: G["stage"], event: EventOf<G>) => Partial<G["stage"]>;

/** The stage after an event; an event without a change leaves it unchanged. */
export function changedBy<G extends GameTypes>(
  changes: Changes<G>,
  stage: G["stage"],
  event: EventOf<G>,
): G["stage"] {
  const kind: EventOf<G>["kind"] = event.kind;
  const change = changes[kind] as Change<G> | undefined;
  return change ? { ...stage, ...change(stage, event) } : stage;
}

/** A list with another value in one place, for the changes of stages. */
export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((each, i) => (i === at ? value : each));
}

type Item = { event: GameEvent } | { settled: View };

/** Hooks of the component that shows the playback. */
export interface PlaybackHooks {
  /** Called when an event is shown, with the events still to come; returns the shortest rest after it. */
  shows?(event: GameEvent, coming: readonly GameEvent[]): number;
  /** Whether the playback waits for the player where it stops; a spectator's continues by itself. */
  readonly waits?: boolean;
}

/** With more items than this in the queue, the playback is faster. */
const LONG_QUEUE = 14;

/** How long an interlude stays when no one has to confirm it. */
const INTERLUDE_TIME = 6000;

/** Factors for rests. */
const SPEEDS: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.45 };

export class Playback implements Follower {
  stage = $state.raw<object | null>(null);
  /** The view after everything shown so far. A table draws this one: the live view knows more. */
  shown = $state.raw<View | null>(null);
  /** The view after the current move: it has the names of everything the move mentions. */
  nextView = $state.raw<View | null>(null);
  /** How many entries of the history have been shown. */
  shownCount = $state(0);
  /** Whether it waits for the player to continue. */
  stopped = $state(false);
  /** Whether some events have not been shown yet. */
  behind = $state(false);
  /** Whether everything is shown without rests until it is this player's turn. */
  hurrying = $state(false);

  readonly #staging: Staging;
  readonly #hooks: PlaybackHooks;
  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(staging: Staging, hooks: PlaybackHooks = {}) {
    this.#staging = staging;
    this.#hooks = hooks;
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
    this.nextView = view;
    this.shownCount = view.history.length;
    this.stopped = false;
    this.behind = false;
    if (endsHurry(view)) this.hurrying = false;
  }

  happened(events: readonly GameEvent[], view: View): void {
    this.#queue.push(...events.map((event) => ({ event })), { settled: view });
    this.#updateNextView();
    this.behind = true;
    if (this.#timer === null && !this.stopped) this.#next();
  }

  /** Continues after a stop. */
  resume(): void {
    if (!this.stopped) return;
    this.#clearTimer();
    this.stopped = false;
    this.#next(true);
  }

  /** Ends the current rest. */
  skip(): void {
    if (this.#timer === null || this.stopped) return;
    this.#clearTimer();
    this.#next();
  }

  /** Drops the events still to be shown and shows the newest view. */
  catchUp(): void {
    const last = this.#queue.findLast((item) => "settled" in item);
    if (last !== undefined && "settled" in last) this.#begin(last.settled);
    else this.skip();
  }

  /** Shows everything at once until this player has something to decide. */
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
        if (this.#hooks.waits === false) this.#timer = setTimeout(() => this.resume(), INTERLUDE_TIME);
        return;
      }
      passed = false;
      this.#queue.shift();
      this.stage = this.#staging.step(stage, item.event);
      this.shownCount += 1;
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
    this.shownCount = view.history.length;
    this.#updateNextView();
    if (endsHurry(view)) this.hurrying = false;
  }

  #updateNextView(): void {
    const hasEvents = this.#queue[0] !== undefined && "event" in this.#queue[0];
    const next = this.#queue.find((item) => "settled" in item);
    this.nextView = hasEvents && next !== undefined && "settled" in next ? next.settled : this.shown;
  }

  #rest(event: GameEvent): number {
    const coming = this.#queue.flatMap((item) => ("event" in item ? [item.event] : []));
    const least = this.#hooks.shows?.(event, coming) ?? 0;
    if (document.hidden || this.hurrying) return 0;
    const rest = this.#staging.rest(event) * SPEEDS[settings.pace];
    if (this.#queue.length > LONG_QUEUE) return Math.max(least, rest / 4);
    return Math.max(least, still() ? rest / 2 : rest);
  }
}

function endsHurry({ decision, result }: View): boolean {
  return result !== null || (decision !== null && !decision.optional);
}
