import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "@/lib/i18n.svelte";
import type { AmongCultistsView } from "@/generated/among_cultists";
import { entryOf, recordingOf } from "@/testing/recorded";
import {
  claimText,
  codeOf,
  isFields,
  notebook,
  quotesOf,
  routeClaim,
  standing,
  valueText,
  type Fields,
} from "./claims";
import type { AmongCultistsTypes } from "../stage";

const TABLE = entryOf(recordingOf<AmongCultistsTypes>("among-cultists").tables);
const LEGEND = TABLE.legend;
const VIEW = entryOf(TABLE.viewers, 1).view;
const NAMES = ["Ada", "Bo", "Cy", "Di"];
const names = (party: number): string => NAMES[party] ?? "nobody";
const said = (kind: string, fields: Fields = {}, ref: number | null = null): string =>
  claimText(kind, fields, ref, names);

const HOLE = /^$|\{|ac-[a-z]|undefined|null/;

beforeAll(() => useLanguage("en"));

describe("a claim in words", () => {
  test("says what the player saw, gave and put", () => {
    expect(said("gave", { to: 1, round: 2, card: "dead" })).toBe(
      "In round 2 I gave Bo a card. It was: Dead.",
    );
    expect(said("put", { place: "LB", round: 3, card: "success" })).toMatch(
      /^In round 3 I put a card here: /,
    );
    expect(said("seen", { target: 2, round: 4, via: "camera", result: "dead" })).toBe(
      "In round 4, the camera showed me that Cy was dead.",
    );
  });

  test("has the counts of a check only if both are given", () => {
    const seen = { target: 2, round: 4, via: "place", result: "alive" };
    expect(said("seen", { ...seen, alive: 3, dead: 0 })).toMatch(/ I counted 3 Alive and 0 Dead\.$/);
    expect(said("seen", { ...seen, alive: 3 })).not.toContain("counted");
  });

  test("has its reason, and the claim that the reason refers to", () => {
    expect(said("accuse", { seat: 1, degree: 1, ground: { by: "silence" } })).toBe(
      "I suspect Bo: too quiet.",
    );
    const met = { by: "met", whom: 0, round: 2 };
    expect(said("accuse", { seat: 1, degree: 1, ground: met }, 7)).toBe(
      "I suspect Bo: met Ada in round 2 (claim 7).",
    );
    expect(said("accuse", { seat: 1, degree: 1, ground: { by: "contradiction" } }, 7)).toBe(
      "I suspect Bo: it contradicts claim 7.",
    );
  });

  test("is an answer, with or without a claim inside", () => {
    const inner = { kind: "team", fields: { team: "cultists" } };
    expect(said("answer", { claim: inner }, 3)).toBe("To question 3: I am a cultist.");
    expect(said("answer", { claim: null }, 3)).toBe("To question 3: no answer.");
  });

  test("asks or requests something, of one player or of all", () => {
    expect(said("ask", { to: "all", topic: "route" })).toMatch(/^everyone, a question: /);
    expect(said("ask", { to: 3, topic: "route", round: 2 })).toMatch(/^Di, a question about round 2: /);
    expect(said("request", { to: 0, deed: "vote", object: 1 })).toBe("Ada: please vote for Bo");
    expect(said("request", { to: 0, deed: "restart_power", object: null })).toBe(
      "Ada: please restart the power",
    );
  });

  test("is about a vote, the rules or another claim", () => {
    expect(said("vote", { seat: 2 })).toBe("I plan to vote for Cy.");
    expect(said("vote", { seat: "abstain" })).toBe("I plan to abstain.");
    expect(said("rule", { kind: "thanks" })).toBe("Thank you.");
    expect(said("doubt", {}, 5)).toBe("I doubt claim 5.");
    expect(said("text", { text: "Hm." })).toBe("Hm.");
  });

  test("quotes the claim it refers to, and gives only the number of a claim within the quotation", () => {
    const first = { seat: 0, claim: "vote", fields: { seat: 2 }, ref: null };
    const second = { seat: 1, claim: "doubt", fields: {}, ref: 1 };
    const quotes = quotesOf([
      { id: 1, ...first },
      { id: 2, ...second },
    ]);
    const quoting = (kind: string, ref: number, fields: Fields = {}): string =>
      claimText(kind, fields, ref, names, quotes);
    expect(quoting("doubt", 1)).toBe("I doubt what Ada said: “I plan to vote for Cy.”");
    expect(quoting("support", 2)).toBe("I believe what Bo said: “I doubt claim 1.”");
    expect(quoting("support", 9)).toBe("I believe claim 9.");
    expect(quoting("answer", 1, { claim: null })).toBe("Ada asked “I plan to vote for Cy.” – no answer.");
    const accused = { seat: 3, degree: 1, ground: { by: "contradiction" } };
    expect(quoting("accuse", 1, accused)).toBe(
      "I suspect Di: that does not fit with what Ada said, “I plan to vote for Cy.”.",
    );
    const quiet = { ...accused, ground: { by: "silence" } };
    expect(quoting("accuse", 1, quiet)).toBe("I suspect Di: too quiet (Ada said: “I plan to vote for Cy.”).");
  });

  /** Sample values of every sort that a field can have. */
  const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
    ...LEGEND.claims.values,
    role: Object.keys(LEGEND.roles),
    place: Object.keys(LEGEND.places),
    room: Object.keys(LEGEND.rows).filter((row) => row in LEGEND.places),
    party: [0, 1],
    "other party": [1],
    "seat or all": [1, "all"],
    vote: [1, "abstain", "open"],
    round: [1],
    "past round": [1],
    "coming round": [2],
    colours: [["red"], ["red", "green"]],
    ground: Object.entries(LEGEND.claims.grounds).map(([by, fields]) => ({
      by,
      ...Object.fromEntries(Object.keys(fields).map((field) => [field, field === "room" ? "LB" : 1])),
    })),
    statement: [null, { kind: "team", fields: { team: "cultists" } }],
    object: [1, "LB", null],
    "party or place": [1, "LB"],
    text: ["Hm."],
  };

  test.each(Object.entries({ ...LEGEND.claims.statements, ...LEGEND.claims.exchanges }))(
    "has a text for every value: %s",
    (kind, sorts) => {
      const samples = Object.entries(sorts).map(([field, sort]) => ({ field, values: SAMPLES[sort] ?? [] }));
      const first: Fields = Object.fromEntries(samples.map(({ field, values }) => [field, values[0]]));
      expect(said(kind, first, 4)).not.toMatch(HOLE);
      for (const { field, values } of samples) {
        expect(values.length, field).toBeGreaterThan(0);
        for (const value of values) expect(said(kind, { ...first, [field]: value }, 4)).not.toMatch(HOLE);
      }
    },
  );
});

describe("a value", () => {
  test("is a name, a text, a list or itself", () => {
    expect(valueText("target", 1, names)).toBe("Bo");
    expect(valueText("round", 1, names)).toBe(1);
    expect(valueText("to", "all", names)).toBe("everyone");
    expect(valueText("object", null, names)).toBe("");
    expect(valueText("is", true, names)).toBe("yes");
    expect(valueText("colours", ["red", "green"], names)).toMatch(/ and /);
    expect(valueText("text", "Hm.", names)).toBe("Hm.");
  });

  test("has no code until one is chosen", () => {
    expect([codeOf("met"), codeOf(3), codeOf(undefined), codeOf(null), codeOf({})]).toEqual([
      "met",
      "3",
      "",
      "",
      "",
    ]);
    expect([isFields({}), isFields([]), isFields(null), isFields("x")]).toEqual([true, false, false, false]);
  });
});

describe("the notebook", () => {
  const deeds: AmongCultistsView["deeds"] = [
    { party: 0, deed: "gave", round: 1, to: 2, card: "alive" },
    { party: 1, deed: "gave", round: 1, to: 0, card: "dead" },
    { party: 0, deed: "put", round: 2, place: "LB", card: "failure" },
    { party: 0, deed: "bag", round: 3, event: "mirror", done: "in-hand" },
    { party: 0, deed: "bag", round: 3, event: "mirror", done: "returned" },
    { party: 0, deed: "saw", round: 4, target: 2, via: "place", alive: 2, dead: 1 },
    { party: 0, deed: "saw", round: 5, target: 3, via: "camera", alive: 3, dead: 0 },
    { party: 0, deed: "walked", round: 6 },
  ];
  const entries = notebook({ ...VIEW, seat: 0, deeds: deeds });

  test("has my own acts as claims, and no one else's", () => {
    expect(entries.map(({ claim }) => claim)).toEqual([
      { kind: "gave", fields: { to: 2, round: 1, card: "alive" } },
      { kind: "put", fields: { place: "LB", round: 2, card: "failure" } },
      { kind: "bag", fields: { round: 3, event: "mirror", done: "returned" } },
      { kind: "seen", fields: { target: 2, round: 4, via: "place", result: "dead", alive: 2, dead: 1 } },
      { kind: "seen", fields: { target: 3, round: 5, via: "camera", result: "alive", alive: 3, dead: 0 } },
    ]);
    expect(entries.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  test("has only claims of the game, with exactly their fields", () => {
    for (const { claim } of entries) {
      const known = LEGEND.claims.statements[claim.kind] ?? {};
      expect(Object.keys(claim.fields).sort()).toEqual(Object.keys(known).sort());
    }
  });
});

describe("the claim about my route", () => {
  const mine = (route: number): AmongCultistsView => ({ ...VIEW, own: { ...VIEW.own, route } as never });

  test("is the row of the round, in the order of the board", () => {
    expect(routeClaim(mine(0), LEGEND, 1)?.fields).toEqual({
      round: 1,
      colours: ["light_blue", "pink", "dark_blue"],
    });
    expect(routeClaim(mine(0), LEGEND, 5)?.fields["colours"]).toEqual(["light_blue", "pink", "dark_blue"]);
    expect(routeClaim(mine(0), LEGEND, 2)?.fields["colours"]).toEqual(["green", "orange"]);
  });

  test("is null before the first round, and for spectators", () => {
    expect(routeClaim(mine(0), LEGEND, 0)).toBeNull();
    expect(routeClaim({ ...VIEW, own: null }, LEGEND, 1)).toBeNull();
  });
});

test("a contradiction stands until one of its claims is retracted", () => {
  const claim = { seat: 1, round: 1, phase: "action", claim: "team", fields: {}, ref: null } as const;
  const claims = [1, 2, 3].map((id) => ({ ...claim, id }));
  const contradictions = [
    { claim: 2, other: 1, why: "two_stories" },
    { claim: 3, other: null, why: "never_happened" },
  ];
  const view = { ...VIEW, claims, contradictions };
  const retract = (ref: number) => ({
    ...view,
    claims: [...claims, { ...claim, id: 4, claim: "retract", ref }],
  });
  expect(standing(view)).toEqual(contradictions);
  expect(standing(retract(1))).toEqual(contradictions.slice(1));
  expect(standing(retract(3))).toEqual(contradictions.slice(0, 1));
});
