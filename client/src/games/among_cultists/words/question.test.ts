import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, useLanguage } from "@/lib/i18n.svelte";
import type { OpenDecision } from "@/generated/protocol";
import type { QuestionContext, Question } from "@/shell/games";
import { orderedOptions } from "@/shell/dock/question";
import { movesOf, entryOf, recordingOf } from "@/testing/recorded";
import { questionOf } from "./question";
import { secrecy } from "../board/secrecy.svelte";
import { staging, type AmongCultistsTypes } from "../stage";
import { wordsOf } from "./words";

const RECORDING = recordingOf<AmongCultistsTypes>("among-cultists");
const choices = RECORDING.info.choices;
const names = (party: number): string =>
  ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida"][party] ?? "nobody";

type View = AmongCultistsTypes["view"];

interface Sample {
  readonly legend: AmongCultistsTypes["legend"];
  readonly view: View;
  readonly decision: OpenDecision;
}

/** Samples of each kind of question in the recorded games, as a seat got them. */
const SAMPLES: Sample[] = RECORDING.tables.flatMap(({ legend, viewers }) =>
  viewers
    .slice(1)
    .flatMap((viewer) =>
      movesOf(viewer).flatMap(({ after: view }) =>
        view.decision === null ? [] : [{ legend, view, decision: view.decision }],
      ),
    ),
);
const KINDS = [...new Set(SAMPLES.map(({ decision }) => decision.prompt))];
const samplesOf = (prompt: string): Sample[] =>
  SAMPLES.filter(({ decision }) => decision.prompt === prompt)
    .filter((_, i) => i % 7 === 0)
    .slice(0, 25);

function askedOf({ view, decision }: Sample): QuestionContext<AmongCultistsTypes> {
  return { decision, view, stage: staging.settle(view, null), names, choices, advice: null };
}

function said({ legend, ...sample }: Sample): Question {
  return questionOf(legend, askedOf({ legend, ...sample }));
}

function number(...name: (string | number)[]): number {
  return choices.findIndex((choice) => choice.join() === name.join());
}

beforeAll(() => useLanguage("en"));

test("most kinds of questions are among the samples", () => {
  expect(KINDS).toEqual(
    expect.arrayContaining([
      "character",
      "night",
      "move",
      "encounter",
      "action",
      "verdict",
      "discuss",
      "vote",
    ]),
  );
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => useLanguage(language));

  test.each(KINDS)("%s: cause, question and buttons have complete texts, without ids", (prompt) => {
    for (const open of [false, true]) {
      secrecy.open = open;
      for (const sample of samplesOf(prompt)) {
        const question = said(sample);
        const options = [...(question.options ?? new Map()).values()] as { label: string; detail?: string }[];
        const lines = [
          question.cause ?? "",
          question.question,
          question.next ?? "",
          ...(question.card ? [question.card.title, ...question.card.lines] : []),
          ...options.flatMap(({ label, detail }) => [label, detail ?? ""]),
          ...(question.plans ?? []).map(({ detail }) => detail ?? ""),
        ].map((line) => line.replace(/[\u2066-\u2069]/g, ""));
        expect(question.cause, prompt).toBeTruthy();
        for (const line of lines) {
          expect(line).not.toMatch(/\bac-[a-z]|undefined|\{|\b(?:LB|DB[123]|O[12]|P[123]|TR|TL|BL|BR|ER)\b/);
        }
      }
    }
    secrecy.open = false;
  });
});

describe("a question", () => {
  beforeAll(() => useLanguage("en"));

  /** The text read out must be the same for every seat that could be asked (AC-N31). */
  test("reads out nothing that only its seat knows", () => {
    for (const sample of SAMPLES.filter((_, i) => i % 9 === 0)) {
      const { view } = sample;
      const other: View = {
        ...view,
        own: view.own && { ...view.own, role: "cultist", team: "cultists", route: 9, hand: { dead: 3 } },
        deeds: view.deeds.map((deed) => ({ ...deed, card: null, alive: 9, dead: 9, event: "mirror" })),
      };
      const [one, two] = [said(sample), said({ ...sample, view: other })];
      expect([one.cause, one.question, one.next]).toEqual([two.cause, two.question, two.next]);
      expect(one.plans?.map(({ place, detail }) => [place, detail])).toEqual(
        two.plans?.map(({ place, detail }) => [place, detail]),
      );
    }
  });

  test("mentions the route only while the secrets are open", () => {
    const texts = (): string[] =>
      samplesOf("move").flatMap((sample) =>
        [...(said(sample).options ?? new Map()).values()].map(({ detail }) => String(detail)),
      );
    expect(texts().filter((text) => text.includes("route"))).toEqual([]);
    secrecy.open = true;
    expect(texts().filter((text) => text.includes("route")).length).toBeGreaterThan(0);
    secrecy.open = false;
  });

  test("shows a seen card beside it", () => {
    for (const sample of samplesOf("verdict")) {
      const { card } = said(sample);
      expect(card?.lines).toHaveLength(2);
      expect(card?.lines[0]).toMatch(/^\d+ × Alive$/);
    }
  });

  test("counts the doors, and offers walks through several doors as plans", () => {
    for (const sample of samplesOf("move")) {
      const { question, plans = [] } = said(sample);
      const { points } = sample.view.movement;
      if (sample.view.table[sample.view.seat ?? 0]?.ghost) continue;
      expect(question).toContain(points === 1 ? "1 door" : points === 0 ? "Stay" : `${points} doors`);
      for (const { steps, place } of plans) {
        expect(steps.length).toBeLessThanOrEqual(points + 1);
        expect(choices[entryOf(steps, -2).choice]).toEqual(["go", place.replace("place:", "")]);
        expect(sample.decision.options).toContain(entryOf(steps).choice);
        expect(choices[entryOf(steps, -1).choice]).toEqual(["stop"]);
      }
    }
  });

  test("asks again before an action or a vote is wasted", () => {
    const pass = number("pass");
    for (const sample of samplesOf("action")) {
      const again = said(sample).options?.get(pass)?.askAgain;
      expect(again !== undefined).toBe(sample.decision.options.length > 1);
    }
    for (const sample of samplesOf("vote")) {
      const self = said(sample).options?.get(number("vote", sample.view.seat ?? 0));
      if (self !== undefined) expect(self.askAgain).toBeDefined();
    }
  });
});

/** AC-N16 */
describe("the window for a cultist's claim", () => {
  const sample = entryOf(SAMPLES.filter(({ decision }) => decision.prompt === "claim"));
  const [goOn, claim] = [number("go_on"), number("claim")];
  const open = (options: number[], locked: number[]): Sample => ({
    ...sample,
    decision: {
      ...sample.decision,
      options,
      locked: locked.map((choice) => ({ choice, reason: "not_the_cultist" })),
    },
  });
  const words = wordsOf(sample.legend);
  const shown = (each: Sample): ReturnType<typeof orderedOptions> =>
    orderedOptions(words, askedOf(each), said(each));

  test("has one button for everyone, locked for all but the cultist", () => {
    const investigator = shown(open([goOn], [claim]));
    const cultist = shown(open([goOn, claim], []));
    expect(investigator.map(({ choice }) => choice)).toEqual([claim]);
    expect(cultist.map(({ choice }) => choice)).toEqual([claim]);
    expect(investigator[0]?.reason).not.toBeNull();
    expect(cultist[0]?.askAgain).toBeDefined();
  });

  test("has the same texts for every seat", () => {
    const { cause, question, next } = said(open([goOn], [claim]));
    expect(said(open([goOn, claim], []))).toMatchObject({ cause, question, next });
    expect(words.window?.("claim")).toBe("go_on");
    expect(words.window?.("move")).toBeUndefined();
  });
});
