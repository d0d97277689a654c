import { describe, expect, test } from "vitest";
import { recordingOf } from "@/testing/recorded";
import { enemyDrawing, tokenDrawing, type Drawing } from "./emblems";
import type { DeathMayDieTypes } from "../stage";

const LEGENDS = recordingOf<DeathMayDieTypes>("death-may-die").tables.map(({ legend }) => legend);
const ENEMIES = new Set(LEGENDS.flatMap(({ types }) => types.map(({ id }) => id)));
const TOKENS = new Set(LEGENDS.flatMap(({ tokens }) => tokens));

describe.each([
  ["enemy", [...ENEMIES], enemyDrawing],
  ["token", [...TOKENS], tokenDrawing],
] as const)("each %s", (_kind, ids, drawingOf) => {
  const fallback = drawingOf("no-such-id");
  const said = ({ line, fill }: Drawing): string => `${line ?? ""}|${fill ?? ""}`;

  test("has a drawing", () => {
    expect(ids.filter((id) => drawingOf(id) === fallback)).toEqual([]);
  });

  test("has a unique drawing", () => {
    expect(new Set(ids.map((id) => said(drawingOf(id)))).size).toBe(ids.length);
  });
});

test("the recorded games contain all Unknown Monsters and every episode's tokens", () => {
  expect(ENEMIES.size).toBeGreaterThanOrEqual(26);
  expect(TOKENS.size).toBeGreaterThanOrEqual(10);
});
