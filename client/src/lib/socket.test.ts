import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromClient, FromServer, Welcome } from "@/generated/protocol";
import { setHidden } from "@/testing/document";
import { FakeSocket, fakeSockets, line } from "@/testing/socket";
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
  // In the middle of its range chance neither shortens nor lengthens a wait.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  listener = new Listener();
  socket = new TableSocket("a table", listener);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("the greeting", () => {
  test("goes to the table's own address as soon as the line is open", () => {
    expect(line().address).toBe(`ws://${location.host}/api/tables/a%20table/socket`);
    expect(line().sent).toEqual([]);
    line().opens();
    expect(line().sent).toEqual([{ type: "hello" }]);
  });

  test("says what was seen last, so that only the rest is told", () => {
    listener.last = { epoch: 3, n: 14 };
    line().opens();
    expect(line().sent).toEqual([{ type: "hello", epoch: 3, n: 14 }]);
  });

  test("when it is welcomed, what was not acknowledged is sent again in its order", () => {
    listener.waiting = [
      { type: "chat", id: "a", text: "first" },
      { type: "undo", id: "b" },
    ];
    line().opens();
    line().says(WELCOME);
    expect(listener.states).toEqual([true]);
    expect(line().sent.slice(1)).toEqual(listener.waiting);
    expect(listener.heard).toEqual([WELCOME]);
  });
});

test("nothing is sent while the line is not open", () => {
  socket.send({ type: "undo", id: "a" });
  line().opens();
  expect(line().sent).toEqual([{ type: "hello" }]);
});

describe("a line that broke", () => {
  test("is mended after a wait that grows by half up to eight seconds", () => {
    for (const wait of [400, 600, 900, 1350, 2025, 3038, 4557, 6836, 8000, 8000]) {
      const before = FakeSocket.made.length;
      line().breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
    expect(listener.states).toEqual(Array(10).fill(false));
  });

  test("waits shortly again once it was welcomed", () => {
    line().breaks();
    vi.advanceTimersByTime(400);
    line().breaks();
    vi.advanceTimersByTime(600);
    line().opens();
    line().says(WELCOME);
    line().breaks();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(4);
  });

  test("is mended at once when the network is back", () => {
    line().breaks();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is not mended for a page that nobody looks at before its time", () => {
    line().breaks();
    setHidden(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(1);
    setHidden(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is forgotten: what becomes of it later does not touch its successor", () => {
    const first = line();
    first.breaks();
    vi.advanceTimersByTime(400);
    line().opens();
    first.breaks();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(listener.states).toEqual([false]);
  });
});

describe("the pulse", () => {
  test("tells every twelve seconds what was seen", () => {
    line().opens();
    listener.last = { epoch: 1, n: 2 };
    vi.advanceTimersByTime(11_999);
    expect(line().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(line().sent.at(-1)).toEqual({ type: "ping", epoch: 1, n: 2 });
  });

  test("does not beat before anything was seen", () => {
    line().opens();
    vi.advanceTimersByTime(24_000);
    expect(line().sent).toHaveLength(1);
  });

  test("gives up a line on which nothing was heard for twenty-five seconds", () => {
    listener.last = { epoch: 1, n: 2 };
    line().opens();
    vi.advanceTimersByTime(24_000);
    expect(listener.states).toEqual([]);
    vi.advanceTimersByTime(12_000);
    expect(listener.states).toEqual([false]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("keeps a line on which something is heard", () => {
    listener.last = { epoch: 1, n: 2 };
    line().opens();
    for (let minute = 0; minute < 5; minute++) {
      vi.advanceTimersByTime(20_000);
      line().says({ type: "pong", epoch: 1, n: 2, now: 0 });
    }
    expect(listener.states).toEqual([]);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

test("a line that was closed for good is not mended", () => {
  line().opens();
  socket.close();
  line().breaks();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
