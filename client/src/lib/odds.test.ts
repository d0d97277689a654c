import { expect, test } from "vitest";

import { roughly } from "./odds";

test("a small chance is one in n", () => {
  expect(roughly(0.17)).toEqual({ won: 1, of: 6 });
  expect(roughly(0.33)).toEqual({ won: 1, of: 3 });
});

test("a large chance is n in ten", () => {
  expect(roughly(0.42)).toEqual({ won: 4, of: 10 });
  expect(roughly(1)).toEqual({ won: 10, of: 10 });
});

test("a tiny chance is one in twenty, and zero is zero", () => {
  expect(roughly(0)).toEqual({ won: 0, of: 10 });
  expect(roughly(0.001)).toEqual({ won: 1, of: 20 });
});
