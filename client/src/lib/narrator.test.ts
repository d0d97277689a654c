import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "./i18n.svelte";
import { Narrator, type Narration } from "./narrator";

/** Texts of Arkham Ritual, so that there is something to say. */
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

beforeAll(() => speak("en"));

test("fields become the words that are declared for them, as the game calls them", () => {
  expect(said({ kind: "gave", seat: 0, to: 2 })).toBe("party 0 passes it, face down, to party 2.");
});

describe("a secret", () => {
  test("is told to those who know it", () => {
    expect(said({ kind: "drew", seat: 1, card: 4 })).toBe("party 1 draws: card 4.");
  });

  test("leaves the others another sentence", () => {
    const outside = "party 1 draws a card and looks at it alone.";
    expect(said({ kind: "drew", seat: 1 })).toBe(outside);
    expect(said({ kind: "drew", seat: 1, card: 4 }, true)).toBe(outside);
  });
});

describe("a change", () => {
  const sanity = { kind: "sanity", seat: 0, now: 3, reason: "cursed" };

  test("has a sentence for each way it can go, and is counted without its sign", () => {
    expect(said({ ...sanity, change: -2 })).toBe("party 0 loses 2 sanity: the card was cursed.");
    expect(said({ ...sanity, change: 1 })).toBe("party 0 regains 1 sanity: the card was cursed.");
  });

  test("that is none has the sentence of the rest, with plain fields as they are", () => {
    expect(said({ ...sanity, change: 0 })).toBe("party 0 stays at 3 sanity: the card was cursed.");
  });
});

test("what kind of moment it is, is declared, too", () => {
  expect([narrator.saying({ kind: "gave" }).weight, narrator.saying({ kind: "sanity" }).weight]).toEqual([
    "plain",
    "grave",
  ]);
});

test("an event of which nothing is declared is a fault", () => {
  expect(() => said({ kind: "something-new" })).toThrow("something-new");
});

describe("another sentence", () => {
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
  ])("is said if a field is %s: %s", (state, value) => {
    expect(of(state, value)).toBe("Ada survives.");
  });

  test.each([
    ["absent", 0],
    ["negative", 0],
    ["zero", 1],
    ["positive", 0],
    ["deck", "passing"],
  ])("is not said if a field should be %s, and is %s", (state, value) => {
    expect(of(state, value)).not.toContain("survives");
  });
});
