import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "@/lib/i18n.svelte";
import type { AmongCultistsEvent, AmongCultistsView } from "@/generated/among_cultists";
import { finished, lastView, entryOf, recordingOf } from "@/testing/recorded";
import { staging, type AmongCultistsTypes } from "../stage";
import { ARGUMENTS } from "./targets";
import { routeText, wordsOf } from "./words";

const RECORDING = recordingOf<AmongCultistsTypes>("among-cultists");
const { legend: LEGEND, viewers: VIEWERS } = entryOf(finished(RECORDING));
const words = wordsOf(LEGEND);
const NAMES = ["Ada", "Bo", "Cy", "Di"];
const names = (party: number): string => NAMES[party] ?? "nobody";

const UNDER_WAY: AmongCultistsView = entryOf(VIEWERS).view;
const OVER: AmongCultistsView = lastView(entryOf(VIEWERS));
const told = (event: AmongCultistsEvent, view = UNDER_WAY): string | undefined =>
  words.log([event], view, names)[0]?.text;

beforeAll(() => useLanguage("en"));

describe("the log", () => {
  test("has only public information during the game", () => {
    expect(told({ kind: "gave", party: 0, to: 1, card: "dead" })).toBe("Ada gives Bo a card, face down.");
    expect(told({ kind: "gave", party: 0, to: 1 })).toBe("Ada gives Bo a card, face down.");
  });

  test("has everything the viewer knows once the game is over", () => {
    expect(told({ kind: "gave", party: 0, to: 1, card: "dead" }, OVER)).toBe(
      "Ada gives Bo a card, face down: Dead.",
    );
    expect(told({ kind: "gave", party: 0, to: 1 }, OVER)).toBe("Ada gives Bo a card, face down.");
  });

  test("names the votes one by one", () => {
    expect(told({ kind: "votes", votes: [1, null, 0] })).toBe("The votes: Ada → Bo; Bo → no one; Cy → Ada");
    expect(told({ kind: "vote-changed", seat: 0, vote: 2 })).toContain("now points at Cy");
    expect(told({ kind: "vote-changed", seat: 0, vote: null })).toContain("now points at no one");
    expect(told({ kind: "vote-ended", out: 3 })).toBe("Di has been voted out.");
    expect(told({ kind: "vote-ended", out: null })).toBe("No one has been voted out.");
  });

  test("distinguishes a camera on a room from one on a character", () => {
    expect(told({ kind: "camera", party: 0, room: null, target: 2 })).toBe("Ada turns the camera on Cy.");
    expect(told({ kind: "camera", party: 0, room: "LB", target: null })).toMatch(
      /^Ada turns the camera to: /,
    );
  });

  test("has the names of the seer and of the parties named", () => {
    expect(told({ kind: "seer-named", seat: 0, party: 2 })).toBe("Ada names Cy.");
    expect(told({ kind: "seer-named", seat: 0, party: null })).toBe("Ada names no one.");
    expect(told({ kind: "seer-sought", cultists: [0, 3] })).toContain("Ada and Di");
  });

  test("has claims with their speaker", () => {
    const about = { id: 1, round: 2, phase: "action", ref: null } as const;
    expect(told({ kind: "said", seat: 1, claim: "vote", fields: { seat: 0 }, ...about })).toBe(
      "Bo: I plan to vote for Ada.",
    );
  });

  test("joins doors that a character takes in a row into one line", () => {
    const lines = words.log(
      [
        { kind: "moved", party: 0, from: "C", to: "LB" },
        { kind: "moved", party: 0, from: "LB", to: "TR" },
        { kind: "moved", party: 1, from: "C", to: "G" },
        { kind: "moved", party: 0, from: "TR", to: "P1" },
      ],
      UNDER_WAY,
      names,
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]?.text).toMatch(/^Ada walks: .+ → .+ → .+$/);
    expect(lines[1]?.text).not.toContain("→");
  });

  test("leaves out the dealt cards until the game is over", () => {
    const dealt: AmongCultistsEvent = {
      kind: "dealt",
      party: 0,
      role: "seer",
      route: 0,
      hand: { alive: 7, dead: 0 },
    };
    expect(words.log([dealt], UNDER_WAY, names)).toEqual([]);
    const [line] = words.log([dealt], OVER, names);
    expect(line?.text).toContain("7 × Alive");
    expect(line?.text).not.toContain("Dead");
  });

  test("has lines of weight chapter and grave", () => {
    const events: AmongCultistsEvent[] = [
      { kind: "round-began", round: 1, knife: 0 },
      { kind: "ghost", party: 0, cause: "vote" },
      { kind: "moved", party: 0, from: "C", to: "R" },
    ];
    const weights = words.log(events, UNDER_WAY, names).map(({ weight }) => weight);
    expect(weights).toEqual(["chapter", "grave", "plain"]);
  });
});

describe("the choices", () => {
  test("say what they do", () => {
    expect(words.choice(["vote", 2], UNDER_WAY, names)).toBe("Point at Cy");
    expect(words.choice(["give", "alive", 1], UNDER_WAY, names)).toBe("Give Bo a card: Alive");
    expect(words.choice(["pass"], UNDER_WAY, names)).toBe("Pass");
  });

  test("have as many arguments as in the game", () => {
    for (const [verb, ...args] of RECORDING.info.choices) {
      expect(args, String(verb)).toHaveLength(ARGUMENTS[String(verb)]?.length ?? 0);
    }
  });

  test("all have texts", () => {
    for (const choice of RECORDING.info.choices) {
      expect(words.choice(choice, UNDER_WAY, names)).not.toMatch(/\{|ac-[a-z]|undefined/);
    }
  });
});

test("waiting players see who is doing what", () => {
  expect(words.waiting("move", "Ada")).toBe("Ada is walking.");
  expect(words.waiting("claim", "Ada")).not.toContain("Ada");
  for (const prompt of RECORDING.info.prompts) expect(words.waiting(prompt, "Ada")).not.toContain("ac-");
});

test("a route is read row by row", () => {
  expect(routeText(LEGEND, 0).split(" / ")).toHaveLength(4);
  expect(routeText(LEGEND, 99)).toBe("");
});

test("the status shows round and phase once the night is over", () => {
  const stage = staging.settle(UNDER_WAY, null);
  expect(words.status(UNDER_WAY, { ...stage, round: 0, phase: "night" })).not.toMatch(/Round|ac-/);
  expect(words.status(UNDER_WAY, { ...stage, round: 3, phase: "movement" })).toMatch(/^Round 3 · [A-Z]/);
});
