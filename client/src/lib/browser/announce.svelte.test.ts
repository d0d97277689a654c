import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announceNow, announcer } from "./announce.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("sentences in quick succession are announced as one", () => {
  announce("Ada moves.");
  vi.advanceTimersByTime(200);
  announce("Bo stays.");
  expect(announcer.polite).toBe("");
  vi.advanceTimersByTime(50);
  expect(announcer.polite).toBe("Ada moves. Bo stays.");
  announce("Night falls.");
  vi.advanceTimersByTime(250);
  expect(announcer.polite).toBe("Night falls.");
});

test("an urgent announcement is made at once and separately", () => {
  announceNow("Your turn.");
  expect(announcer.urgent).toBe("Your turn.");
});
