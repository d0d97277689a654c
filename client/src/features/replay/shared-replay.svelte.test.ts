import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromClient, TableState, Show, Showing, Welcome } from "@/generated/protocol";
import { FakeSocket, fakeSockets, connection } from "@/testing/socket";
import { SharedReplay } from "./shared-replay.svelte";

const TABLE_STATE = {
  id: "t",
  game: "g",
  status: "lobby",
  now: 0,
  seats: [],
  showing: null,
} as unknown as TableState;
const WELCOME: Welcome = { type: "welcome", seat: null, host: false, room: TABLE_STATE };
const ADA: Showing = { who: "a", name: "Ada", move: 7, eyes: "all" };

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
});
afterEach(() => vi.useRealTimers());

function shows(sent: readonly FromClient[]): Pick<Show, "move" | "eyes">[] {
  return sent.flatMap((each) => (each.type === "show" ? [{ move: each.move, eyes: each.eyes }] : []));
}

describe("a shared replay", () => {
  test("opens no connection until the user leads or follows", () => {
    const shared = new SharedReplay("t");
    expect(FakeSocket.made).toHaveLength(0);
    expect(shared.shown).toBeNull();
  });

  test("tells followers the leader's position, and when no one leads any more", () => {
    const shared = new SharedReplay("t");
    shared.follow();
    const socket = connection();
    socket.opens();
    socket.says(WELCOME, { type: "shown", showing: ADA });
    expect(shared.shown).toEqual(ADA);
    socket.says({ type: "shown", showing: null });
    expect(shared.shown).toBeNull();
    expect(shared.following).toBe(true);
  });

  test("sends the leader's latest position and skips outdated ones", async () => {
    const shared = new SharedReplay("t");
    void shared.lead(3, "all");
    const socket = connection();
    socket.opens();
    socket.says(WELCOME);
    for (const move of [4, 5, 6]) shared.moved(move, 1);
    expect(shows(socket.sent)).toEqual([{ move: 3, eyes: "all" }]);
    const first = socket.sent.find((each) => each.type === "show");
    socket.says({ type: "ack", id: first?.id ?? "" });
    await vi.advanceTimersByTimeAsync(0);
    expect(shows(socket.sent)).toEqual([
      { move: 3, eyes: "all" },
      { move: 6, eyes: 1 },
    ]);
    shared.stop();
    expect(shows(socket.sent).at(-1)).toEqual({ move: null, eyes: "all" });
    expect(shared.leading).toBe(false);
  });

  test("stops leading when the server refuses", async () => {
    const shared = new SharedReplay("t");
    void shared.lead(0, "all");
    const socket = connection();
    socket.opens();
    socket.says(WELCOME);
    const sent = socket.sent.find((each) => each.type === "show");
    const refusal = { reason: "somebody-leads", detail: "", text: "", word: "", values: {} } as const;
    socket.says({ type: "nack", id: sent?.id ?? "", refusal });
    await vi.advanceTimersByTimeAsync(0);
    expect(shared.leading).toBe(false);
    expect(shared.refused?.reason).toBe("somebody-leads");
  });
});
