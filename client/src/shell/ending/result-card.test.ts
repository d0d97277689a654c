import { describe, expect, test } from "vitest";
import { HEIGHT, placeOf, WIDTH, wrapped } from "./result-card";

const letters = (words: string): number => words.length;

describe("the story on the result card", () => {
  test("is wrapped between words, and cut off with dots if it is too long", () => {
    expect(wrapped("one two three", 7, letters, 3)).toEqual(["one two", "three"]);
    expect(wrapped("one two three four five", 7, letters, 2)).toEqual(["one two", "three …"]);
    expect(wrapped("unbreakable", 3, letters, 2)).toEqual(["unbreakable"]);
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("boxes of %i people do not overlap", (of) => {
  const places = Array.from({ length: of }, (_, at) => placeOf(at, of));
  for (const [at, one] of places.entries()) {
    expect(one.x + one.width).toBeLessThan(WIDTH);
    expect(one.y + one.height).toBeLessThan(HEIGHT);
    for (const other of places.slice(at + 1)) {
      const apart = one.x + one.width <= other.x || one.y + one.height <= other.y;
      expect(apart || other.x + other.width <= one.x).toBe(true);
    }
  }
});
