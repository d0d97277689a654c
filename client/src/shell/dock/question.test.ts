import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "@/lib/i18n.svelte";
import type { View } from "@/lib/table.svelte";
import { genericWords } from "@/shell/generic/words";
import type { Words } from "@/shell/games";
import { orderedOptions, isCrowded, questionOf, type QuestionContext, type OptionWords } from "./question";

beforeAll(() => useLanguage("en"));

const decision = {
  id: 7,
  prompt: "pick-card",
  source: "",
  optional: false,
  options: [0, 1, 2],
  locked: [{ choice: 3, reason: "not-now" }],
};
const asked = (options = decision.options): QuestionContext => ({
  decision: { ...decision, options },
  view: { seat: 0 } as unknown as View,
  stage: {},
  names: String,
  choices: [["end"], ["draw"], ["play"], ["vote"]],
  advice: null,
});

function arrange(options: Record<number, OptionWords>, of = asked()): string[] {
  const words = genericWords("toy");
  const question = {
    question: "?",
    options: new Map(Object.entries(options).map(([k, v]) => [Number(k), v])),
  };
  return orderedOptions(words, of, question).map(
    ({ choice, key, reason }) => `${choice}:${key ?? ""}:${reason ?? ""}`,
  );
}

test("without Words.question the dock shows prompt and choice", () => {
  const words = genericWords("toy");
  const question = questionOf(words, asked());
  expect(question).toEqual({ question: "Pick card" });
  expect(orderedOptions(words, asked(), question).map(({ label, key }) => [label, key])).toEqual([
    ["End", "1"],
    ["Draw", "2"],
    ["Play", "3"],
    ["Vote", null],
  ]);
});

test("Words.question comes first", () => {
  const words: Words = {
    ...genericWords("toy"),
    question: () => ({ question: "Which one?", cause: "A card" }),
  };
  expect(questionOf(words, asked()).cause).toBe("A card");
});

describe("a danger or an ending", () => {
  test("comes last, after locked options, with the last keys", () => {
    expect(arrange({ 0: { label: "End", kind: "ending" } })).toEqual(["1:1:", "2:2:", "3::Not now", "0:3:"]);
  });

  test("never has the key 1, even if there is nothing else", () => {
    const kind = "danger" as const;
    const all = { 0: { label: "a", kind }, 1: { label: "b", kind }, 2: { label: "c", kind } };
    expect(arrange(all)).toEqual(["3::Not now", "0:2:", "1:3:", "2:4:"]);
  });

  test("is an ordinary option if it is the only one", () => {
    expect(arrange({ 0: { label: "End", kind: "ending" } }, asked([0]))).toEqual(["0:1:", "3::Not now"]);
  });
});

test("the tenth option has the key 0, and the eleventh has none", () => {
  const many = asked(Array.from({ length: 11 }, (_, i) => i + 10));
  const words = genericWords("toy");
  const keys = orderedOptions(words, many, { question: "" }).map(({ key }) => key);
  expect(keys.slice(8)).toEqual(["9", "0", null, null]);
});

describe("options are crowded", () => {
  test("in a low window, or if there are many", () => {
    expect([3, 4, 5].map((options) => isCrowded(options, 720))).toEqual([false, true, true]);
    expect([3, 4, 5].map((options) => isCrowded(options, 900))).toEqual([false, false, true]);
    expect(isCrowded(4, undefined)).toBe(false);
  });
});
