import { describe, expect, test } from "vitest";
import { GREEN, PHASE_MYTHOS, type DeathMayDieEvent } from "@/generated/death_may_die";
import { movesOf, entryOf, recordingOf, type Move } from "@/testing/recorded";
import { staging, type DeathMayDieStage, type DeathMayDieTypes } from "./stage";

const RECORDING = recordingOf<DeathMayDieTypes>("death-may-die");
const MOVES: readonly Move<DeathMayDieTypes>[] = RECORDING.tables.flatMap(({ viewers }) =>
  viewers.flatMap(movesOf),
);

/** The stage in the middle of a recorded game, to apply events to. */
const midGame = (): DeathMayDieStage => staging.settle(entryOf(MOVES, 40).after, null);

const after = (stage: DeathMayDieStage, ...events: readonly DeathMayDieEvent[]): DeathMayDieStage =>
  events.reduce((now, event) => staging.step(now, event), stage);

describe("a stage that follows the events", () => {
  /** What changes with the event; the rest comes with the view after the move. */
  const FOLLOWED = [
    "character",
    "space",
    "wounds",
    "stress",
    "sanity",
    "figure_space",
    "figure_wounds",
    "passages",
    "active",
    "turn",
    "track",
    "stage",
    "disrupted",
    "hand",
    "right",
    "relics",
    "transformed",
    "levels",
    "card_wounds",
    "carried",
    "board",
    "laid",
    "alive",
    "insanity",
  ] as const;
  /** Changes by these events come only with the view, such as the lost investigator's belongings. */
  const UNFOLLOWED = ["set-up", "stage-defeated", "lost"];
  const followed = ({ table }: DeathMayDieStage): unknown =>
    Object.fromEntries(FOLLOWED.map((field) => [field, table[field]]));

  test("agrees with the view after each move of every recorded game", () => {
    let arrived = 0;
    for (const { events, before, after: view } of MOVES) {
      if (events.length === 0 || events.some(({ kind }) => UNFOLLOWED.includes(kind))) continue;
      const stepped = after(staging.settle(before, null), ...events);
      expect(followed(stepped)).toEqual(followed(staging.settle(view, stepped)));
      arrived += 1;
    }
    expect(arrived).toBeGreaterThan(1000);
  });

  test("does not change the previous stage", () => {
    const stage = midGame();
    const before = structuredClone(stage);
    after(
      stage,
      { kind: "moved", who: 0, space: 0, to: 1 },
      { kind: "token-placed", token: 0, n: 1, space: 2 },
      { kind: "wounds", who: 0, change: 1, now: 2 },
    );
    expect(stage).toEqual(before);
  });

  test("an unknown event changes nothing", () => {
    const stage = midGame();
    expect(after(stage, { kind: "something-new" } as unknown as DeathMayDieEvent)).toEqual(stage);
  });
});

describe("tokens", () => {
  test("placed on a space and removed from it are counted there", () => {
    const stage = midGame();
    const at = 3 * stage.tokens + 1;
    const laid = after(stage, { kind: "token-placed", token: 1, n: 2, space: 3 });
    expect(laid.table.laid[at]).toBe((stage.table.laid[at] ?? 0) + 2);
    expect(after(laid, { kind: "token-removed", token: 1, n: 2, space: 3 }).table.laid).toEqual(
      stage.table.laid,
    );
  });

  test("block a passage", () => {
    expect(after(midGame(), { kind: "passage", passage: 0, token: 2 }).table.passages[0]).toBe(2);
  });
});

describe("the dice", () => {
  const rolled: DeathMayDieEvent = { kind: "rolled", who: 0, roll: 2, foe: 3, black: [1, 4, 0], green: [1] };

  test("stay as rolled until they are counted", () => {
    expect(after(midGame(), rolled).dice).toEqual({
      who: 0,
      kind: 2,
      foe: 3,
      black: [1, 4, 0],
      green: [1],
      tally: null,
    });
    const tally = { successes: 2, signs: 0, tentacles: 1, changed: [1], changed_by: ["tag:evidence"] };
    const counted = after(midGame(), rolled, { kind: "tallied", who: 0, changes: 1, ...tally });
    expect(counted.dice?.tally).toEqual(tally);
  });

  test("of one colour and face are rerolled one at a time", () => {
    const black = after(midGame(), rolled, { kind: "rerolled", who: 0, die: 4, now: 1 });
    expect([black.dice?.black, black.dice?.green]).toEqual([[1, 1, 0], [1]]);
    const green = after(midGame(), rolled, { kind: "rerolled", who: 0, die: GREEN + 1, now: GREEN + 2 });
    expect([green.dice?.black, green.dice?.green]).toEqual([[1, 4, 0], [2]]);
  });

  test("are removed when a turn begins, but not by a view without a roll", () => {
    const stage = after(midGame(), rolled);
    const view = entryOf(MOVES.filter((move) => move.after.roll === null)).after;
    expect(staging.settle(view, stage).dice).toEqual(stage.dice);
    expect(after(stage, { kind: "turn-began", who: 1, turn: 5, actions: 3 }).dice).toBeNull();
  });

  test("cannot be rerolled if there are none", () => {
    const none = { ...midGame(), dice: null };
    expect(after(none, { kind: "rerolled", who: 0, die: 1, now: 2 }).dice).toBeNull();
  });
});

describe("an event", () => {
  test("highlights its targets until the next event", () => {
    const attacked = after(midGame(), { kind: "enemy-attacks", figure: 4, who: 0 });
    expect([attacked.struckFigure, attacked.struckPerson]).toEqual([4, 0]);
    const hurt = after(attacked, { kind: "wounds", who: 0, change: 1, now: 3 });
    expect([hurt.struckFigure, hurt.struckPerson, hurt.table.wounds[0]]).toEqual([-1, 0, 3]);
    expect(after(hurt, { kind: "wounds", who: 0, change: -1, now: 2 }).struckPerson).toBe(-1);
  });

  test("on an enemy shows on its figure until it is killed", () => {
    const hit = after(midGame(), { kind: "enemy-wounded", figure: 1, n: 1, now: 1, who: 0 });
    expect([hit.table.figure_wounds[1], hit.struckFigure]).toEqual([1, 1]);
    const dead = after(hit, { kind: "enemy-killed", figure: 1, space: 2, who: 0 });
    expect([dead.table.figure_space[1], dead.table.figure_wounds[1]]).toEqual([-1, 0]);
  });

  test("that turns up a card shows it until the turn ends", () => {
    const mythos = after(midGame(), { kind: "mythos", card: 7 });
    expect([mythos.turned, mythos.table.phase]).toEqual([{ kind: "mythos", card: 7 }, PHASE_MYTHOS]);
    const found = after(mythos, { kind: "discovered", who: 0, card: 3 });
    expect(found.turned).toEqual({ kind: "discovery", card: 3 });
    expect(after(found, { kind: "turn-began", who: 1, turn: 5, actions: 3 }).turned).toBeNull();
  });

  test("of the ritual moves the track, disrupts it, and places the Elder One", () => {
    const stage = after(
      midGame(),
      { kind: "advanced", track: 5, figure: false },
      { kind: "disrupted", who: 0 },
      { kind: "stage-revealed", stage: 2 },
      { kind: "elder-placed", space: 6 },
    );
    const { track, disrupted, stage: revealed, figure_space } = stage.table;
    expect([track, disrupted, revealed, figure_space[0]]).toEqual([5, true, 2, 6]);
  });
});
