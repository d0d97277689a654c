import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setHidden } from "@/testing/document";
import { Playback, type Staging } from "./playback.svelte";
import { settings } from "./settings.svelte";
import type { GameEvent, View } from "./table.svelte";

/** A stage that records which view it was settled from and which events were shown since. */
interface Seen {
  readonly settled: number;
  readonly shown: readonly string[];
}

const REST = 100;

const staging: Staging = {
  settle: (view) => ({ settled: view.history.length, shown: [] }) satisfies Seen,
  step: (stage, event) => ({ ...stage, shown: [...(stage as Seen).shown, event.kind] }),
  rest: (event) => (event.kind.startsWith("quick") ? 0 : REST),
  stopsBefore: (event) => event.kind === "chapter",
};

const events = (...kinds: string[]): GameEvent[] => kinds.map((kind) => ({ kind }));

/** A view with this many events in its history. */
const viewAfter = (count: number, more: Partial<View> = {}): View =>
  ({ history: Array<GameEvent>(count), decision: null, result: null, ...more }) as unknown as View;
/** A view with an open question to me. */
const myTurn = (count: number): View =>
  viewAfter(count, { decision: { id: 1, optional: false } as View["decision"] });

let heard: string[];
/** How long the hook wants an event to rest. */
let held: number;
let playback: Playback;
const seen = (): Seen | null => playback.stage as Seen | null;

beforeEach(() => {
  vi.useFakeTimers();
  setHidden(false);
  settings.motion = "full";
  heard = [];
  held = 0;
  playback = new Playback(staging, {
    shows: ({ kind }) => {
      heard.push(kind);
      return held;
    },
  });
  playback.restart(viewAfter(4));
});

afterEach(() => {
  playback.stop();
  settings.motion = "system";
  settings.pace = "normal";
  vi.useRealTimers();
});

test("it begins at the view, with the whole history shown", () => {
  expect(seen()).toEqual({ settled: 4, shown: [] });
  expect([playback.shownCount, playback.behind, playback.stopped]).toEqual([4, false, false]);
});

test("events are shown one after the other, each for its rest", () => {
  playback.happened(events("a", "b", "c"), viewAfter(7));
  expect(seen()).toEqual({ settled: 4, shown: ["a"] });
  expect([playback.shownCount, playback.behind]).toEqual([5, true]);
  vi.advanceTimersByTime(REST - 1);
  expect(seen()?.shown).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(seen()?.shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(REST);
  expect(heard).toEqual(["a", "b", "c"]);
  expect(playback.shownCount).toBe(7);
});

test("with its last event a move settles on its view, which then rests", () => {
  playback.happened(events("a", "b"), viewAfter(6));
  vi.advanceTimersByTime(REST);
  expect(seen()).toEqual({ settled: 6, shown: [] });
  expect(playback.behind).toBe(true);
  vi.advanceTimersByTime(REST);
  expect(playback.behind).toBe(false);
});

test("events without a rest are shown together with the next", () => {
  playback.happened(events("quick-a", "quick-b", "c"), viewAfter(7));
  expect(heard).toEqual(["quick-a", "quick-b", "c"]);
});

test("a move without events settles at once", () => {
  playback.happened([], viewAfter(4));
  expect(playback.behind).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test("later moves wait until the current one has been shown", () => {
  playback.happened(events("a"), viewAfter(5));
  playback.happened(events("b"), viewAfter(6));
  expect(heard).toEqual(["a"]);
  expect(seen()).toEqual({ settled: 5, shown: [] });
  vi.advanceTimersByTime(REST);
  expect(heard).toEqual(["a", "b"]);
  expect(seen()).toEqual({ settled: 6, shown: [] });
});

describe("before an interlude", () => {
  test("it stops until the player continues", () => {
    playback.happened(events("a", "chapter", "b"), viewAfter(7));
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(["a"]);
    expect([playback.stopped, playback.behind]).toEqual([true, true]);
    playback.resume();
    expect(heard).toEqual(["a", "chapter"]);
    expect(playback.stopped).toBe(false);
    vi.advanceTimersByTime(REST);
    expect(heard).toEqual(["a", "chapter", "b"]);
  });

  test("new moves do not make it continue", () => {
    playback.happened(events("chapter"), viewAfter(5));
    playback.happened(events("a"), viewAfter(6));
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
  });

  test("continuing changes nothing unless it has stopped", () => {
    playback.happened(events("a", "b"), viewAfter(6));
    playback.resume();
    expect(heard).toEqual(["a"]);
  });
});

describe("the pace", () => {
  test("is four times as fast while more than fourteen events wait", () => {
    const many = events(...Array.from({ length: 20 }, (_, i) => `e${i}`));
    playback.happened(many, viewAfter(24));
    vi.advanceTimersByTime(REST / 4);
    expect(heard).toHaveLength(2);
    // After the seventh, fourteen are left: thirteen events and the view.
    vi.advanceTimersByTime((REST / 4) * 5);
    expect(heard).toHaveLength(7);
    vi.advanceTimersByTime(REST / 4);
    expect(heard).toHaveLength(7);
    vi.advanceTimersByTime(REST - REST / 4);
    expect(heard).toHaveLength(8);
  });

  test("is twice as fast for users who want no animations", () => {
    settings.motion = "reduced";
    playback.happened(events("a", "b"), viewAfter(6));
    vi.advanceTimersByTime(REST / 2);
    expect(heard).toEqual(["a", "b"]);
  });

  test("is instant while the page is hidden", () => {
    setHidden(true);
    playback.happened(events("a", "b", "c"), viewAfter(7));
    expect(heard).toEqual(["a", "b", "c"]);
    expect([playback.behind, seen()?.settled]).toEqual([false, 7]);
  });
});

test("a restart drops everything still to be shown", () => {
  playback.happened(events("a", "chapter", "b"), viewAfter(7));
  playback.restart(viewAfter(9));
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(["a"]);
  expect(seen()).toEqual({ settled: 9, shown: [] });
  expect([playback.shownCount, playback.behind, playback.stopped]).toEqual([9, false, false]);
});

test("nothing more is shown after stop()", () => {
  playback.happened(events("a", "b"), viewAfter(6));
  playback.stop();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(["a"]);
});

describe("what is shown", () => {
  test("is the view after all moves shown so far; `nextView` is the one after the current move", () => {
    playback.happened(events("a", "b"), viewAfter(6));
    playback.happened(events("c"), viewAfter(7));
    expect([playback.shown?.history.length, playback.nextView?.history.length]).toEqual([4, 6]);
    vi.advanceTimersByTime(REST);
    expect([playback.shown?.history.length, playback.nextView?.history.length]).toEqual([6, 7]);
    vi.advanceTimersByTime(2 * REST);
    expect([playback.shown?.history.length, playback.nextView?.history.length]).toEqual([7, 7]);
  });

  test("rests at the player's pace", () => {
    settings.pace = "slow";
    playback.happened(events("a", "b"), viewAfter(6));
    vi.advanceTimersByTime(REST);
    expect(heard).toEqual(["a"]);
    vi.advanceTimersByTime(REST);
    expect(heard).toEqual(["a", "b"]);
  });

  test("rests as long as a moment lasts, unless it is skipped", () => {
    held = 10 * REST;
    playback.happened(events("quick-a", "b", "c"), viewAfter(7));
    vi.advanceTimersByTime(9 * REST);
    expect(heard).toEqual(["quick-a"]);
    playback.skip();
    expect(heard).toEqual(["quick-a", "b"]);
  });
});

describe("catching up", () => {
  test("shows the newest view without the events before it", () => {
    playback.happened(events("a", "b"), viewAfter(6));
    playback.happened(events("chapter", "d"), viewAfter(8));
    playback.catchUp();
    expect(seen()).toEqual({ settled: 8, shown: [] });
    expect([playback.shownCount, playback.behind, heard]).toEqual([8, false, ["a"]]);
  });

  test("ends a stop", () => {
    playback.happened(events("chapter"), viewAfter(5));
    expect(playback.stopped).toBe(true);
    playback.catchUp();
    expect([playback.stopped, playback.shownCount]).toEqual([false, 5]);
    playback.happened(events("b"), viewAfter(6));
    expect(heard).toEqual(["b"]);
  });
});

describe("skipping to my turn", () => {
  test("shows everything without rests or stops until there is something to decide", () => {
    playback.happened(events("a", "chapter", "b"), viewAfter(7));
    playback.hurry();
    expect([playback.shownCount, playback.behind, playback.hurrying]).toEqual([7, false, true]);
    playback.happened(events("c", "d"), myTurn(9));
    expect([playback.shownCount, playback.behind, playback.hurrying]).toEqual([9, false, false]);
    playback.happened(events("e", "f"), viewAfter(11));
    expect(playback.shownCount).toBe(10);
  });

  test("ends at once if it is my turn already", () => {
    playback.restart(myTurn(4));
    playback.hurry();
    expect(playback.hurrying).toBe(false);
  });
});

test("a spectator's playback continues by itself after a while", () => {
  playback = new Playback(staging, { waits: false });
  playback.restart(viewAfter(4));
  playback.happened(events("chapter"), viewAfter(5));
  expect(playback.stopped).toBe(true);
  vi.advanceTimersByTime(6000);
  expect([playback.stopped, playback.shownCount]).toEqual([false, 5]);
});

describe("the end of a game, which reveals everything", () => {
  const won = { result: { winners: [0] } as unknown as View["result"] };

  test("is shown after everything that led to it", () => {
    playback.happened(events("a", "b"), viewAfter(6, won));
    const open = viewAfter(9, won);
    playback.restart(open);
    expect([heard, playback.shownCount]).toEqual([["a"], 5]);
    vi.advanceTimersByTime(REST);
    // Secrets stay hidden while the last move is being shown.
    expect([heard, playback.shownCount, playback.nextView === open]).toEqual([["a", "b"], 6, false]);
    vi.advanceTimersByTime(REST);
    expect([playback.shownCount, playback.shown, playback.behind]).toEqual([9, open, false]);
    expect(seen()).toEqual({ settled: 9, shown: [] });
  });

  test("comes at once if everything has been shown, or by catching up", () => {
    playback.happened(events("quick"), viewAfter(5, won));
    playback.restart(viewAfter(7, won));
    expect([playback.shownCount, playback.behind]).toEqual([7, false]);
    playback.restart(viewAfter(4));
    playback.happened(events("a", "b"), viewAfter(6, won));
    playback.restart(viewAfter(9, won));
    playback.catchUp();
    expect([playback.shownCount, playback.behind]).toEqual([9, false]);
  });

  test("restarts the playback if the end was not in the last move", () => {
    playback.happened(events("a", "b"), viewAfter(6));
    playback.restart(viewAfter(9, won));
    expect([playback.shownCount, playback.behind, heard]).toEqual([9, false, ["a"]]);
  });
});
