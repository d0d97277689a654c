import { describe, expect, test } from "vitest";
import type { ArkhamRitualEvent } from "@/generated/arkham_ritual";
import { movesOf, recordingOf, type Move } from "@/testing/recorded";
import { asList, staging, type Piece, type ArkhamRitualTypes, type ArkhamRitualStage } from "./stage";

const RECORDING = recordingOf<ArkhamRitualTypes>("arkham-ritual");
const MOVES: readonly Move<ArkhamRitualTypes>[] = RECORDING.tables.flatMap(({ viewers }) =>
  viewers.flatMap(movesOf),
);

const piece = (uid: number, card: number | null): Piece => ({ uid, card });

const STAGE: ArkhamRitualStage = {
  held: [piece(101, null), piece(102, 4), piece(103, 7)],
  discards: [piece(104, 1)],
  passing: null,
  holder: null,
  removed: null,
  top: null,
  deck: 9,
  next: 110,
  hands: [1, 2],
  active: 0,
  sanity: [4, 4, 4],
  round: 1,
  doom: 0,
  open: false,
  fates: [null, null, null],
};

const after = (...events: ArkhamRitualEvent[]): ArkhamRitualStage =>
  events.reduce((stage, event) => staging.step(stage, event), STAGE);

describe("a stage that follows the events", () => {
  /** The faces on the table; hands come with the view after the move. */
  const faces = (stage: ArkhamRitualStage): unknown => ({
    held: stage.held.map((each) => each?.card),
    discards: stage.discards.map(({ card }) => card),
    passing: stage.passing?.card,
    holder: stage.holder,
    removed: stage.removed?.card,
    top: stage.top,
    deck: stage.deck,
    active: stage.active,
    sanity: stage.sanity,
    round: stage.round,
    doom: stage.doom,
  });

  /** Cards returned to the deck and the final reveal come with the view. */
  const isFollowed = ({ events }: Move<ArkhamRitualTypes>): boolean =>
    events.length > 0 && events.every(({ kind }) => kind !== "confession-drawn" && kind !== "game-over");

  const played = MOVES.filter(isFollowed).map((move) => {
    const before = staging.settle(move.before, null);
    const stepped = move.events.reduce((now, event) => staging.step(now, event), before);
    return { stepped, settled: staging.settle(move.after, stepped) };
  });

  test("agrees with the view after each move of every recorded game", () => {
    expect(played.length).toBeGreaterThan(1000);
    for (const { stepped, settled } of played) {
      expect(JSON.stringify(faces(stepped))).toBe(JSON.stringify(faces(settled)));
    }
  });

  test("keeps the uid of every card when the view comes", () => {
    const ids = ({ held, discards, passing, removed }: ArkhamRitualStage): string =>
      [...held, ...discards, passing, removed].map((each) => each?.uid).join(" ");
    for (const { stepped, settled } of played) expect(ids(settled)).toBe(ids(stepped));
  });

  test("never has two cards with one uid", () => {
    for (const { settled } of played) {
      const ids = [
        ...settled.held,
        ...settled.discards,
        ...asList(settled.passing),
        ...asList(settled.removed),
      ]
        .filter((each) => each !== null)
        .map(({ uid }) => uid);
      expect(new Set([...ids, settled.next]).size).toBe(ids.length + 1);
    }
  });

  test("does not change the previous stage", () => {
    const before = structuredClone(STAGE);
    after(
      { kind: "drew", seat: 0, card: 3 },
      { kind: "gave", seat: 0, to: 1 },
      { kind: "round-ended", by: "passing", held: [1, 2, 3] },
    );
    expect(STAGE).toEqual(before);
  });

  test("an unknown event changes nothing", () => {
    expect(staging.step(STAGE, { kind: "something-new" } as unknown as ArkhamRitualEvent)).toBe(STAGE);
  });
});

describe("a card", () => {
  test("that is drawn was the top of the deck, and keeps its uid while it is passed on", () => {
    const drawn = after({ kind: "drew", seat: 0, card: 3 });
    expect(drawn.passing).toEqual({ uid: 110, card: 3 });
    expect([drawn.deck, drawn.holder, drawn.top]).toEqual([8, 0, null]);
    expect(drawn.next).not.toBe(110);
    const given = after({ kind: "drew", seat: 0, card: 3 }, { kind: "gave", seat: 0, to: 2 });
    expect([given.passing?.uid, given.holder, given.hands]).toEqual([110, 2, [1]]);
  });

  test("that is kept takes the place of the discarded one", () => {
    const stage = after(
      { kind: "drew", seat: 0 },
      { kind: "gave", seat: 0, to: 1 },
      { kind: "took", seat: 1, card: 3, discarded: 4 },
    );
    expect(stage.held[1]).toEqual({ uid: 110, card: 3 });
    expect(stage.discards.at(-1)).toEqual({ uid: 102, card: 4 });
    expect([stage.passing, stage.holder]).toEqual([null, null]);
  });

  test("of mine stays face down when I keep it, and is shown when I discard it", () => {
    const stage = after({ kind: "drew", seat: 1 }, { kind: "took", seat: 0, discarded: 6 });
    expect([stage.held[0]?.card, stage.discards.at(-1)?.card]).toEqual([null, 6]);
  });

  test("that no one takes is discarded", () => {
    const stage = after({ kind: "drew", seat: 0 }, { kind: "discarded", seat: 2, card: 5 });
    expect([stage.discards.at(-1), stage.passing]).toEqual([{ uid: 110, card: 5 }, null]);
  });

  test("that the orb shows stays on the deck until it is removed from the round", () => {
    expect(after({ kind: "orb-looked", seat: 0, card: 8 }).top).toBe(8);
    expect(after({ kind: "orb-looked", seat: 0 }).top).toBeNull();
    const removed = after({ kind: "orb-looked", seat: 0, card: 8 }, { kind: "orb-removed", seat: 0 });
    expect([removed.removed, removed.deck, removed.top]).toEqual([{ uid: 110, card: 8 }, 8, null]);
  });

  test("that its holder has seen is replaced by the next one from the deck", () => {
    const stage = after({ kind: "confessed", seat: 0 }, { kind: "confession-drawn", seat: 0 });
    expect(stage.held[0]).toEqual({ uid: 110, card: null });
  });
});

describe("a round", () => {
  const ended: ArkhamRitualEvent = { kind: "round-ended", by: "passing", held: [2, 4, 7] };
  const began: ArkhamRitualEvent = { kind: "round-began", round: 2, active: 2, doom: 1 };

  test("that ends reveals all held cards, and no hands are left on the table", () => {
    const stage = after(ended);
    expect(stage.held).toEqual([piece(101, 2), piece(102, 4), piece(103, 7)]);
    expect([stage.open, stage.hands]).toEqual([true, []]);
  });

  test("has a fate and a loss of sanity for each party", () => {
    const stage = after(
      ended,
      { kind: "survived", party: 0 },
      { kind: "fell", party: 2, reason: "cursed" },
      { kind: "sanity", seat: 2, change: -1, now: 3, reason: "cursed" },
    );
    expect(stage.fates).toEqual([true, null, false]);
    expect(stage.sanity).toEqual([4, 4, 3]);
  });

  test("that begins returns all cards to the deck and deals them one by one", () => {
    const stage = after(ended, began);
    expect([stage.deck, stage.discards, stage.held]).toEqual([13, [], [null, null, null]]);
    expect([stage.active, stage.round, stage.doom, stage.open]).toEqual([2, 2, 1, false]);
    const dealt = staging.step(stage, { kind: "dealt", party: 1, card: 6 });
    expect([dealt.held[1]?.card, dealt.deck]).toEqual([6, 12]);
  });

  test("has an interlude before the next round and before the end of the game", () => {
    const open = after(ended);
    const over: ArkhamRitualEvent = {
      kind: "game-over",
      winners: [0],
      losers: [1, 2],
      scores: [1, 0, 0],
      reason: "survivors",
    };
    expect(staging.stopsBefore(began, open)).toBe(true);
    expect(staging.stopsBefore(over, open)).toBe(true);
    expect(staging.stopsBefore({ kind: "survived", party: 0 }, open)).toBe(false);
    expect(staging.stopsBefore(began, STAGE)).toBe(false);
  });
});

test("a place is a list of one piece or empty", () => {
  expect([asList(piece(1, 2)), asList(null), asList(undefined)]).toEqual([[piece(1, 2)], [], []]);
});
