import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "@/lib/i18n.svelte";
import {
  GONE,
  GREEN,
  OPEN,
  type DeathMayDieAdvice,
  type DeathMayDieEvent,
  type DeathMayDieView,
  type QuestionAbout,
} from "@/generated/death_may_die";
import { movesOf, entryOf, recordingOf } from "@/testing/recorded";
import { optionNamed } from "./choices";
import { dieName, linesOf, named, Namer, ruleOf } from "./names";
import { oddsIn } from "./roll-odds";
import { staging, type DeathMayDieTypes } from "../stage";
import { has, members, tokensIn } from "../table-fields";
import { namerOf, sentence, words as wordsFor } from "./words";

const RECORDING = recordingOf<DeathMayDieTypes>("death-may-die");
/** A game with two seats. */
const TABLE = entryOf(RECORDING.tables.filter(({ seats }) => seats === 2));
const LEGEND = TABLE.legend;
const words = wordsFor(LEGEND);
const NAMES = ["Ada", "Bo"];
const names = (party: number): string => NAMES[party] ?? "nobody";

/** A view in the middle of it. */
const VIEW: DeathMayDieView = entryOf(movesOf(entryOf(TABLE.viewers, 1)), 20).after;
const namer = new Namer(LEGEND, VIEW.table, names, 2);
const asking = (question: QuestionAbout): DeathMayDieView => ({ ...VIEW, question });
const told = (event: DeathMayDieEvent): string => sentence(event, namer);

beforeAll(() => useLanguage("en"));

describe("a name", () => {
  test("comes from the texts, or is the id in readable form", () => {
    expect(named("agatha-may")).toBe("Agatha May");
    expect(named("an-unknown-thing")).toBe("An unknown thing");
    expect([ruleOf("an-unknown-thing-rule"), linesOf("")]).toEqual(["", []]);
    expect(linesOf("One.\nTwo.")).toEqual(["One.", "Two."]);
  });

  test("of an investigator is the player's until one is chosen", () => {
    const { table } = namer;
    const early = new Namer(LEGEND, { ...table, character: [-1, -1] }, names, 2);
    expect([early.person(0), early.person(1), early.person(7)]).toEqual(["Ada", "Bo", "nothing"]);
    const late = new Namer(LEGEND, { ...table, character: [0, 1] }, names, 2);
    expect([late.person(0), late.player(1)]).toEqual(["Agatha May", "Bo"]);
  });

  test("of the player is the same for both investigators of a solo player", () => {
    const alone = new Namer(LEGEND, namer.table, names, 1);
    expect([alone.player(0), alone.player(1)]).toEqual(["Ada", "Ada"]);
  });

  test("of a figure includes its wounds", () => {
    const hurt = new Namer(LEGEND, { ...namer.table, figure_wounds: [0, 2, 0] }, names, 2);
    expect(hurt.figure(1)).toBe(`${hurt.typeOf(1)} (2 w)`);
    expect(hurt.figure(2)).toBe(hurt.typeOf(2));
  });

  test("of a card is that of the side in use", () => {
    const left = new Namer(LEGEND, { ...namer.table, right: 0 }, names, 2);
    const right = new Namer(LEGEND, { ...namer.table, right: 1 << 1 }, names, 2);
    expect([left.heldId(1), right.heldId(1), right.heldId(0)]).toEqual([
      "e1-ashen-witness-left",
      "e1-ashen-witness-right",
      "e1-parish-register-left",
    ]);
  });

  test("of a die is its colour and its face", () => {
    expect([dieName(1), dieName(GREEN + 3)]).toEqual([
      "black die, success",
      "green die, success and Elder Sign",
    ]);
  });

  test.each(RECORDING.tables.map(({ legend }) => [legend.episode, legend] as const))(
    "exists for everything in %s: spaces, tokens, enemies, cards, stages",
    (_episode, legend) => {
      const all = [
        legend.episode,
        legend.elder,
        ...legend.spaces.map(({ id }) => id),
        ...legend.tokens,
        ...legend.types.map(({ id }) => id),
        ...legend.relics,
        ...legend.mythos,
        ...legend.investigators,
        ...legend.insanities,
        ...legend.actions,
        ...legend.skills.flat(),
        ...legend.stages.map(({ id }) => id),
        ...legend.sources.filter((id) => id !== ""),
      ];
      const holes = all.filter((id) => /\{|dmd-/.test(named(id)));
      expect(holes).toEqual([]);
    },
  );

  test("of a found card comes with its lines, the last for declining them", () => {
    for (const [card, { labels }] of LEGEND.cards.entries()) {
      expect(namer.discoveryLines(card)).toHaveLength(labels.length + 1);
    }
    expect(namer.discoveryLines(9999)).toEqual([]);
  });
});

describe("the log", () => {
  const person = (): string => namer.person(0);

  test("distinguishes a gain from a loss", () => {
    expect(told({ kind: "stress", who: 0, change: 1, now: 2 })).toBe(`${person()} takes 1 stress, now 2.`);
    expect(told({ kind: "stress", who: 0, change: -1, now: 1 })).toBe(`${person()} heals 1 stress, now 1.`);
    expect(told({ kind: "carries", who: 0, token: 1, change: -2, now: 0 })).toMatch(/ gives up 2 tokens: /);
  });

  test("distinguishes a blocked, a free and a collapsed passage", () => {
    expect(told({ kind: "passage", passage: 0, token: 2 })).toMatch(/ between .+ and /);
    expect(told({ kind: "passage", passage: 0, token: OPEN })).toMatch(/ is free\.$/);
    expect(told({ kind: "passage", passage: 0, token: GONE })).toMatch(/ has fallen in\.$/);
  });

  test("names the dice", () => {
    expect(told({ kind: "rolled", who: 0, roll: 2, foe: 1, black: [1, 4], green: [GREEN + 1] })).toBe(
      `${person()} rolls (attack): black: success, tentacle; green: success`,
    );
    expect(told({ kind: "rolled", who: 0, roll: 2, foe: 1, black: [0], green: [] })).not.toContain("green");
    expect(told({ kind: "rerolled", who: 0, die: 4, now: 1 })).toBe(
      `${person()} rerolls: black die, tentacle becomes success`,
    );
  });

  test("names both the player and the investigator", () => {
    expect(told({ kind: "character", who: 1, character: 0 })).toBe("Bo is Agatha May.");
  });

  test("has a sentence for every kind of event", () => {
    // Values of fields that are not numbers; numbers are 0, the first of their kind.
    const OTHERS: Readonly<Record<string, unknown>> = {
      reason: "investigator-lost",
      won: false,
      transformed: true,
      calm: false,
      insanities: [0, 1],
      relics: [0, 1],
      figures: [1, 2],
      black: [1],
      green: [9],
      stage: 1,
    };
    for (const [kind, { open }] of Object.entries(RECORDING.kinds)) {
      const fields = Object.fromEntries(open.map((field) => [field, field in OTHERS ? OTHERS[field] : 0]));
      expect(told({ kind, ...fields } as unknown as DeathMayDieEvent), kind).not.toMatch(/\{|dmd-|undefined/);
    }
  });

  test("is cached for each event, by language", async () => {
    const history: DeathMayDieEvent[] = [{ kind: "moved", who: 0, space: 0, to: 1 }];
    const [first] = words.log(history, VIEW, names);
    expect(words.log(history, VIEW, names)[0]).toBe(first);
    await useLanguage("de");
    expect(words.log(history, VIEW, names)[0]?.text).not.toBe(first?.text);
    await useLanguage("en");
    expect(words.log(history, VIEW, names)[0]?.text).toBe(first?.text);
  });
});

describe("an answer", () => {
  const choice = (name: (string | number)[], question: QuestionAbout): string =>
    words.choice(name, asking(question), names);

  test("that ends something says what it ends", () => {
    expect(choice(["done"], { prompt: "action" })).toBe("End the actions");
    expect(choice(["done"], { prompt: "reroll" })).toBe("Keep the dice");
    expect(choice(["done"], { prompt: "heal" })).toBe("Nothing more");
  });

  test("to a found card is one of its lines", () => {
    const lines = namer.discoveryLines(0);
    expect(choice(["done"], { prompt: "discovery", card: 0 })).toBe(lines.at(-1));
    expect(choice(["option", 0], { prompt: "discovery", card: 0 })).toContain(lines[0] ?? "none");
  });

  test("names the option of an effect, or numbers it", () => {
    expect(choice(["option", 1], { prompt: "choose", labels: ["", ""] })).toBe("Option 2");
  });

  test("names places, figures, people and dice", () => {
    expect(choice(["space", 0], {})).toBe(namer.space(0));
    expect(choice(["figure", 1], {})).toBe(
      `${namer.figure(1)}, on ${namer.space(namer.table.figure_space[1] ?? -1)}`,
    );
    expect(choice(["reroll", 4], {})).toBe("Reroll, free: black die, tentacle");
    expect(choice(["character", 0], {})).toBe("Agatha May");
  });
});

test("a question says how many are left", () => {
  const text = words.prompt("move", asking({ prompt: "move", who: 0, left: 2 }), names);
  expect(text).toContain("2");
  for (const prompt of RECORDING.info.prompts) {
    expect(words.prompt(prompt, asking({ prompt, who: 0 }), names)).not.toContain("dmd-prompt");
  }
});

test("the status shows the episode, and the turn once there is one", () => {
  const stage = staging.settle(VIEW, null);
  const status = (turn: number): string => words.status(VIEW, { ...stage, table: { ...VIEW.table, turn } });
  expect([status(0), status(7)]).toEqual(["Top of the Mourning", "Top of the Mourning · Turn 7"]);
});

test("a namer uses the table of the view", () => {
  expect(namerOf(VIEW, LEGEND, names).table).toBe(VIEW.table);
});

describe("encoded fields", () => {
  test("are sets of bits, also beyond bit 31", () => {
    expect([has(5, 0), has(5, 1), has(5, 2), has(2 ** 40, 40), has(2 ** 40, 39)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(members(0b10110)).toEqual([1, 2, 4]);
  });

  test("are counts of tokens, space by space", () => {
    expect(tokensIn([0, 1, 0, 3, 0, 2], 1, 3)).toEqual([
      { token: 0, n: 3 },
      { token: 2, n: 2 },
    ]);
  });

  test("are choices, found by name among the options", () => {
    const choices = [["done"], ["space", 1], ["space", 2]];
    expect(optionNamed([0, 2], choices, "space", 2)).toBe(2);
    expect(optionNamed([0, 2], choices, "space", 1)).toBeNull();
    expect(optionNamed([0, 2], choices, "space")).toBe(2);
  });
});

test("there are odds only while a roll is open", () => {
  const open = { roll: { aim: "most" } } as unknown as DeathMayDieAdvice;
  expect(oddsIn(open)).toBe(open);
  expect([oddsIn(null), oddsIn({ ...open, roll: null })]).toEqual([null, null]);
});
