import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, Line, Play, Refusal, TableState } from "@/generated/protocol";
import { setHidden } from "@/testing/document";
import { FakeSocket, fakeSockets, line } from "@/testing/socket";
import { after, TableStore, type Follower, type GameEvent, type View } from "./table.svelte";

const NOW = Date.UTC(2026, 0, 1);

const room = (more: Partial<TableState> = {}): TableState =>
  ({
    id: "t",
    game: "toy",
    status: "lobby",
    now: NOW,
    deadlines: [],
    seats: [],
    ...more,
  }) as unknown as TableState;

const view = (more: Record<string, unknown> = {}): View =>
  ({ game: "toy", history: [{ kind: "began" }], score: 1, cards: ["a"], ...more }) as unknown as View;

const refusal = (reason: Refusal["reason"]): Refusal => ({
  reason,
  detail: "",
  text: "",
  word: "",
  values: {},
});

const said = (n: number, seat: number | null, text: string, epoch = 1): FromServer => ({
  type: "said",
  epoch,
  n,
  line: { seat, text, at: NOW, name: "", objection: null } as unknown as Line,
});

const update = (
  n: number,
  told: Partial<Pick<Update, "events" | "changed" | "added">> = {},
  epoch = 1,
): Update => ({
  type: "update",
  epoch,
  n,
  events: [],
  changed: {},
  added: {},
  ...told,
});
type Update = Extract<FromServer, { type: "update" }>;

const snapshot = (n: number, shown: View | null = view(), epoch = 1): FromServer => ({
  type: "snapshot",
  epoch,
  n,
  view: shown as unknown as Record<string, unknown>,
  chat: [],
});

class Watcher implements Follower {
  readonly restarts: View[] = [];
  readonly told: { events: readonly GameEvent[]; view: View }[] = [];

  restart(seen: View): void {
    this.restarts.push(seen);
  }

  happened(events: readonly GameEvent[], seen: View): void {
    this.told.push({ events, view: seen });
  }
}

let store: TableStore;
let watcher: Watcher;

/** What was sent since the greeting. */
const sent = (): unknown[] => line().sent.slice(1);
const lastSent = (): Play => line().sent.at(-1) as Play;
const greetings = (): number => line().sent.filter(({ type }) => type === "hello").length;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  fakeSockets();
  setHidden(false);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("no network"))),
  );
  store = new TableStore("t");
  watcher = new Watcher();
  store.follower = watcher;
  line().opens();
  line().says({ type: "welcome", seat: 2, host: true, room: room() });
});

afterEach(() => {
  store.leave();
  vi.useRealTimers();
});

test("the welcome says who I am here", () => {
  expect([store.seat, store.host, store.online, store.room?.status]).toEqual([2, true, true, "lobby"]);
});

test("how far the server's clock is ahead is learnt from everything that says the time", () => {
  line().says({ type: "room", room: room({ now: NOW + 700 }) });
  expect(store.ahead).toBe(700);
  line().says({ type: "pong", epoch: 1, n: 0, now: NOW - 300 });
  expect(store.ahead).toBe(-300);
  line().says({ type: "times", now: NOW + 50, deadlines: [{ seat: 1 }] } as unknown as FromServer);
  expect(store.ahead).toBe(50);
  expect(store.room?.deadlines).toEqual([{ seat: 1 }]);
});

describe("frames", () => {
  beforeEach(() => line().says(snapshot(5)));

  test("a snapshot is a new beginning", () => {
    expect(store.view).toEqual(view());
    expect(watcher.restarts).toEqual([view()]);
  });

  test("in their order they change the view, and are told with the view after them", () => {
    line().says(
      update(6, { events: [{ kind: "x" }], changed: { score: 2 }, added: { cards: ["b"] } }),
      update(7, { events: [{ kind: "y" }] }),
    );
    expect(store.view).toEqual(
      view({ score: 2, cards: ["a", "b"], history: [{ kind: "began" }, { kind: "x" }, { kind: "y" }] }),
    );
    expect(watcher.told.map(({ events }) => events)).toEqual([[{ kind: "x" }], [{ kind: "y" }]]);
    expect(watcher.told[0]?.view.history).toHaveLength(2);
  });

  test("one that is repeated is dropped", () => {
    line().says(update(6, { events: [{ kind: "x" }] }), update(6, { events: [{ kind: "x" }] }), update(4));
    expect(watcher.told).toHaveLength(1);
    expect(greetings()).toBe(1);
  });

  test("where one is missing the table is greeted again, once, with what was seen", () => {
    line().says(update(7, { changed: { score: 9 } }), update(8, { changed: { score: 10 } }));
    expect(store.view).toEqual(view());
    expect(sent()).toEqual([{ type: "hello", epoch: 1, n: 5 }]);
    line().says(update(6, { changed: { score: 8 } }), update(7), update(8, { changed: { score: 10 } }));
    expect(store.view).toEqual(view({ score: 10 }));
  });

  test("after a snapshot another gap is mended, too", () => {
    line().says(update(9), snapshot(9), update(12));
    expect(greetings()).toBe(3);
    expect(lastSent()).toEqual({ type: "hello", epoch: 1, n: 9 });
  });

  test("those of another epoch are not mixed with these", () => {
    line().says(update(6, { changed: { score: 9 } }, 2));
    expect(store.view).toEqual(view());
    expect(lastSent()).toEqual({ type: "hello", epoch: 1, n: 5 });
  });

  test("a pong that knows more than was told makes the table be greeted again", () => {
    line().says({ type: "pong", epoch: 1, n: 5, now: NOW });
    expect(greetings()).toBe(1);
    line().says({ type: "pong", epoch: 1, n: 6, now: NOW });
    expect(greetings()).toBe(2);
  });

  test("after a broken line the greeting says what was seen", () => {
    line().says(update(6));
    line().breaks();
    expect(store.online).toBe(false);
    vi.advanceTimersByTime(400);
    line().opens();
    expect(line().sent).toEqual([{ type: "hello", epoch: 1, n: 6 }]);
  });

  test("talk counts with them; what others said is unread", () => {
    line().says(said(6, 0, "hello"), said(7, 2, "hello yourself"), said(7, 2, "again"), update(8));
    expect(store.chat.map(({ text }) => text)).toEqual(["hello", "hello yourself"]);
    expect(store.unread).toBe(1);
    expect(greetings()).toBe(1);
  });
});

test("before the game there is nothing to change", () => {
  line().says(snapshot(0, null), update(1, { changed: { score: 5 } }));
  expect(store.view).toBeNull();
  expect([watcher.restarts, watcher.told]).toEqual([[], []]);
});

describe("a choice", () => {
  beforeEach(() => line().says(snapshot(5)));

  test("is sent once, and stays given when it is acknowledged", async () => {
    const chosen = store.choose(7, 3);
    expect(lastSent()).toMatchObject({ type: "play", decision: 7, choice: 3 });
    await store.choose(7, 4);
    expect(sent()).toHaveLength(1);
    line().says({ type: "ack", id: lastSent().id });
    await chosen;
    expect([store.answered, store.refused]).toEqual([7, null]);
  });

  test("that is refused can be made again, and says why", async () => {
    const chosen = store.choose(7, 3);
    line().says({ type: "nack", id: lastSent().id, refusal: refusal("illegal-choice") });
    await chosen;
    expect(store.answered).toBeNull();
    expect(store.refused?.reason).toBe("illegal-choice");
    void store.choose(7, 4);
    expect(store.refused).toBeNull();
    expect(sent()).toHaveLength(2);
  });

  test("that came too early is made again by itself, as if nothing had been said", async () => {
    const chosen = store.choose(7, 3);
    const first = lastSent().id;
    line().says({ type: "nack", id: first, refusal: refusal("too-early") });
    await vi.advanceTimersByTimeAsync(499);
    expect(sent()).toHaveLength(1);
    expect([store.refused, store.answered]).toEqual([null, 7]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lastSent()).toMatchObject({ type: "play", decision: 7, choice: 3 });
    expect(lastSent().id).not.toBe(first);
    line().says({ type: "ack", id: lastSent().id });
    await chosen;
    expect(store.answered).toBe(7);
  });

  test("that was under way when the line broke is sent again under its own number", () => {
    void store.choose(7, 3);
    const play = lastSent();
    line().breaks();
    vi.advanceTimersByTime(400);
    line().opens();
    line().says({ type: "welcome", seat: 2, host: true, room: room() });
    expect(sent()).toEqual([play]);
    line().says({ type: "ack", id: play.id });
    line().breaks();
    vi.advanceTimersByTime(400);
    line().opens();
    line().says({ type: "welcome", seat: 2, host: true, room: room() });
    expect(sent()).toEqual([]);
  });

  test("is forgotten with a new snapshot", () => {
    void store.choose(7, 3);
    line().says(snapshot(9));
    expect(store.answered).toBeNull();
  });

  test("after one was taken back, nothing is answered for the person until the next", async () => {
    const back = store.undo();
    expect([lastSent().type, store.takenBack]).toEqual(["undo", true]);
    line().says({ type: "ack", id: lastSent().id });
    expect(await back).toBeNull();
    void store.choose(8, 0);
    expect(store.takenBack).toBe(false);
  });
});

test("every command says what it is, and gives its refusal to whoever sent it", async () => {
  const asked = [
    store.say("hello"),
    store.claim({ kind: "seen" }),
    store.propose("pause"),
    store.vote(4, true),
  ];
  expect(sent()).toMatchObject([
    { type: "chat", text: "hello" },
    { type: "say", claim: { kind: "seen" } },
    { type: "propose", what: "pause" },
    { type: "vote", proposal: 4, agree: true },
  ]);
  const ids = sent().map((each) => (each as Play).id);
  expect(new Set(ids).size).toBe(4);
  ids.forEach((id, i) =>
    line().says(i === 1 ? { type: "nack", id, refusal: refusal("try-again") } : { type: "ack", id }),
  );
  expect(await Promise.all(asked)).toEqual([null, refusal("try-again"), null, null]);
});

describe("the legend", () => {
  const answer = (legend: unknown): Response => new Response(JSON.stringify({ legend }), { status: 200 });

  test("is not asked for in the lobby", () => {
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is read once, when the game has begun", async () => {
    vi.mocked(fetch).mockResolvedValue(answer({ places: 3 }));
    line().says({ type: "room", room: room({ status: "playing" }) });
    line().says({ type: "room", room: room({ status: "playing" }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.legend).toEqual({ places: 3 });
    line().says({ type: "room", room: room({ status: "over" }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe("/api/tables/t/legend");
  });

  test("is asked for again after two seconds without an answer", async () => {
    line().says({ type: "room", room: room({ status: "playing" }) });
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.mocked(fetch).mockResolvedValue(answer({ places: 3 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(store.legend).toEqual({ places: 3 });
  });

  test("is not asked for by somebody who has left", async () => {
    line().says({ type: "room", room: room({ status: "playing" }) });
    await vi.advanceTimersByTimeAsync(0);
    store.leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("whoever is sent away", () => {
  test("for good does not come back", () => {
    line().says({ type: "bye", refusal: refusal("kicked") });
    line().breaks();
    vi.advanceTimersByTime(60_000);
    expect(store.turnedAway?.reason).toBe("kicked");
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("for a while comes back", () => {
    line().says({ type: "bye", refusal: refusal("try-again") });
    line().breaks();
    vi.advanceTimersByTime(400);
    expect(store.turnedAway).toBeNull();
    expect(FakeSocket.made).toHaveLength(2);
  });
});

test("an update leaves the view before it as it was", () => {
  const before = view();
  const next = after(before, { events: [{ kind: "x" }], changed: { score: 7 }, added: { cards: ["b"] } });
  expect(before).toEqual(view());
  expect(next).toEqual(view({ score: 7, cards: ["a", "b"], history: [{ kind: "began" }, { kind: "x" }] }));
});
