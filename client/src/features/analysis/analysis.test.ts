import { expect, test } from "vitest";
import type { Judged, Share, Thoughts } from "@/generated/protocol";
import { areAboutSeats, byRound, dotsOf, estimated, losses, points, total } from "./analysis";

const looked = (number: number, more: Partial<Judged> = {}): Judged => ({
  number,
  move: number * 3,
  round: 1,
  prompt: "receive",
  verdict: "same",
  mine: 1,
  best: 1,
  playouts: 0,
  chance: null,
  best_chance: null,
  loss: null,
  ...more,
});
const chance = (mean: number, error = 0.1) => ({ mean, error });
const lost = (number: number, loss: number): Judged =>
  looked(number, {
    verdict: "loss",
    best: 2,
    chance: chance(0.2),
    best_chance: chance(0.2 + loss),
    loss: chance(loss, 0.02),
  });

test("losses are sorted by cost, without decisions that cost nothing", () => {
  const decisions = [looked(0), lost(1, 0.1), lost(2, 0.4), looked(3, { chance: chance(0.5) }), lost(4, 0.2)];
  expect(losses(decisions).map(({ number }) => number)).toEqual([2, 4, 1]);
  expect(estimated(decisions).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test("errors of one part add up as for independent estimates", () => {
  const share = (mean: number, error: number): Share => ({
    round: 1,
    move: 0,
    chance: chance(0.5),
    mine: chance(mean, error),
    others: chance(0),
    luck: chance(0),
  });
  expect(total([share(0.1, 0.3), share(-0.3, 0.4)], "mine")).toEqual({
    mean: expect.closeTo(-0.2) as number,
    error: expect.closeTo(0.5) as number,
  });
  expect(points(-0.126)).toBe(-13);
});

test("dots go from left to right within the plot, better chances higher up", () => {
  const dots = dotsOf(estimated([looked(0, { chance: chance(0.95) }), lost(1, 0.5)]), 100, 50);
  expect(dots.map(({ x }) => x)).toEqual([0, 100]);
  expect(dots[0]?.high).toBe(0);
  expect(dots[0]?.best).toBeNull();
  expect(dots[1]?.y).toBe(40);
  expect(dots[1]?.best).toBeCloseTo(15);
  expect(dotsOf(estimated([lost(0, 0.1)]), 100, 50)[0]?.x).toBe(50);
});

test("only the last thoughts of each round are shown", () => {
  const thought = (number: number, round: number, seat: number | null): Thoughts => ({
    number,
    move: number,
    round,
    thoughts: [{ odds: 0.5, is_so: true, text: "", seat }],
  });
  const all = [thought(0, 1, 2), thought(1, 1, 2), thought(2, 2, 2)];
  expect(byRound(all).map(({ number }) => number)).toEqual([1, 2]);
  expect([areAboutSeats({ thoughts: all }), areAboutSeats({ thoughts: [thought(0, 1, null)] })]).toEqual([
    true,
    false,
  ]);
});
