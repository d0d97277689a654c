import { beforeAll, describe, expect, test } from "vitest";
import type { DeathMayDieEvent } from "@/generated/death_may_die";
import { LANGUAGES, useLanguage } from "@/lib/i18n.svelte";
import { movesOf, entryOf, recordingOf } from "@/testing/recorded";
import { DRAWN_ELDERS, DRAWN_FACES } from "./art/art";
import { momentOf } from "./moments";
import { staging, type DeathMayDieTypes } from "./stage";

const RECORDING = recordingOf<DeathMayDieTypes>("death-may-die");
const TABLE = entryOf(RECORDING.tables);
const VIEW = entryOf(movesOf(entryOf(TABLE.viewers)), 30).after;
const names = (party: number): string => `P${party}`;

function moment(event: DeathMayDieEvent): ReturnType<typeof momentOf> {
  return momentOf({ event, stage: staging.settle(VIEW, null), view: VIEW, legend: TABLE.legend, names });
}

const MOMENTS: readonly DeathMayDieEvent[] = [
  { kind: "insanity", who: 0, insanity: 0, calm: false },
  { kind: "insanity", who: 0, insanity: 0, calm: true },
  { kind: "lost", who: 0, reason: "killed", space: 1 },
  { kind: "lost", who: 0, reason: "insane", space: 1 },
  { kind: "elder-placed", space: 1 },
  { kind: "disrupted", who: 0 },
  { kind: "stage-revealed", stage: 2 },
  { kind: "stage-defeated", stage: 2 },
  { kind: "stage-defeated", stage: 4 },
  { kind: "game-over", won: true, reason: "elder-one-killed" },
  { kind: "game-over", won: false, reason: "track-ended" },
];

describe.each(LANGUAGES)("in %s, a moment", (language) => {
  beforeAll(() => useLanguage(language));

  test.each(MOMENTS)("has texts and an existing picture: $kind", (event) => {
    const found = moment(event);
    expect(found).not.toBeNull();
    expect(
      [found?.title, found?.line, found?.together].filter((text) => /\{|dmd-|undefined/.test(text ?? "")),
    ).toEqual([]);
    for (const picture of found?.pictures ?? []) {
      const [kind, id = ""] = picture.split(":");
      expect(kind === "face" ? DRAWN_FACES : DRAWN_ELDERS).toContain(id);
    }
  });
});

describe("a moment", () => {
  beforeAll(() => useLanguage("en"));

  test("is not shown for events of every turn", () => {
    expect(moment({ kind: "moved", who: 0, space: 0, to: 1 })).toBeNull();
    expect(moment({ kind: "wounds", who: 0, change: 1, now: 2 })).toBeNull();
    expect(moment({ kind: "mythos", card: 0 })).toBeNull();
    // The Elder One's arrival has a separate moment.
    expect(moment({ kind: "stage-revealed", stage: 1 })).toBeNull();
  });

  test("of the last stage says that the Elder One has fallen", () => {
    expect(moment({ kind: "stage-defeated", stage: 4 })?.title).toMatch(/ has fallen$/);
    expect(moment({ kind: "stage-defeated", stage: 2 })?.title).toBe("Stage 2 is beaten");
  });

  test("is the same for every viewer", () => {
    for (const { view } of TABLE.viewers) {
      const event: DeathMayDieEvent = { kind: "lost", who: 0, reason: "killed", space: 1 };
      const seen = momentOf({ event, stage: staging.settle(VIEW, null), view, legend: TABLE.legend, names });
      expect(seen).toEqual(moment(event));
    }
  });
});
