import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "./i18n.svelte";
import { Narrator, type Narration } from "./narrator";

/** Declarations that use texts of Arkham Ritual. */
const NARRATION: Narration = {
  gave: {
    message: "gave",
    silent: false,
    weight: "plain",
    secret: [],
    when: [],
    words: [
      ["seat", "party", "who", ""],
      ["to", "party", "to", ""],
    ],
  },
  drew: {
    message: "drew",
    silent: false,
    weight: "plain",
    secret: ["card"],
    when: [],
    words: [
      ["seat", "party", "who", ""],
      ["card", "card", "card", ""],
    ],
  },
  sanity: {
    message: "sanity-same",
    silent: false,
    weight: "grave",
    secret: [],
    when: [
      ["change", "negative", "sanity-lost"],
      ["change", "positive", "sanity-gained"],
    ],
    words: [
      ["seat", "party", "who", ""],
      ["change", "size", "n", ""],
      ["reason", "text", "reason", "ar-reason-"],
    ],
  },
};

const narrator = new Narrator<{ kind: string }>("ar", NARRATION, (sort, value) => `${sort} ${String(value)}`);
const said = (event: { kind: string } & Record<string, unknown>, openly = false): string =>
  narrator.sentence(event, openly);

beforeAll(() => useLanguage("en"));

test("fields become the declared variables, named by the game", () => {
  expect(said({ kind: "gave", seat: 0, to: 2 })).toBe("party 0 passes it, face down, to party 2.");
});

describe("a secret", () => {
  test("is in the sentence for viewers who know it", () => {
    expect(said({ kind: "drew", seat: 1, card: 4 })).toBe("party 1 draws: card 4.");
  });

  test("gives the others a different sentence", () => {
    const outside = "party 1 draws a card and looks at it alone.";
    expect(said({ kind: "drew", seat: 1 })).toBe(outside);
    expect(said({ kind: "drew", seat: 1, card: 4 }, true)).toBe(outside);
  });
});

describe("a change", () => {
  const sanity = { kind: "sanity", seat: 0, now: 3, reason: "cursed" };

  test("has a sentence for a gain and one for a loss, without the sign", () => {
    expect(said({ ...sanity, change: -2 })).toBe("party 0 loses 2 sanity: the card was cursed.");
    expect(said({ ...sanity, change: 1 })).toBe("party 0 regains 1 sanity: the card was cursed.");
  });

  test("of zero has the default sentence, with plain fields unchanged", () => {
    expect(said({ ...sanity, change: 0 })).toBe("party 0 stays at 3 sanity: the card was cursed.");
  });
});

test("the weight of a line is declared, too", () => {
  expect([narrator.saying({ kind: "gave" }).weight, narrator.saying({ kind: "sanity" }).weight]).toEqual([
    "plain",
    "grave",
  ]);
});

test("an undeclared event is an error", () => {
  expect(() => said({ kind: "something-new" })).toThrow("something-new");
});

describe("an alternative sentence", () => {
  const of = (state: string, value: unknown): string => {
    const chosen = new Narrator<{ kind: string }>(
      "ar",
      {
        x: {
          message: "gate-silent",
          silent: false,
          weight: "plain",
          secret: [],
          when: [["f", state, "survived"]],
          words: [],
        },
      },
      () => "",
    );
    return chosen.sentence({ kind: "x", f: value, who: "Ada" } as { kind: string });
  };

  test.each([
    ["absent", null],
    ["absent", undefined],
    ["negative", -1],
    ["zero", 0],
    ["positive", 3],
    ["deck", "deck"],
    ["true", true],
  ])("is used if a field is %s: %s", (state, value) => {
    expect(of(state, value)).toBe("Ada survives.");
  });

  test.each([
    ["absent", 0],
    ["negative", 0],
    ["zero", 1],
    ["positive", 0],
    ["deck", "passing"],
  ])("is not used if a field should be %s and is %s", (state, value) => {
    expect(of(state, value)).not.toContain("survives");
  });
});
