import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "@/lib/i18n.svelte";
import type { View } from "@/lib/table.svelte";
import { genericGame } from "@/shell/generic";
import { genericWords, readable } from "./words";

const names = (party: number): string => ["Ada", "Bo", "Cy"][party] ?? "nobody";
const view = { seat: 1, round: 3 } as unknown as View;
/** A game without texts. */
const words = genericWords("toy");

beforeAll(() => useLanguage("en"));

test("an id becomes readable", () => {
  expect([readable("death-confirmed"), readable("secret_doors"), readable("x")]).toEqual([
    "Death confirmed",
    "Secret doors",
    "X",
  ]);
});

describe("without any texts", () => {
  test("questions, answers and reasons are readable ids", () => {
    expect(words.prompt("pick-card", view, names)).toBe("Pick card");
    expect(words.choice(["give_card", 2, "red"], view, names)).toBe("Give card 2 red");
    expect(words.locked("not-now")).toBe("Not now");
    expect(words.section("pick-card")).toBeUndefined();
    expect(words.waiting("pick-card", "Bo")).toContain("Bo");
  });

  test("an event is shown with all its fields, and seats by name", () => {
    const event = {
      kind: "card-given",
      seat: 0,
      open: true,
      cards: [3, 4],
      to: null,
      place: { room: "hall", by: 2 },
    };
    expect(words.log([event], view, names)).toEqual([
      {
        text: "Card given · Seat: Ada · Open: yes · Cards: 3, 4 · To: none · Place: Room hall, By Cy",
        weight: "plain",
      },
    ]);
    expect(words.log([{ kind: "round-began" }], view, names)[0]?.weight).toBe("chapter");
  });

  test("the status shows the round, if there is one", () => {
    expect(words.status(view, {})).toContain("3");
    expect(words.status({ ...view, round: null } as unknown as View, {})).toBe("");
  });
});

describe("with the texts of a game", () => {
  test("they are used where they exist", () => {
    const ritual = genericWords("ar");
    const survived = { kind: "survived", party: 0 };
    expect(ritual.choice(["give", 1], view, names)).toBe("Pass it to Bo");
    expect(ritual.log([survived], view, names)[0]?.text).toBe("Ada survives.");
  });
});

test("the generic table shows the view unchanged and never waits", () => {
  const { staging } = genericGame("toy");
  expect(staging.settle(view, null)).toBe(view);
  expect(staging.step(view, { kind: "x" })).toBe(view);
  expect([staging.rest({ kind: "x" }), staging.stopsBefore({ kind: "x" }, view)]).toEqual([0, false]);
});
