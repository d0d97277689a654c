import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, Line, Play, Refusal, TableState } from "@/generated/protocol";
import { setHidden } from "@/testing/document";
import { FakeSocket, fakeSockets, connection } from "@/testing/socket";
import { after, TableStore, type Follower, type GameEvent, type View } from "./table.svelte";

const NOW = Date.UTC(2026, 0, 1);

const tableState = (more: Partial<TableState> = {}): TableState =>
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

/** Everything sent since the hello message. */
const sent = (): unknown[] => connection().sent.slice(1);
const lastSent = (): Play => connection().sent.at(-1) as Play;
const hellos = (): number => connection().sent.filter(({ type }) => type === "hello").length;

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
  connection().opens();
  connection().says({ type: "welcome", seat: 2, host: true, room: tableState() });
});

afterEach(() => {
  store.leave();
  vi.useRealTimers();
});

test("the welcome message sets seat, host and table", () => {
  expect([store.seat, store.host, store.online, store.state?.status]).toEqual([2, true, true, "lobby"]);
});

test("every message with a time updates how far the server's clock is ahead", () => {
  connection().says({ type: "room", room: tableState({ now: NOW + 700 }) });
  expect(store.clockOffset).toBe(700);
  connection().says({ type: "pong", epoch: 1, n: 0, now: NOW - 300 });
  expect(store.clockOffset).toBe(-300);
  connection().says({ type: "times", now: NOW + 50, deadlines: [{ seat: 1 }] } as unknown as FromServer);
  expect(store.clockOffset).toBe(50);
  expect(store.state?.deadlines).toEqual([{ seat: 1 }]);
});

describe("frames", () => {
  beforeEach(() => connection().says(snapshot(5)));

  test("a snapshot restarts", () => {
    expect(store.view).toEqual(view());
    expect(watcher.restarts).toEqual([view()]);
  });

  test("change the view in order, and are passed on with the view after them", () => {
    connection().says(
      update(6, { events: [{ kind: "x" }], changed: { score: 2 }, added: { cards: ["b"] } }),
      update(7, { events: [{ kind: "y" }] }),
    );
    expect(store.view).toEqual(
      view({ score: 2, cards: ["a", "b"], history: [{ kind: "began" }, { kind: "x" }, { kind: "y" }] }),
    );
    expect(watcher.told.map(({ events }) => events)).toEqual([[{ kind: "x" }], [{ kind: "y" }]]);
    expect(watcher.told[0]?.view.history).toHaveLength(2);
  });

  test("are dropped if they are repeated", () => {
    connection().says(
      update(6, { events: [{ kind: "x" }] }),
      update(6, { events: [{ kind: "x" }] }),
      update(4),
    );
    expect(watcher.told).toHaveLength(1);
    expect(hellos()).toBe(1);
  });

  test("trigger one new hello if one is missing", () => {
    connection().says(update(7, { changed: { score: 9 } }), update(8, { changed: { score: 10 } }));
    expect(store.view).toEqual(view());
    expect(sent()).toEqual([{ type: "hello", epoch: 1, n: 5 }]);
    connection().says(update(6, { changed: { score: 8 } }), update(7), update(8, { changed: { score: 10 } }));
    expect(store.view).toEqual(view({ score: 10 }));
  });

  test("trigger another hello for a gap after a snapshot", () => {
    connection().says(update(9), snapshot(9), update(12));
    expect(hellos()).toBe(3);
    expect(lastSent()).toEqual({ type: "hello", epoch: 1, n: 9 });
  });

  test("of another epoch are not applied", () => {
    connection().says(update(6, { changed: { score: 9 } }, 2));
    expect(store.view).toEqual(view());
    expect(lastSent()).toEqual({ type: "hello", epoch: 1, n: 5 });
  });

  test("are requested again by a hello if a pong shows that some are missing", () => {
    connection().says({ type: "pong", epoch: 1, n: 5, now: NOW });
    expect(hellos()).toBe(1);
    connection().says({ type: "pong", epoch: 1, n: 6, now: NOW });
    expect(hellos()).toBe(2);
  });

  test("are counted in the hello after a reconnect", () => {
    connection().says(update(6));
    connection().breaks();
    expect(store.online).toBe(false);
    vi.advanceTimersByTime(400);
    connection().opens();
    expect(connection().sent).toEqual([{ type: "hello", epoch: 1, n: 6 }]);
  });

  test("include chat lines; those of other players are unread", () => {
    connection().says(said(6, 0, "hello"), said(7, 2, "hello yourself"), said(7, 2, "again"), update(8));
    expect(store.chat.map(({ text }) => text)).toEqual(["hello", "hello yourself"]);
    expect(store.unread).toBe(1);
    expect(hellos()).toBe(1);
  });
});

test("an update before the game changes nothing", () => {
  connection().says(snapshot(0, null), update(1, { changed: { score: 5 } }));
  expect(store.view).toBeNull();
  expect([watcher.restarts, watcher.told]).toEqual([[], []]);
});

describe("a choice", () => {
  beforeEach(() => connection().says(snapshot(5)));

  test("is sent once, and counts as answered when it is acknowledged", async () => {
    const chosen = store.choose(7, 3);
    expect(lastSent()).toMatchObject({ type: "play", decision: 7, choice: 3 });
    await store.choose(7, 4);
    expect(sent()).toHaveLength(1);
    connection().says({ type: "ack", id: lastSent().id });
    await chosen;
    expect([store.answered, store.refused]).toEqual([7, null]);
  });

  test("can be made again after a refusal, which is shown", async () => {
    const chosen = store.choose(7, 3);
    connection().says({ type: "nack", id: lastSent().id, refusal: refusal("illegal-choice") });
    await chosen;
    expect(store.answered).toBeNull();
    expect(store.refused?.reason).toBe("illegal-choice");
    void store.choose(7, 4);
    expect(store.refused).toBeNull();
    expect(sent()).toHaveLength(2);
  });

  test("is sent again automatically if it came too early, without showing the refusal", async () => {
    const chosen = store.choose(7, 3);
    const first = lastSent().id;
    connection().says({ type: "nack", id: first, refusal: refusal("too-early") });
    await vi.advanceTimersByTimeAsync(499);
    expect(sent()).toHaveLength(1);
    expect([store.refused, store.answered]).toEqual([null, 7]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lastSent()).toMatchObject({ type: "play", decision: 7, choice: 3 });
    expect(lastSent().id).not.toBe(first);
    connection().says({ type: "ack", id: lastSent().id });
    await chosen;
    expect(store.answered).toBe(7);
  });

  test("is sent again under the same id if the connection broke before the acknowledgement", () => {
    void store.choose(7, 3);
    const play = lastSent();
    connection().breaks();
    vi.advanceTimersByTime(400);
    connection().opens();
    connection().says({ type: "welcome", seat: 2, host: true, room: tableState() });
    expect(sent()).toEqual([play]);
    connection().says({ type: "ack", id: play.id });
    connection().breaks();
    vi.advanceTimersByTime(400);
    connection().opens();
    connection().says({ type: "welcome", seat: 2, host: true, room: tableState() });
    expect(sent()).toEqual([]);
  });

  test("is dropped with a new snapshot", () => {
    void store.choose(7, 3);
    connection().says(snapshot(9));
    expect(store.answered).toBeNull();
  });

  test("after an undo turns automatic answers on again", async () => {
    const back = store.undo();
    expect([lastSent().type, store.undone]).toEqual(["undo", true]);
    connection().says({ type: "ack", id: lastSent().id });
    expect(await back).toBeNull();
    void store.choose(8, 0);
    expect(store.undone).toBe(false);
  });
});

test("every command has its type and id, and its caller gets the refusal", async () => {
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
    connection().says(i === 1 ? { type: "nack", id, refusal: refusal("try-again") } : { type: "ack", id }),
  );
  expect(await Promise.all(asked)).toEqual([null, refusal("try-again"), null, null]);
});

describe("the legend", () => {
  const answer = (legend: unknown): Response => new Response(JSON.stringify({ legend }), { status: 200 });

  test("is not requested in the lobby", () => {
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is requested once, when the game has begun", async () => {
    vi.mocked(fetch).mockResolvedValue(answer({ places: 3 }));
    connection().says({ type: "room", room: tableState({ status: "playing" }) });
    connection().says({ type: "room", room: tableState({ status: "playing" }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.legend).toEqual({ places: 3 });
    connection().says({ type: "room", room: tableState({ status: "over" }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe("/api/tables/t/legend");
  });

  test("is requested again after two seconds without an answer", async () => {
    connection().says({ type: "room", room: tableState({ status: "playing" }) });
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.mocked(fetch).mockResolvedValue(answer({ places: 3 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(store.legend).toEqual({ places: 3 });
  });

  test("is not requested after leaving the table", async () => {
    connection().says({ type: "room", room: tableState({ status: "playing" }) });
    await vi.advanceTimersByTimeAsync(0);
    store.leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("after a bye message", () => {
  test("that is final, the client does not reconnect", () => {
    connection().says({ type: "bye", refusal: refusal("kicked") });
    connection().breaks();
    vi.advanceTimersByTime(60_000);
    expect(store.rejection?.reason).toBe("kicked");
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("that is temporary, the client reconnects", () => {
    connection().says({ type: "bye", refusal: refusal("try-again") });
    connection().breaks();
    vi.advanceTimersByTime(400);
    expect(store.rejection).toBeNull();
    expect(FakeSocket.made).toHaveLength(2);
  });
});

test("an update does not change the previous view", () => {
  const before = view();
  const next = after(before, { events: [{ kind: "x" }], changed: { score: 7 }, added: { cards: ["b"] } });
  expect(before).toEqual(view());
  expect(next).toEqual(view({ score: 7, cards: ["a", "b"], history: [{ kind: "began" }, { kind: "x" }] }));
});
