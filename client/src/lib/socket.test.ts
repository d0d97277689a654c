import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromClient, FromServer, Welcome } from "@/generated/protocol";
import { setHidden } from "@/testing/document";
import { FakeSocket, fakeSockets, connection } from "@/testing/socket";
import { TableSocket } from "./socket";

const WELCOME = { type: "welcome", seat: 0, host: true, room: {} } as unknown as Welcome;

class Listener {
  last: { epoch: number; n: number } | null = null;
  waiting: FromClient[] = [];
  readonly heard: FromServer[] = [];
  readonly states: boolean[] = [];

  seen(): { epoch: number; n: number } | null {
    return this.last;
  }

  unanswered(): FromClient[] {
    return this.waiting;
  }

  receive(message: FromServer): void {
    this.heard.push(message);
  }

  connected(yes: boolean): void {
    this.states.push(yes);
  }
}

let listener: Listener;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  setHidden(false);
  // In the middle of its range Math.random neither shortens nor lengthens a delay.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  listener = new Listener();
  socket = new TableSocket("a table", listener);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("the hello message", () => {
  test("is sent to the table's address as soon as the connection is open", () => {
    expect(connection().address).toBe(`ws://${location.host}/api/tables/a%20table/socket`);
    expect(connection().sent).toEqual([]);
    connection().opens();
    expect(connection().sent).toEqual([{ type: "hello" }]);
  });

  test("names the last frame received, so that the server sends only the rest", () => {
    listener.last = { epoch: 3, n: 14 };
    connection().opens();
    expect(connection().sent).toEqual([{ type: "hello", epoch: 3, n: 14 }]);
  });

  test("is followed, after the welcome, by all unacknowledged commands in order", () => {
    listener.waiting = [
      { type: "chat", id: "a", text: "first" },
      { type: "undo", id: "b" },
    ];
    connection().opens();
    connection().says(WELCOME);
    expect(listener.states).toEqual([true]);
    expect(connection().sent.slice(1)).toEqual(listener.waiting);
    expect(listener.heard).toEqual([WELCOME]);
  });
});

test("nothing is sent while the connection is not open", () => {
  socket.send({ type: "undo", id: "a" });
  connection().opens();
  expect(connection().sent).toEqual([{ type: "hello" }]);
});

describe("a broken connection", () => {
  test("is retried after a delay that grows by half up to eight seconds", () => {
    for (const wait of [400, 600, 900, 1350, 2025, 3038, 4557, 6836, 8000, 8000]) {
      const before = FakeSocket.made.length;
      connection().breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
    expect(listener.states).toEqual(Array(10).fill(false));
  });

  test("is retried after the first delay again once there was a welcome", () => {
    connection().breaks();
    vi.advanceTimersByTime(400);
    connection().breaks();
    vi.advanceTimersByTime(600);
    connection().opens();
    connection().says(WELCOME);
    connection().breaks();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(4);
  });

  test("is retried at once when the network is back", () => {
    connection().breaks();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is retried at once when the page becomes visible, but not when it is hidden", () => {
    connection().breaks();
    setHidden(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(1);
    setHidden(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is dropped: its later events do not affect the next one", () => {
    const first = connection();
    first.breaks();
    vi.advanceTimersByTime(400);
    connection().opens();
    first.breaks();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(listener.states).toEqual([false]);
  });
});

describe("the ping", () => {
  test("names the last frame received every twelve seconds", () => {
    connection().opens();
    listener.last = { epoch: 1, n: 2 };
    vi.advanceTimersByTime(11_999);
    expect(connection().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(connection().sent.at(-1)).toEqual({ type: "ping", epoch: 1, n: 2 });
  });

  test("is not sent before the first frame", () => {
    connection().opens();
    vi.advanceTimersByTime(24_000);
    expect(connection().sent).toHaveLength(1);
  });

  test("closes a connection that has been silent for twenty-five seconds", () => {
    listener.last = { epoch: 1, n: 2 };
    connection().opens();
    vi.advanceTimersByTime(24_000);
    expect(listener.states).toEqual([]);
    vi.advanceTimersByTime(12_000);
    expect(listener.states).toEqual([false]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("keeps a connection on which something arrives", () => {
    listener.last = { epoch: 1, n: 2 };
    connection().opens();
    for (let minute = 0; minute < 5; minute++) {
      vi.advanceTimersByTime(20_000);
      connection().says({ type: "pong", epoch: 1, n: 2, now: 0 });
    }
    expect(listener.states).toEqual([]);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

test("a connection that was closed for good is not retried", () => {
  connection().opens();
  socket.close();
  connection().breaks();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
