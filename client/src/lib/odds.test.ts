import { expect, test } from "vitest";

import { roughly } from "./odds";

test("a small share is one in so many", () => {
  expect(roughly(0.17)).toEqual({ won: 1, of: 6 });
  expect(roughly(0.33)).toEqual({ won: 1, of: 3 });
});

test("a large share is so many in ten", () => {
  expect(roughly(0.42)).toEqual({ won: 4, of: 10 });
  expect(roughly(1)).toEqual({ won: 10, of: 10 });
});

test("what is hardly ever won has an end", () => {
  expect(roughly(0)).toEqual({ won: 0, of: 10 });
  expect(roughly(0.001)).toEqual({ won: 1, of: 20 });
});
