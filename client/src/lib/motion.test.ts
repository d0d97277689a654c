import { afterEach, beforeEach, expect, test } from "vitest";
import { dim, lasting, rise, still } from "./motion";
import { settings } from "./settings.svelte";

const node = document.createElement("p");

beforeEach(() => {
  settings.motion = "full";
});

afterEach(() => {
  settings.motion = "system";
});

test("an animation has its duration", () => {
  expect([still(), lasting(300), rise(node).duration, dim(node).duration]).toEqual([false, 300, 420, 240]);
});

test("durations are 0 for users who want no animations", () => {
  settings.motion = "reduced";
  expect([still(), lasting(300)]).toEqual([true, 0]);
  expect([rise(node, { delay: 50 }).delay, rise(node).duration, dim(node).duration]).toEqual([0, 0, 0]);
});

test("an element that rises ends at its place", () => {
  expect(rise(node).css?.(1, 0)).toBe("opacity: 1; transform: translateY(0px)");
  expect(rise(node).css?.(0, 1)).toBe("opacity: 0; transform: translateY(14px)");
});
