import { expect, test } from "vitest";
import type { Replay } from "@/generated/protocol";
import { beginningsOf, adjacent, viewsOf, within } from "./replay";

const step = (...kinds: string[]) => ({
  seat: 0,
  choice: 1,
  events: kinds.map((kind) => ({ kind })),
  changed: {},
  added: {},
});
const replay: Pick<Replay, "view" | "steps"> = {
  view: { game: "toy", history: [{ kind: "round-began" }], result: null },
  steps: [step("moved"), step("moved", "turn-began"), step("round-ended", "round-began", "turn-began")],
};

test("there is a view before the first move and one after each move", () => {
  expect(viewsOf(replay).map(({ history }) => history.length)).toEqual([1, 2, 4, 7]);
});

test("rounds and turns can be jumped to", () => {
  expect(beginningsOf(replay, "round")).toEqual([0, 3]);
  expect(beginningsOf(replay, "turn")).toEqual([0, 2, 3]);
  expect(beginningsOf({ steps: [step("moved")] }, "turn")).toEqual([]);
});

test("the next beginning is after this move, the previous one before it", () => {
  expect([adjacent([0, 3, 7], 3, 1), adjacent([0, 3, 7], 3, -1), adjacent([0, 3, 7], 5, -1)]).toEqual([
    7, 0, 3,
  ]);
  expect([adjacent([0, 3], 3, 1), adjacent([], 3, -1)]).toEqual([null, null]);
});

test("a move number outside the replay leads to the nearest move", () => {
  const views = viewsOf(replay);
  expect([null, 2, 99, -4, 1.5, NaN].map((move) => within(move, views))).toEqual([0, 2, 3, 0, 0, 0]);
});
