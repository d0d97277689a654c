import { beforeAll, describe, expect, test } from "vitest";
import type { Proposal, TableState } from "@/generated/protocol";
import { speak } from "@/lib/i18n.svelte";
import { noticesBetween, withNotices } from "./notices";
import { spectatorsOf } from "@/shell/spectators";

const ROOM = {
  status: "playing",
  epoch: 1,
  proposal: null,
  last_proposal: null,
  undone: null,
  conceded: null,
  options: {},
  settings: { spectators: "live" },
} as unknown as TableState;
const PROPOSAL: Proposal = { id: 4, what: "pause", by: 0, asked: [0, 1], until: 0 };
const names = (seat: number): string => ["Ada", "Bo"][seat] ?? "?";

beforeAll(() => speak("en"));

describe("what befalls the table", () => {
  test("is nothing as long as the game is simply played", () => {
    expect(noticesBetween(null, ROOM, names)).toEqual([]);
    expect(noticesBetween(ROOM, { ...ROOM, spectators: 3 }, names)).toEqual([]);
  });

  test("is told when moves are taken back, once, and also to who comes then", () => {
    const after = { ...ROOM, epoch: 2, undone: { seat: 1, moves: 1, epoch: 2 } };
    expect(noticesBetween(ROOM, after, names)).toEqual(["Bo undid a move."]);
    expect(noticesBetween(null, after, names)).toEqual(["Bo undid a move."]);
    expect(noticesBetween(after, { ...after, spectators: 1 }, names)).toEqual([]);
    expect(noticesBetween(null, { ...after, epoch: 3 }, names)).toEqual([]);
    const somebody = { ...after, undone: { seat: null, moves: 2, epoch: 2 } };
    expect(noticesBetween(ROOM, somebody, names)).toEqual(["2 moves were undone."]);
  });

  test("is told when a proposal is refused, but not by whom", () => {
    const asked = { ...ROOM, proposal: PROPOSAL };
    const declined = { ...ROOM, last_proposal: "declined" } as const;
    expect(noticesBetween(ROOM, asked, names)).toEqual([]);
    expect(noticesBetween(asked, declined, names)).toEqual(["The pause was declined."]);
    expect(noticesBetween(asked, { ...ROOM, last_proposal: "agreed" }, names)).toEqual([]);
  });

  test("is told when the game pauses, goes on, is cancelled or given up", () => {
    const paused = { ...ROOM, status: "paused" } as const;
    const cancelled = { ...ROOM, status: "aborted" } as const;
    expect(noticesBetween(ROOM, paused, names)).toEqual(["The game is paused."]);
    expect(noticesBetween(paused, ROOM, names)).toEqual(["The game continues."]);
    expect(noticesBetween(ROOM, cancelled, names)).toEqual(["The game was cancelled."]);
    expect(noticesBetween(null, { ...cancelled, conceded: 0 }, names)).toEqual([
      "Ada conceded. The game ended without a result.",
    ]);
  });
});

test("notices stand in the log where they came, or at its end if what was there is gone", () => {
  const lines = ["one", "two"].map((text) => ({ text, weight: "plain" as const }));
  const texts = (after: number): string[] =>
    withNotices(lines, [{ after, text: "note" }]).map(({ text }) => text);
  expect(texts(0)).toEqual(["note", "one", "two"]);
  expect(texts(1)).toEqual(["one", "note", "two"]);
  expect(texts(9)).toEqual(["one", "two", "note"]);
});

test("a game's own option on spectators stands in the place of the table's", () => {
  expect(spectatorsOf(ROOM)).toBe("live");
  expect(spectatorsOf({ ...ROOM, options: { spectators: "delayed" } })).toBe("delayed");
  expect(spectatorsOf({ ...ROOM, options: { spectators: "everybody" } })).toBe("live");
});
