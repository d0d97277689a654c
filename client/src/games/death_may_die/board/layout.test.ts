import { describe, expect, test } from "vitest";
import { recordingOf } from "@/testing/recorded";
import { layoutOf } from "./layout";
import type { DeathMayDieTypes } from "../stage";

const MAPS = new Map(
  recordingOf<DeathMayDieTypes>("death-may-die").tables.map(({ legend }) => [legend.episode, legend.spaces]),
);

describe.each([...MAPS])("the map of %s", (_episode, spaces) => {
  const { width, height, at } = layoutOf(spaces);

  test("has every space on it, with a margin around them", () => {
    expect(at).toHaveLength(spaces.length);
    for (const { x, y } of at) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0.59);
      expect(x + width / 2).toBeLessThanOrEqual(99.41);
      expect(y - height / 2).toBeGreaterThanOrEqual(0.59);
      expect(y + height / 2).toBeLessThanOrEqual(99.41);
    }
  });

  test("has a gap between any two spaces", () => {
    at.forEach((one, i) => {
      for (const other of at.slice(i + 1)) {
        const beside = Math.abs(one.x - other.x) >= width + 2.59;
        const above = Math.abs(one.y - other.y) >= height + 2.59;
        expect(beside || above).toBe(true);
      }
    });
  });

  test("keeps the order from left to right and from top to bottom", () => {
    spaces.forEach((one, i) => {
      spaces.forEach((other, j) => {
        expect(Math.sign((at[i]?.x ?? 0) - (at[j]?.x ?? 0))).toBe(Math.sign(one.x - other.x));
        expect(Math.sign((at[i]?.y ?? 0) - (at[j]?.y ?? 0))).toBe(Math.sign(one.y - other.y));
      });
    });
  });

  test("has spaces large enough to touch", () => {
    expect(width).toBeGreaterThanOrEqual(11);
    expect(height).toBeGreaterThanOrEqual(11);
  });
});

test("spaces far apart have the maximum size", () => {
  const corners = [0, 100].flatMap((x) => [0, 100].map((y) => ({ id: "", tags: [], x, y })));
  expect(layoutOf(corners)).toMatchObject({ width: 22.5, height: 22.5 });
});
