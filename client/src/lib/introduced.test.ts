import { beforeEach, expect, test, vi } from "vitest";
import { introduced, isIntroduced } from "./introduced";

beforeEach(() => localStorage.clear());

test("a game is introduced once", () => {
  expect(isIntroduced("a")).toBe(false);
  introduced("a");
  introduced("a");
  introduced("b");
  expect([isIntroduced("a"), isIntroduced("b"), isIntroduced("c")]).toEqual([true, true, false]);
  expect(localStorage.getItem("miskatonic.introduced")).toBe('["a","b"]');
});

test.each(["", "{}", "not json", "7"])("what is kept as %s is nothing", (kept) => {
  localStorage.setItem("miskatonic.introduced", kept);
  expect(isIntroduced("a")).toBe(false);
});

test("a browser that keeps nothing is told again", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  introduced("a");
  expect(isIntroduced("a")).toBe(false);
});
