import { beforeAll, describe, expect, test } from "vitest";
import { ELDER, FIRE } from "@/generated/death_may_die";
import { LANGUAGES, useLanguage } from "@/lib/i18n.svelte";
import { movesOf, entryOf, recordingOf } from "@/testing/recorded";
import { indexOf } from "@/shell/reference/glossary-links";
import { Namer } from "./names";
import reference from "@/generated/death_may_die.reference.json";
import { stacked, descriptionsOf, whoIsOn } from "./descriptions";
import type { DeathMayDieTypes } from "../stage";

const RECORDING = recordingOf<DeathMayDieTypes>("death-may-die");
const INDEX = indexOf(reference);
const names = (party: number): string => `P${party}`;

function namerOf(table = entryOf(RECORDING.tables)): { namer: Namer; tokens: number } {
  const view = entryOf(movesOf(entryOf(table.viewers)), 20).after;
  return { namer: new Namer(table.legend, view.table, names, view.seats), tokens: view.table.board.length };
}

describe.each(LANGUAGES)("in %s, everything on the map", (language) => {
  beforeAll(() => useLanguage(language));

  test.each(RECORDING.tables.map((table) => [table.legend.episode, table] as const))(
    "has a name and a description: %s",
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
        // It has a title, or else that of its catalogue entry.
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
        const { lines = [] } = entryOf(descriptionsOf(namer, `token:${token}`, tokens));
        expect(lines.join("").length).toBeGreaterThan(10);
      }
    },
  );
});

describe("a space", () => {
  beforeAll(() => useLanguage("en"));

  test("lists everything on it, and is safe if there is no enemy", () => {
    const { namer, tokens } = namerOf();
    namer.legend.spaces.forEach((_, space) => {
      const titles = descriptionsOf(namer, `space:${space}`, tokens).map(({ title }) => title);
      const { people, figures } = whoIsOn(namer, space);
      for (const who of people) expect(titles).toContain(namer.person(who));
      const safe = descriptionsOf(namer, `space:${space}`, tokens)[0]?.ref === "safe-space";
      expect(safe).toBe(figures.length === 0);
    });
  });

  test("describes fire with its rule", () => {
    const { namer, tokens } = namerOf();
    const [fire] = descriptionsOf(namer, `token:${FIRE}`, tokens);
    expect(fire?.title).toBe("Fire");
    expect(fire?.lines?.join(" ")).toMatch(/burn|Fire|die/i);
  });

  test("has no description for an unknown mark", () => {
    const { namer, tokens } = namerOf();
    expect(descriptionsOf(namer, "dragon:1", tokens)).toEqual([]);
  });
});

describe("figures", () => {
  const { namer } = namerOf();
  const type = entryOf(namer.legend.types.filter(({ first, last }) => last - first > 3));
  const three = [type.first, type.first + 1, type.first + 2];

  function withWounds(...wounds: number[]): Namer {
    const all = namer.table.figure_wounds.map((n, figure) => wounds[figure - type.first] ?? n);
    return new Namer(namer.legend, { ...namer.table, figure_wounds: all }, names, 2);
  }

  test("that are alike are stacked", () => {
    expect(stacked(withWounds(0, 0, 0), three).map(({ figures }) => figures)).toEqual([three]);
  });

  test("with different wounds or descriptions stand apart", () => {
    expect(stacked(withWounds(0, 1, 0), three).map(({ figures }) => figures.length)).toEqual([2, 1]);
    const apart = stacked(withWounds(0, 0, 0), three, (figure) => String(figure === type.first));
    expect(apart.map(({ figures }) => figures.length)).toEqual([1, 2]);
  });

  test("are never stacked with the Elder One", () => {
    expect(stacked(withWounds(0, 0, 0), [ELDER, ...three])).toHaveLength(2);
  });
});
