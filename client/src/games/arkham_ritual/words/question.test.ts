import { beforeAll, describe, expect, test } from "vitest";
import type { ArkhamRitualEvent, ArkhamRitualView } from "@/generated/arkham_ritual";
import { useLanguage } from "@/lib/i18n.svelte";
import type { QuestionContext } from "@/shell/games";
import { lastView, movesOf, entryOf, recordingOf } from "@/testing/recorded";
import { cardNamed } from "../cards/cards";
import { sightings } from "../board/memory";
import { moment } from "../moments";
import { passers, question } from "./question";
import { staging, type ArkhamRitualTypes } from "../stage";
import { candles, fateful, heroOf } from "./story";

const RECORDING = recordingOf<ArkhamRitualTypes>("arkham-ritual");
const { choices } = RECORDING.info;
const NAMES = ["Ada", "Bo", "Cy", "Di"];
const names = (party: number): string => NAMES[party] ?? "nobody";
const VIEW = entryOf(entryOf(RECORDING.tables).viewers, 1).view;
const gate = cardNamed("gate");
const idol = cardNamed("idol-cursed");

const choiceOf = (name: string, seat?: number): number =>
  choices.findIndex(([called, at]) => called === name && at === seat);

function asked(
  prompt: string,
  options: number[],
  view: Partial<ArkhamRitualView> = {},
): QuestionContext<ArkhamRitualTypes> {
  const decision = { id: 1, prompt, source: "", optional: false, options, locked: [] };
  const full = { ...VIEW, seat: 0, ...view };
  return { decision, view: full, stage: staging.settle(full, null), names, choices, advice: null };
}

beforeAll(() => useLanguage("en"));

describe("a question", () => {
  const take = choiceOf("take");
  const refuse = choiceOf("discard");
  const toBo = choiceOf("give", 1);

  test("says who drew the card and who passed it here", () => {
    const history: ArkhamRitualEvent[] = [
      { kind: "gave", seat: 3, to: 0 },
      { kind: "drew", seat: 2 },
      { kind: "gave", seat: 2, to: 1 },
      { kind: "gave", seat: 1, to: 0 },
    ];
    expect(passers(history)).toEqual([2, 1]);
    const handed = question(asked("receive", [take], { history, active: 2, hands: [3], passing: null }));
    expect(handed.cause).toBe("Cy drew it and knows it. Bo passes it to you.");
    expect(handed.card).toBeUndefined();
    const straight = question(
      asked("receive", [take], { history: history.slice(0, 3), active: 2, hands: [3], passing: null }),
    );
    expect(straight.cause).toBe("Cy drew it, looked at it and passes it to you.");
  });

  test("shows the drawn card with its text", () => {
    const { card, cause } = question(asked("offer", [toBo], { passing: gate }));
    expect([card?.title, card?.tone, card?.picture, card?.lines.length]).toEqual([
      "Gate",
      "blue",
      String(gate),
      1,
    ]);
    expect(cause).toContain("Gate");
  });

  test("has consequences on its options, and the end of the round apart", () => {
    const { options, question: text } = question(
      asked("receive", [take, refuse], { hands: [], passing: null, held: [null, gate, idol] }),
    );
    expect(text).toContain("end the round");
    expect(options?.get(take)).toMatchObject({ place: "seat:0", detail: "yours is discarded" });
    expect(options?.get(refuse)).toMatchObject({ place: "sheet", kind: "ending" });
  });

  test("says what each receiver holds, and which one is the last", () => {
    const held = [null, gate, idol];
    const many = question(asked("receive", [toBo], { hands: [1, 2], held })).options?.get(toBo);
    expect(many).toMatchObject({ label: "To Bo", detail: "holds Gate", place: "seat:1" });
    const last = question(asked("receive", [toBo], { hands: [1], held })).options?.get(toBo);
    expect(last?.detail).toBe("holds Gate · the last one");
  });

  test("has the coach's odds on its options once there are some", () => {
    const now = { survives: 0.5, change: -1 };
    const odds = {
      colour: { sane: 0.6 },
      own: {},
      type: {},
      now,
      options: [{ choice: take, survives: 0.25, change: -2 }],
    };
    const before = asked("receive", [take], { hands: [1] });
    expect(question(before).options?.get(take)?.odds).toBeUndefined();
    const told = question({ ...before, advice: odds });
    expect(told.options?.get(take)?.odds).toMatchObject({ chance: 0.25 });
    expect(told.next).toContain("60");
  });

  test("asks again before a confession", () => {
    const confess = choiceOf("confess");
    const { options, card } = question(asked("confess", [confess], { passing: gate }));
    expect([options?.get(confess)?.askAgain !== undefined, card]).toEqual([true, undefined]);
  });
});

describe("a card I saw", () => {
  const saw = (...history: ArkhamRitualEvent[]) =>
    sightings({ ...VIEW, seat: 0, memory: [], history }).map(({ how, to, kept }) => [how, to, kept]);

  test("is followed to its holder", () => {
    const drew: ArkhamRitualEvent = { kind: "drew", seat: 0, card: gate };
    const gave: ArkhamRitualEvent = { kind: "gave", seat: 0, to: 1 };
    expect(saw(drew)).toEqual([["drew", null, false]]);
    expect(saw(drew, gave)).toEqual([["drew", 1, false]]);
    expect(saw(drew, gave, { kind: "gave", seat: 1, to: 2 })).toEqual([["drew", 2, false]]);
    expect(saw(drew, gave, { kind: "took", seat: 1, discarded: idol })).toEqual([["drew", 1, true]]);
    expect(saw(drew, gave, { kind: "discarded", seat: 1, card: gate })).toEqual([["gone", null, false]]);
  });

  test("is not one that others drew, or one of the previous round", () => {
    const began: ArkhamRitualEvent = { kind: "round-began", round: 2, active: 0, doom: 0 };
    expect(saw({ kind: "drew", seat: 0, card: gate }, began)).toEqual([]);
    expect(saw({ kind: "drew", seat: 1 }, { kind: "gave", seat: 1, to: 0 })).toEqual([]);
  });
});

describe("the story of a game", () => {
  const history: ArkhamRitualEvent[] = [
    { kind: "round-began", round: 1, active: 0, doom: 0 },
    { kind: "dealt", party: 0, card: gate },
    { kind: "drew", seat: 2, card: idol },
    { kind: "gave", seat: 2, to: 1 },
    { kind: "gave", seat: 1, to: 0 },
    { kind: "took", seat: 0, card: idol, discarded: gate },
    { kind: "round-ended", by: "deck", held: [idol, gate, gate] },
    { kind: "sanity", seat: 0, change: -3, now: 4, reason: "cursed" },
    { kind: "round-began", round: 2, active: 0, doom: 0 },
    { kind: "dealt", party: 0, card: gate },
    { kind: "round-ended", by: "deck", held: [gate, gate, gate] },
    { kind: "sanity", seat: 0, change: -1, now: 3, reason: "duplicate" },
    { kind: "sanity", seat: 1, change: -7, now: 0, reason: "cursed" },
  ];
  const result = { winners: [0, 2], losers: [1], scores: [3, 0, 7], reason: "survivors" };
  const view: ArkhamRitualView = { ...VIEW, seat: 0, seats: 3, history, result };

  test("has everyone's sanity after every round", () => {
    const left = candles(view, 7).map((marks) => marks.map((mark) => mark.left));
    expect(left).toEqual([
      [7, 4, 3],
      [7, 7, 0],
      [7, 7, 7],
    ]);
    expect(candles(view, 7)[0]?.[1]).toMatchObject({ change: -3, reason: "cursed" });
  });

  test("has the card that cost me the most, and how it came to me", () => {
    expect(fateful(view, 0)).toMatchObject({ card: idol, round: 1, reason: "cursed", at: 5 });
    expect(fateful(view, 0)?.way.map(({ how, who }) => `${how} ${who}`)).toEqual([
      "drew 2",
      "gave 2",
      "gave 1",
      "took 0",
    ]);
    expect(fateful(view, 2)).toBeNull();
  });

  test("is about me if I lost sanity, or else about a loser", () => {
    expect(heroOf(view)).toBe(0);
    expect(heroOf({ ...view, seat: 2 })).toBe(1);
    expect(heroOf({ ...view, seat: null })).toBe(1);
  });

  test("agrees with the result of every recorded game", () => {
    let [games, told] = [0, 0];
    for (const { viewers } of RECORDING.tables) {
      const last = lastView(entryOf(viewers));
      if (last.result === null) continue;
      games += 1;
      expect(candles(last, 7).map((marks) => marks.at(-1)?.left)).toEqual(last.result.scores);
      told += last.result.losers.filter((seat) => (fateful(last, seat)?.way.length ?? 0) > 0).length;
    }
    expect(games).toBeGreaterThan(1);
    expect(told).toBeGreaterThan(1);
  });
});

describe("a moment", () => {
  const of = (event: ArkhamRitualEvent) =>
    moment({ event, names, view: VIEW, stage: staging.settle(VIEW, null), legend: {} });

  test("is shown for a Great Old One, the Elder Sign, and a last candle", () => {
    expect(of({ kind: "great-old-one", party: 1, card: cardNamed("cthulhu") })).toMatchObject({
      tone: "dread",
    });
    expect(of({ kind: "round-ended", by: "elder-sign", held: [] })).toMatchObject({ tone: "light" });
    expect(of({ kind: "round-ended", by: "deck", held: [] })).toBeNull();
    expect(of({ kind: "sanity", seat: 0, change: -2, now: 0, reason: "cursed" })).toMatchObject({
      tone: "death",
    });
    expect(of({ kind: "sanity", seat: 0, change: -2, now: 1, reason: "cursed" })).toBeNull();
  });

  test("is the same for every viewer", () => {
    for (const { viewers } of RECORDING.tables) {
      const told = viewers.map((viewer) =>
        movesOf(viewer).flatMap(({ events }) => events.flatMap((event) => of(event) ?? [])),
      );
      for (const each of told) expect(each).toEqual(told[0]);
    }
  });
});
