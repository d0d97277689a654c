import { describe, expect, test } from "vitest";
import { recordingOf } from "@/testing/recorded";
import {
  DRAWN_ELDERS,
  DRAWN_ENEMIES,
  DRAWN_FACES,
  elderSymbols,
  enemySymbol,
  faceSymbol,
  layOutArt,
  sceneOf,
} from "./art";
import PLACES from "./places.json";
import SHEET from "./symbols.svg?raw";
import type { DeathMayDieTypes } from "../stage";

const drawn = new Set([...SHEET.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

describe("the sheet of symbols", () => {
  test("has exactly the declared drawings", () => {
    const promised = [
      ...Object.keys(PLACES).map(sceneOf),
      ...DRAWN_ENEMIES.map(enemySymbol),
      ...DRAWN_FACES.map(faceSymbol),
      ...DRAWN_ELDERS.flatMap((id) => Object.values(elderSymbols(id) ?? {})),
    ];
    expect(new Set(promised)).toEqual(drawn);
  });

  test("draws the spaces, people and Elder Ones of all recorded games", () => {
    const { tables } = recordingOf<DeathMayDieTypes>("death-may-die");
    expect(tables.length).toBeGreaterThan(3);
    for (const { legend } of tables) {
      for (const { id } of legend.spaces) expect(Object.keys(PLACES)).toContain(id);
      for (const id of legend.investigators) expect(faceSymbol(id)).not.toBeNull();
      expect(elderSymbols(legend.elder)).not.toBeNull();
    }
  });

  test("has everything it refers to, and no inline styles, scripts or links", () => {
    const ids = new Set([...SHEET.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    const meant = [...SHEET.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b);
    expect(meant.filter((id) => !ids.has(id))).toEqual([]);
    expect(/\sstyle=|<script|<style|https?:(?!\/\/www\.w3\.org\/2000\/svg)/.exec(SHEET)).toBeNull();
  });

  test("is added to the page once", async () => {
    await Promise.all([layOutArt(), layOutArt()]);
    expect(document.querySelectorAll("#dmd-symbols")).toHaveLength(1);
    expect(document.querySelector("#dmd-symbols symbol")).not.toBeNull();
  });

  test("has fallbacks for unknown ids", () => {
    expect([
      enemySymbol("shoggoth"),
      faceSymbol("no-such-face"),
      faceSymbol(undefined),
      elderSymbols("x"),
    ]).toEqual([null, null, null, null]);
    expect(sceneOf("nowhere")).toBe("dmd-place-street");
  });
});
