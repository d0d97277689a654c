import { beforeAll, describe, expect, test } from "vitest";
import type { DeathMayDieAdvice, RollAdvice } from "@/generated/death_may_die";
import { LANGUAGES, useLanguage } from "@/lib/i18n.svelte";
import type { QuestionContext, Question, Words } from "@/shell/games";
import { orderedOptions } from "@/shell/dock/question";
import { movesOf, recordingOf } from "@/testing/recorded";
import { staging, type DeathMayDieTypes } from "../stage";
import { words as wordsFor } from "./words";

const RECORDING = recordingOf<DeathMayDieTypes>("death-may-die");
const { choices } = RECORDING.info;
const NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"];
const names = (party: number): string => NAMES[party] ?? "nobody";
const HOLE = /\{|\bdmd-[a-z]|undefined|NaN|\[object/;

interface Case {
  readonly asked: QuestionContext<DeathMayDieTypes>;
  readonly question: Question;
  readonly words: Words<DeathMayDieTypes>;
}

/** Every question that the first seat was asked in the recorded games. */
function* cases(): Generator<Case> {
  for (const { legend, viewers } of RECORDING.tables) {
    const words = wordsFor(legend);
    for (const { after: view } of viewers.slice(1, 2).flatMap(movesOf)) {
      if (view.decision === null) continue;
      const stage = staging.settle(view, null);
      const asked = { decision: view.decision, view, stage, names, choices, advice: null };
      yield { asked, question: askedIn(words, asked), words };
    }
  }
}

function askedIn(words: Words<DeathMayDieTypes>, asked: QuestionContext<DeathMayDieTypes>): Question {
  const question = words.question?.(asked);
  if (question === undefined) throw new Error("there is no question");
  return question;
}

function first(
  prompt: string,
  fits: (asked: QuestionContext<DeathMayDieTypes>) => boolean = () => true,
): Case {
  for (const found of cases()) if (found.asked.decision.prompt === prompt && fits(found.asked)) return found;
  throw new Error(`no recorded question ${prompt}`);
}

function choiceNamed(name: string, ...args: number[]): number {
  return choices.findIndex(
    ([called, ...given]) => called === name && args.every((arg, i) => given[i] === arg),
  );
}

function again({ asked, words }: Case, advice: DeathMayDieAdvice): Question {
  return askedIn(words, { ...asked, advice });
}

describe.each(LANGUAGES)("in %s, every question of the recorded games", (language) => {
  beforeAll(() => useLanguage(language));

  test("has complete texts and a cause", () => {
    const silent = new Set<string>();
    let asked = 0;
    for (const {
      asked: { decision },
      question,
    } of cases()) {
      const { cause = "", question: what, next = "", card, options, plans = [] } = question;
      const buttons = [...(options?.values() ?? []), ...plans];
      const said = [
        cause,
        what,
        next,
        ...(card === undefined ? [] : [card.title, ...card.lines]),
        ...buttons.flatMap(({ label, detail = "", askAgain = "" }) => [label, detail, askAgain]),
      ];
      expect(said.filter((text) => HOLE.test(text))).toEqual([]);
      expect(buttons.filter(({ label }) => label.trim() === "")).toEqual([]);
      if (cause === "") silent.add(decision.prompt);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(300);
    expect([...silent]).toEqual([]);
  }, 20_000);
});

describe("a question", () => {
  beforeAll(() => useLanguage("en"));

  test("asked by a card names the card and shows its text", () => {
    const { question } = first("choose");
    expect(question.cause).toMatch(/^(Mythos|Insanity|Card): ./);
    expect(question.card?.lines.length).toBeGreaterThan(0);
  });

  test("about an action has its end apart, never on key 1, asking again while actions are left", () => {
    const { asked, question, words } = first("action", ({ view }) => (view.question.actions ?? 0) > 1);
    const end = question.options?.get(choiceNamed("done"));
    expect(end).toMatchObject({ kind: "ending", label: "End the actions" });
    expect(end?.askAgain).toMatch(/actions are left/);
    const offered = orderedOptions(words, asked, question);
    expect(offered.at(-1)?.choice).toBe(choiceNamed("done"));
    expect(offered.at(-1)?.key).not.toBe("1");
  });

  test("about a move says who is where, and offers runs over several spaces as plans", () => {
    const { asked, question } = first("move", ({ view }) => (view.question.left ?? 0) > 2);
    const spaces = asked.decision.options.filter((choice) => choices[choice]?.[0] === "space");
    for (const space of spaces) {
      const words = question.options?.get(space);
      expect(words?.detail).not.toBe("");
      expect(words?.place).toBe(`space:${String(choices[space]?.[1])}`);
    }
    const far = question.plans ?? [];
    expect(far.length).toBeGreaterThan(0);
    for (const { steps, detail, place } of far) {
      expect(steps.length).toBeGreaterThan(2);
      expect(steps.every(({ prompt }) => prompt === "move")).toBe(true);
      expect(asked.decision.options).toContain(steps[0]?.choice);
      expect(steps.at(-1)?.choice).toBe(choiceNamed("done"));
      expect(detail).toMatch(/spaces away/);
      expect(place).toMatch(/^space:\d+$/);
    }
  });

  test("about an action offers runs as plans", () => {
    const { question } = first("action", ({ decision }) => decision.options.includes(choiceNamed("run")));
    const [plan] = question.plans ?? [];
    expect(plan?.steps[0]).toEqual({ prompt: "action", choice: expect.any(Number) as number });
    expect(plan?.steps[1]?.prompt).toBe("move");
  });

  test("about a found card says with each line what the side taken does", () => {
    const { asked, question } = first("discovery", ({ decision }) => decision.options.length > 2);
    const lines = asked.decision.options.filter((choice) => choices[choice]?.[0] === "option");
    const details = lines.map((choice) => question.options?.get(choice)?.detail ?? "");
    expect(details.some((detail) => detail.length > 10)).toBe(true);
    expect(question.options?.get(choiceNamed("done"))?.kind).toBe("ending");
  });

  test("with equal figures as answers shows one of them, with their number", () => {
    let joined = 0;
    for (const { question } of cases()) {
      const options = [...(question.options?.values() ?? [])];
      const same = options.filter(({ sameAs }) => sameAs !== undefined);
      if (same.length === 0) continue;
      const shown = question.options?.get(same[0]?.sameAs ?? -1);
      expect(shown?.label).toMatch(/ × \d$/);
      joined += 1;
    }
    expect(joined).toBeGreaterThan(0);
  });
});

describe("with the coach", () => {
  beforeAll(() => useLanguage("en"));

  const chances = { reaches: 0.5, successes: 1.5, wounds: 1.5, loss: 1, threshold: 0, lost: 0, stress: 0 };
  const roll: RollAdvice = {
    who: 0,
    kind: "action",
    foe: -1,
    targets: [],
    black: 3,
    green: 0,
    free: 0,
    until: 4,
    aim: "need",
    needed: 2,
    asked: 2,
    spread: [],
    plain: chances,
    best: [chances, { ...chances, reaches: 0.75 }],
  };
  const advising = (choice: number, change: Partial<RollAdvice>): DeathMayDieAdvice => ({
    roll: null,
    options: [],
    choice: null,
    plans: [{ choices: [choice], roll: { ...roll, ...change } }],
    way: null,
  });

  test("an option shows its odds", () => {
    const found = first("action");
    const rest = found.asked.decision.options[0] ?? 0;
    expect(again(found, advising(rest, {})).options?.get(rest)?.odds).toEqual({
      chance: 0.5,
      text: "50% to succeed, 75% with stress",
    });
    const kill = again(found, advising(rest, { aim: "defeat" })).options?.get(rest)?.odds;
    expect(kill?.text).toBe("50% to kill, 75% with stress");
    const harm = again(found, advising(rest, { aim: "harm" })).options?.get(rest)?.odds;
    expect(harm?.text).toBe("50% unhurt");
    const most = again(found, advising(rest, { aim: "most", targets: [3] })).options?.get(rest)?.odds;
    expect(most?.text).toBe("1.5 wounds on average");
    // In the short form an expected number is not a percentage, and `oddsMean` says what chances mean.
    expect(most?.short).toBe("≈ 1.5");
    const meaning = (aim: RollAdvice["aim"]): string | undefined =>
      again(found, advising(rest, { aim })).oddsMean;
    expect([meaning("defeat"), meaning("harm"), meaning("most")]).toEqual([
      "%: to kill",
      "%: unhurt",
      "≈: on average",
    ]);
    expect(found.question.oddsMean).toBeUndefined();
  });

  test("a hopeless option says what it needs and what there is", () => {
    const found = first("action");
    const some = found.asked.decision.options[0] ?? 0;
    const option = again(found, advising(some, { needed: null, asked: 4 })).options?.get(some);
    expect(option).toMatchObject({ hopeless: true, detail: "Can’t succeed: needs 4, you have 3 dice" });
  });

  test("a roll against you says what it is for, and what it does", () => {
    const { asked, words } = first("reroll");
    const open = asked.view.roll;
    if (open === null) throw new Error("there is no roll");
    const burning = { ...asked.view, roll: { ...open, kind: 9, foe: -1, targets: 0 } };
    const question = askedIn(words, { ...asked, view: burning });
    expect(question.cause).toMatch(/^Fire where .+ stands: /);
    expect(question.next).toMatch(/wounds land/);
    expect(question.options?.get(choiceNamed("done"))?.label).toBe("Take it");
  });

  test("keeping deadly dice asks again", () => {
    const found = first("reroll");
    const done = choiceNamed("done");
    const deadly = { ...chances, lost: 1 };
    const advice = {
      roll,
      options: [{ choice: done, alone: deadly, best: deadly }],
      choice: done,
      plans: [],
      way: null,
    };
    const option = again(found, advice).options?.get(done);
    expect(option).toMatchObject({ kind: "danger" });
    expect(option?.askAgain).toMatch(/will die/);
  });
});
