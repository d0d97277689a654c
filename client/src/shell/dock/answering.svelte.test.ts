import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { watchPointer } from "@/lib/browser/pointer";
import { settings } from "@/lib/settings.svelte";
import { Answering } from "./answering.svelte";
import { marksOf, type ShownOption, type Plan } from "./question";

const decision = (id: number, options: number[], prompt = "move") => ({
  id,
  prompt,
  source: "",
  optional: false,
  options,
  locked: [],
});

function table() {
  const given: string[] = [];
  return { given, answering: new Answering((asked, choice) => given.push(`${asked}:${choice}`)) };
}

const option = (choice: number, more: Partial<ShownOption> = {}): ShownOption => ({
  choice,
  label: `option ${choice}`,
  kind: "plain",
  key: "1",
  reason: null,
  ...more,
});

const run: Plan = {
  label: "Run to the mill",
  place: "space:9",
  steps: [
    { prompt: "action", choice: 1 },
    { prompt: "move", choice: 4 },
    { prompt: "move", choice: 9 },
  ],
  stopsAt: ["wounds"],
};

function touch(): void {
  window.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
}

beforeAll(() => watchPointer(window));
afterEach(() => {
  settings.taps = "twice";
  window.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse" }));
});

describe("a press", () => {
  test("with the mouse or a key answers", () => {
    const { answering, given } = table();
    answering.press(option(2), decision(1, [2, 3]));
    expect(given).toEqual(["1:2"]);
  });

  test("by touch shows what follows first, and answers the second time", () => {
    const { answering, given } = table();
    touch();
    answering.press(option(2), decision(1, [2, 3]));
    answering.press(option(3), decision(1, [2, 3]));
    expect([given, answering.chosen]).toEqual([[], 3]);
    answering.press(option(3), decision(1, [2, 3]));
    expect([given, answering.chosen]).toEqual([["1:3"], null]);
  });

  test("by touch answers at once if there is one option, or if the player has set it so", () => {
    const { answering, given } = table();
    touch();
    answering.press(option(2), decision(1, [2]));
    settings.taps = "once";
    answering.press(option(3), decision(2, [2, 3]));
    expect(given).toEqual(["1:2", "2:3"]);
  });

  test("that would waste something needs a second press, whatever the device", () => {
    const { answering, given } = table();
    const end = option(0, { kind: "ending", askAgain: "Two actions are left." });
    answering.press(end, decision(1, [0]));
    expect(given).toEqual([]);
    answering.press(end, decision(1, [0]));
    expect(given).toEqual(["1:0"]);
  });

  test("on something that is not an option does nothing", () => {
    const { answering, given } = table();
    answering.press(option(5), decision(1, [2, 3]));
    expect(given).toEqual([]);
  });

  test("waiting for its second is dropped when another question is asked", () => {
    const { answering, given } = table();
    touch();
    answering.asked(decision(1, [2, 3]), []);
    answering.press(option(2), decision(1, [2, 3]));
    answering.asked(decision(2, [2, 3]), []);
    answering.press(option(2), decision(2, [2, 3]));
    expect(given).toEqual([]);
  });
});

describe("a plan", () => {
  test("gives its answers one after the other, each to the open question", () => {
    const { answering, given } = table();
    answering.follow(run, decision(1, [1, 2], "action"), []);
    answering.asked(decision(2, [4, 5]), [{ kind: "ran" }]);
    answering.asked(decision(3, [9]), [{ kind: "ran" }, { kind: "moved" }]);
    answering.asked(decision(4, [9]), []);
    expect(given).toEqual(["1:1", "2:4", "3:9"]);
    expect(answering.underway).toBeNull();
  });

  test.each([
    ["another question is asked", decision(2, [4, 9], "follow"), []],
    ["the answer is no longer an option", decision(2, [5, 9]), []],
    ["an event happens that stops it", decision(2, [4]), [{ kind: "wounds" }]],
    ["its last answer was refused", decision(1, [4]), []],
  ])("stops where %s", (_why, next, history) => {
    const { answering, given } = table();
    answering.follow(run, decision(1, [1], "action"), []);
    answering.asked(next, history);
    answering.asked(decision(9, [4, 9]), []);
    expect(given).toEqual(["1:1"]);
  });

  test("does not start unless its first question is open", () => {
    const { answering, given } = table();
    answering.follow(run, decision(1, [4], "move"), []);
    expect([given, answering.underway]).toEqual([[], null]);
  });

  test("by touch is shown before it starts", () => {
    const { answering, given } = table();
    touch();
    answering.follow(run, decision(1, [1, 2], "action"), []);
    expect([given, answering.chosen]).toEqual([[], "space:9"]);
    answering.follow(run, decision(1, [1, 2], "action"), []);
    expect(given).toEqual(["1:1"]);
  });

  test("stops after an undo", () => {
    const { answering, given } = table();
    answering.follow(run, decision(1, [1], "action"), []);
    answering.drop();
    answering.asked(decision(2, [4]), []);
    expect(given).toEqual(["1:1"]);
  });
});

test("open options are marked on the board with the numbers of their buttons; plans have no number", () => {
  const pressed: unknown[] = [];
  const here = option(4, { place: "space:4", key: "2" });
  const there = option(9, { place: "space:9", key: "3" });
  const locked = option(5, { place: "space:5", reason: "on fire" });
  const plans = [run, { ...run, place: "space:7" }];
  const marks = marksOf([here, there, locked, option(1)], plans, "space:7", (what) => pressed.push(what));
  expect([...marks.values()].map(({ place, number, chosen }) => [place, number, chosen])).toEqual([
    ["space:9", "3", false],
    ["space:7", "", true],
    ["space:4", "2", false],
  ]);
  marks.get("space:9")?.press();
  expect(pressed).toEqual([there]);
});
