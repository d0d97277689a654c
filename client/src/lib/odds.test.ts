import { expect, test } from "vitest";

import { roughOdds } from "./odds";

test("a small chance is one in n", () => {
  expect(roughOdds(0.17)).toEqual({ won: 1, of: 6 });
  expect(roughOdds(0.33)).toEqual({ won: 1, of: 3 });
});

test("a large chance is n in ten", () => {
  expect(roughOdds(0.42)).toEqual({ won: 4, of: 10 });
  expect(roughOdds(1)).toEqual({ won: 10, of: 10 });
});

test("a tiny chance is one in twenty, and zero is zero", () => {
  expect(roughOdds(0)).toEqual({ won: 0, of: 10 });
  expect(roughOdds(0.001)).toEqual({ won: 1, of: 20 });
});
