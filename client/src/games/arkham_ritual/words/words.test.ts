import { beforeAll, describe, expect, test } from "vitest";
import { has, useLanguage, t } from "@/lib/i18n.svelte";
import { CARDS, type ArkhamRitualEvent, type ArkhamRitualView } from "@/generated/arkham_ritual";
import { lastView, entryOf, recordingOf } from "@/testing/recorded";
import { ARTIFACT_TYPES, cardNamed, colourOf, kindOf, nameOf, ruleOf } from "../cards/cards";
import { EMBLEMS } from "../emblems";
import { sections } from "../rules";
import { staging, type ArkhamRitualTypes } from "../stage";
import { lastRoundResult } from "./round-result";
import { cardName, endingText, reasonSection, reasonText, words } from "./words";

const RECORDING = recordingOf<ArkhamRitualTypes>("arkham-ritual");
const NAMES = ["Ada", "Bo", "Cy"];
const names = (party: number): string => NAMES[party] ?? "nobody";
/** A view without a passing card. */
const VIEW: ArkhamRitualView = {
  ...entryOf(entryOf(RECORDING.tables).viewers).view,
  passing: null,
  top: null,
  history: [],
};
const told = (...events: ArkhamRitualEvent[]): string[] =>
  words.log(events, VIEW, names).map(({ text }) => text);

beforeAll(() => useLanguage("en"));

describe("the log", () => {
  test("names the card for viewers who may know it", () => {
    const tome = cardNamed("tome-cursed");
    expect(told({ kind: "drew", seat: 0, card: tome })).toEqual([`Ada draws: ${cardName(tome)}.`]);
    expect(told({ kind: "drew", seat: 0 })).toEqual(["Ada draws a card and looks at it alone."]);
    expect(told({ kind: "took", seat: 1, discarded: tome })).toEqual([
      `Bo keeps it unseen. Discarded: ${cardName(tome)}.`,
    ]);
  });

  test("names the players", () => {
    expect(told({ kind: "gave", seat: 0, to: 2 })).toEqual(["Ada passes it, face down, to Cy."]);
    expect(told({ kind: "turn-began", active: 1 })[0]).toMatch(/^Bo is active/);
  });

  test("leaves out the dealt cards", () => {
    expect(told({ kind: "dealt", party: 0, card: 3 })).toEqual([]);
  });

  test("says how sanity changed, and why", () => {
    const sanity = { kind: "sanity", seat: 0, now: 3, reason: "cursed" } as const;
    expect(told({ ...sanity, change: -1 })).toEqual(["Ada loses 1 sanity: the card was cursed."]);
    expect(told({ ...sanity, change: 2 })).toEqual(["Ada regains 2 sanity: the card was cursed."]);
    expect(told({ ...sanity, change: 0 })).toEqual(["Ada stays at 3 sanity: the card was cursed."]);
  });

  test("ends with who was consumed and who won", () => {
    const lines = told({
      kind: "game-over",
      winners: [1, 2],
      losers: [0],
      scores: [0, 2, 1],
      reason: "survivors",
    });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe("The candles go out. The ritual has consumed Ada.");
    expect(lines[1]).toContain("Bo and Cy");
  });

  test("has lines of weight chapter and grave", () => {
    const weight = (event: ArkhamRitualEvent): unknown => words.log([event], VIEW, names)[0]?.weight;
    expect(weight({ kind: "round-began", round: 1, active: 0, doom: 0 })).toBe("chapter");
    expect(weight({ kind: "round-ended", by: "passing", held: [] })).toBe("grave");
    expect(weight({ kind: "gave", seat: 0, to: 1 })).toBe("plain");
  });
});

describe("a question", () => {
  test("names its card if the viewer may see it", () => {
    const gate = cardNamed("gate");
    expect(words.prompt("offer", { ...VIEW, passing: gate }, names)).toContain(`You drew ${cardName(gate)}.`);
    expect(words.prompt("orb", { ...VIEW, top: cardNamed("cthulhu") }, names)).toContain("Cthulhu");
    expect(words.prompt("offer", VIEW, names)).toContain("face down");
  });

  test("says who passed the card on last", () => {
    const history: ArkhamRitualEvent[] = [
      { kind: "gave", seat: 0, to: 1 },
      { kind: "gave", seat: 1, to: 2 },
    ];
    expect(words.prompt("receive", { ...VIEW, history }, names)).toMatch(/^Bo passes you a card/);
  });

  test("has texts for its answers", () => {
    expect(words.choice(["give", 1], VIEW, names)).toBe("Pass it to Bo");
    for (const choice of RECORDING.info.choices)
      expect(words.choice(choice, VIEW, names)).not.toMatch(/\{|ar-/);
  });
});

describe("a reason", () => {
  const REASONS = new Set(
    RECORDING.tables.flatMap(({ viewers }) =>
      viewers
        .slice(0, 1)
        .flatMap((viewer) =>
          lastView(viewer).history.flatMap((event) =>
            event.kind === "fell" || event.kind === "sanity" ? [event.reason] : [],
          ),
        ),
    ),
  );

  test("has a text, and a section of the rules that explains it", () => {
    expect(REASONS.size).toBeGreaterThan(4);
    const ids = sections.map(({ id }) => id);
    for (const reason of REASONS) {
      expect(reasonText(reason)).not.toContain("ar-reason");
      expect(ids).toContain(reasonSection(reason));
    }
  });

  test.each([
    ["cursed", "survival"],
    ["duplicate", "survival"],
    ["trapezohedron", "events"],
    ["confessed", "conduct"],
    ["yog-sothoth-tie", "great-old-ones"],
    ["nyarlathotep-feeds", "great-old-ones"],
    ["wary-student", "characters"],
  ])("%s is explained under %s", (reason, section) => {
    expect(reasonSection(reason)).toBe(section);
  });

  test("for the end of a round has a text", () => {
    expect(endingText("passing")).toBe("No one wanted the card. The round is over.");
  });
});

describe("a card", () => {
  const all = CARDS.map((_card, number) => number);

  test("has a name, an emblem and a rule", () => {
    for (const card of all) {
      expect(cardName(card)).not.toContain("ar-card");
      expect(EMBLEMS[nameOf(card)]?.length, nameOf(card)).toBeGreaterThan(3);
      expect(has(ruleOf(card)), ruleOf(card)).toBe(true);
    }
    expect(Object.keys(EMBLEMS).sort()).toEqual([...new Set(all.map(nameOf))].sort());
  });

  test("has a kind and a colour", () => {
    const count = (kind: string): number => all.filter((card) => kindOf(card) === kind).length;
    expect([count("artifact"), count("event"), count("character"), count("great-old-one")]).toEqual([
      15, 5, 4, 5,
    ]);
    for (const type of ARTIFACT_TYPES) {
      expect(colourOf(cardNamed(`${type}-sane`))).toBe("sane");
      expect(colourOf(cardNamed(`${type}-cursed`))).toBe("cursed");
    }
    expect([colourOf(cardNamed("hastur")), colourOf(cardNamed("investigator"))]).toEqual(["cursed", "sane"]);
  });

  test("that is newer than this page is unknown", () => {
    expect([nameOf(99), kindOf(99), cardNamed("no such card")]).toEqual(["unknown", "great-old-one", -1]);
  });
});

describe("the result of a round", () => {
  const next: ArkhamRitualEvent = { kind: "round-began", round: 3, active: 0, doom: 0 };
  const round: ArkhamRitualEvent[] = [
    { kind: "round-began", round: 2, active: 0, doom: 0 },
    { kind: "round-ended", by: "passing", held: [1, 2, 3] },
    { kind: "survived", party: 0 },
    { kind: "fell", party: 1, reason: "cursed" },
    { kind: "sanity", seat: 1, change: -1, now: 2, reason: "cursed" },
  ];

  test("collects the events after its end, and none of the next round", () => {
    const result = lastRoundResult([
      ...round,
      next,
      { kind: "sanity", seat: 0, change: -1, now: 1, reason: "cursed" },
    ]);
    expect(result).toEqual({
      round: 2,
      by: "passing",
      held: [1, 2, 3],
      survived: new Set([0]),
      fell: new Map([[1, "cursed"]]),
      changes: new Map([[1, { change: -1, now: 2, reason: "cursed" }]]),
      visitor: null,
    });
  });

  test("is that of the last finished round", () => {
    const later: ArkhamRitualEvent[] = [...round, next, { kind: "round-ended", by: "deck", held: [] }];
    expect(lastRoundResult(later)?.round).toBe(3);
  });

  test("knows who came through the Gate, and in what shape", () => {
    const mystery = cardNamed("mystery-card");
    const hastur = cardNamed("hastur");
    const visited: ArkhamRitualEvent[] = [
      ...round.slice(0, 2),
      { kind: "great-old-one", party: 2, card: mystery },
      { kind: "mystery", party: 2, card: hastur },
    ];
    expect(lastRoundResult(visited)?.visitor).toEqual({ party: 2, card: mystery, shape: hastur });
  });

  test("is null before a round has ended", () => {
    expect(lastRoundResult([next])).toBeNull();
  });

  test("agrees with the end of every recorded game", () => {
    for (const { viewers } of RECORDING.tables) {
      for (const viewer of viewers) {
        const { history, sanity } = lastView(viewer);
        const result = lastRoundResult(history);
        if (result === null) continue;
        for (const [seat, { now }] of result.changes) expect(sanity[seat]).toBe(now);
        expect([...result.fell.keys()].filter((party) => result.survived.has(party))).toEqual([]);
      }
    }
  });
});

test("waiting players see who acts, and the status shows the round", () => {
  for (const prompt of RECORDING.info.prompts) expect(words.waiting(prompt, "Ada")).toContain("Ada");
  expect(words.status(VIEW, { ...staging.settle(VIEW, null), round: 4 })).toBe(t("ar-view-round", { n: 4 }));
});
