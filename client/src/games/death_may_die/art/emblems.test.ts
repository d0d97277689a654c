import { describe, expect, test } from "vitest";
import { recordingOf } from "@/testing/recorded";
import { enemyDrawing, tokenDrawing, type Drawing } from "./emblems";
import type { DeathMayDieTypes } from "../types";

const LEGENDS = recordingOf<DeathMayDieTypes>("death-may-die").tables.map(({ legend }) => legend);
const ENEMIES = new Set(LEGENDS.flatMap(({ types }) => types.map(({ id }) => id)));
const TOKENS = new Set(LEGENDS.flatMap(({ tokens }) => tokens));

describe.each([
  ["enemy", [...ENEMIES], enemyDrawing],
  ["token", [...TOKENS], tokenDrawing],
] as const)("each %s", (_kind, ids, drawingOf) => {
  const nothing = drawingOf("nobody-has-this-id");
  const said = ({ line, fill }: Drawing): string => `${line ?? ""}|${fill ?? ""}`;

  test("has a drawing", () => {
    expect(ids.filter((id) => drawingOf(id) === nothing)).toEqual([]);
  });

  test("looks like no other", () => {
    expect(new Set(ids.map((id) => said(drawingOf(id)))).size).toBe(ids.length);
  });
});

test("there are drawings of all Unknown Monsters and of every episode's tokens", () => {
  expect(ENEMIES.size).toBeGreaterThanOrEqual(26);
  expect(TOKENS.size).toBeGreaterThanOrEqual(10);
});
