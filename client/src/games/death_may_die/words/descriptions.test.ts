import { beforeAll, describe, expect, test } from "vitest";
import { ELDER, FIRE } from "@/generated/death_may_die";
import { LANGUAGES, speak } from "@/lib/i18n.svelte";
import { movesOf, only, recordingOf } from "@/testing/recorded";
import { indexOf } from "@/shell/reference/glossary-links";
import { Namer } from "./names";
import reference from "@/generated/death_may_die.reference.json";
import { stacked, descriptionsOf, whoIsOn } from "./descriptions";
import type { DeathMayDieTypes } from "../types";

const RECORDING = recordingOf<DeathMayDieTypes>("death-may-die");
const INDEX = indexOf(reference);
const names = (party: number): string => `P${party}`;

function namerOf(table = only(RECORDING.tables)): { namer: Namer; tokens: number } {
  const view = only(movesOf(only(table.viewers)), 20).after;
  return { namer: new Namer(table.legend, view.table, names, view.seats), tokens: view.table.board.length };
}

describe.each(LANGUAGES)("in %s, what is on the map", (language) => {
  beforeAll(() => speak(language));

  test.each(RECORDING.tables.map((table) => [table.legend.episode, table] as const))(
    "tells its name and what it does: %s",
    (_episode, table) => {
      const { namer, tokens } = namerOf(table);
      const { legend } = namer;
      const marks = [
        ...legend.spaces.map((_, i) => `space:${i}`),
        ...legend.types.map(({ first }) => `figure:${first}`),
        ...legend.tokens.map((_, i) => `token:${i}`),
        ...legend.gates.map((_, i) => `gate:${i}`),
        ...legend.ways.map((_, i) => `way:${i}`),
        "person:0",
        `start:${legend.start}`,
      ];
      for (const mark of marks) {
        const told = descriptionsOf(namer, mark, tokens);
        expect(told.length, mark).toBeGreaterThan(0);
        const texts = told.flatMap(({ title = "", note = "", lines = [] }) => [title, note, ...lines]);
        expect(
          texts.filter((text) => /\{|dmd-|undefined|NaN/.test(text)),
          mark,
        ).toEqual([]);
        // A name of its own or that of its entry, and its words from the same catalogue as everywhere.
        expect(
          told.every(({ title = "", ref = "" }) => title !== "" || INDEX.has(ref)),
          mark,
        ).toBe(true);
        const refs = told.flatMap(({ ref }) => ref ?? []);
        expect(
          refs.filter((ref) => !INDEX.has(ref)),
          mark,
        ).toEqual([]);
      }
      for (const [token] of legend.tokens.entries()) {
        const { lines = [] } = only(descriptionsOf(namer, `token:${token}`, tokens));
        expect(lines.join("").length).toBeGreaterThan(10);
      }
    },
  );
});

describe("a space", () => {
  beforeAll(() => speak("en"));

  test("tells all that is on it, and that it is safe where no enemy is", () => {
    const { namer, tokens } = namerOf();
    namer.legend.spaces.forEach((_, space) => {
      const titles = descriptionsOf(namer, `space:${space}`, tokens).map(({ title }) => title);
      const { people, figures } = whoIsOn(namer, space);
      for (const who of people) expect(titles).toContain(namer.person(who));
      const safe = descriptionsOf(namer, `space:${space}`, tokens)[0]?.ref === "safe-space";
      expect(safe).toBe(figures.length === 0);
    });
  });

  test("names fire with how it burns", () => {
    const { namer, tokens } = namerOf();
    const [fire] = descriptionsOf(namer, `token:${FIRE}`, tokens);
    expect(fire?.title).toBe("Fire");
    expect(fire?.lines?.join(" ")).toMatch(/burn|Fire|die/i);
  });

  test("has nothing to tell of what it does not know", () => {
    const { namer, tokens } = namerOf();
    expect(descriptionsOf(namer, "dragon:1", tokens)).toEqual([]);
  });
});

describe("figures", () => {
  const { namer } = namerOf();
  const type = only(namer.legend.types.filter(({ first, last }) => last - first > 3));
  const three = [type.first, type.first + 1, type.first + 2];

  function withWounds(...wounds: number[]): Namer {
    const all = namer.table.figure_wounds.map((n, figure) => wounds[figure - type.first] ?? n);
    return new Namer(namer.legend, { ...namer.table, figure_wounds: all }, names, 2);
  }

  test("that are alike stand as one", () => {
    expect(stacked(withWounds(0, 0, 0), three).map(({ figures }) => figures)).toEqual([three]);
  });

  test("with other wounds, or about which something else is said, stand apart", () => {
    expect(stacked(withWounds(0, 1, 0), three).map(({ figures }) => figures.length)).toEqual([2, 1]);
    const apart = stacked(withWounds(0, 0, 0), three, (figure) => String(figure === type.first));
    expect(apart.map(({ figures }) => figures.length)).toEqual([1, 2]);
  });

  test("are never one with the Elder One", () => {
    expect(stacked(withWounds(0, 0, 0), [ELDER, ...three])).toHaveLength(2);
  });
});
