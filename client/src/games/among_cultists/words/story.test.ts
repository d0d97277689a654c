import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, useLanguage } from "@/lib/i18n.svelte";
import type { ActView } from "@/generated/among_cultists";
import { finished, lastView, entryOf, recordingOf } from "@/testing/recorded";
import type { AmongCultistsTypes } from "../stage";
import { storyOf } from "./story";
import { walksFrom } from "../board/walks";

const RECORDING = recordingOf<AmongCultistsTypes>("among-cultists");
const ENDS = finished(RECORDING).map(({ viewers }) => lastView(entryOf(viewers)));
const names = (party: number): string => `Nr. ${party}`;

beforeAll(() => useLanguage("en"));

describe("the story of a game", () => {
  test("has every Dead card given, with its giver and its round", () => {
    let murders = 0;
    for (const view of ENDS) {
      const given = view.deeds.filter(({ deed, card }: ActView) => deed === "gave" && card === "dead");
      const told = storyOf(view, names).filter(({ kind }) => kind === "murder");
      expect(told).toHaveLength(given.length);
      for (const { party, to, round } of given) {
        expect(told).toContainEqual(
          expect.objectContaining({
            round,
            text: expect.stringMatching(new RegExp(`^.*Nr. ${party ?? ""}.*Nr. ${to ?? ""}`)) as string,
          }),
        );
      }
      murders += given.length;
    }
    expect(murders).toBeGreaterThan(5);
  });

  test("does not count honest mistakes as lies", () => {
    let lies = 0;
    for (const view of ENDS) {
      const wrong = view.claims.filter(({ claim, seat }, at) => {
        const knows = view.all?.roles[seat] === "cultist";
        const judged = claim !== "accuse" && claim !== "defend";
        return view.all?.truths[at] === false && (knows || judged);
      });
      const told = storyOf(view, names).filter(({ kind }) => kind === "lie");
      expect(told.length).toBeLessThanOrEqual(wrong.length);
      lies += told.length;
    }
    expect(lies).toBeGreaterThan(0);
  });

  test("is in order of rounds and has every vote that removed a character", () => {
    for (const view of ENDS) {
      const story = storyOf(view, names);
      const rounds = story.map(({ round }) => round);
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
      const out = view.history.filter((event) => event.kind === "vote-ended" && event.out !== null);
      expect(story.filter(({ kind, text }) => kind === "vote" && text.includes("voted out"))).toHaveLength(
        out.length,
      );
    }
  });

  test("is empty before the end", () => {
    expect(storyOf({ ...entryOf(ENDS), all: null }, names)).toEqual([]);
  });

  test.each(LANGUAGES)("has texts in %s", async (language) => {
    await useLanguage(language);
    for (const view of ENDS) {
      for (const { text } of storyOf(view, names)) expect(text).not.toMatch(/\bac-[a-z]|undefined|\{/);
    }
    await useLanguage("en");
  });
});

describe("walks over several doors", () => {
  const legend = entryOf(RECORDING.tables).legend;
  const first = legend.places[legend.start]?.doors ?? [];
  const noOne = (): number => 0;

  test("go from door to door within the limit, and never end at the start", () => {
    const ways = walksFrom(legend, legend.start, first, 3, noOne);
    expect(ways.length).toBeGreaterThan(2);
    for (const { to, places } of ways) {
      expect(places.length).toBeLessThanOrEqual(3);
      expect(entryOf(places, -1)).toBe(to);
      expect(to).not.toBe(legend.start);
      const from = [legend.start, ...places];
      places.forEach((place, i) => expect(legend.places[from[i] ?? ""]?.doors).toContain(place));
    }
  });

  test("do not exist with one door", () => {
    expect(walksFrom(legend, legend.start, first, 1, noOne)).toEqual([]);
  });

  test("prefer the one with fewer people of two equally short ones", () => {
    const door = (...doors: string[]): Pick<typeof legend.places, string>[string] => ({
      ...entryOf(Object.values(legend.places)),
      doors,
    });
    const places = { a: door("b", "c"), b: door("a", "d"), c: door("a", "d"), d: door("b", "c") };
    const board = { ...legend, places };
    const by = (busy: string): readonly string[] =>
      entryOf(walksFrom(board, "a", ["b", "c"], 2, (place) => Number(place === busy))).places;
    expect(by("b")).toEqual(["c", "d"]);
    expect(by("c")).toEqual(["b", "d"]);
  });
});
