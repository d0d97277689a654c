import { beforeAll, describe, expect, test } from "vitest";
import type { Proposal, TableState } from "@/generated/protocol";
import { useLanguage } from "@/lib/i18n.svelte";
import { noticesBetween, withNotices } from "./notices";
import { spectatorsOf } from "@/shell/spectators";

const TABLE = {
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

beforeAll(() => useLanguage("en"));

describe("a notice", () => {
  test("is not given while the game is simply played", () => {
    expect(noticesBetween(null, TABLE, names)).toEqual([]);
    expect(noticesBetween(TABLE, { ...TABLE, spectators: 3 }, names)).toEqual([]);
  });

  test("is given once for an undo, also to a player who joins afterwards", () => {
    const after = { ...TABLE, epoch: 2, undone: { seat: 1, moves: 1, epoch: 2 } };
    expect(noticesBetween(TABLE, after, names)).toEqual(["Bo undid a move."]);
    expect(noticesBetween(null, after, names)).toEqual(["Bo undid a move."]);
    expect(noticesBetween(after, { ...after, spectators: 1 }, names)).toEqual([]);
    expect(noticesBetween(null, { ...after, epoch: 3 }, names)).toEqual([]);
    const anonymous = { ...after, undone: { seat: null, moves: 2, epoch: 2 } };
    expect(noticesBetween(TABLE, anonymous, names)).toEqual(["2 moves were undone."]);
  });

  test("is given when a proposal is declined, without saying by whom", () => {
    const asked = { ...TABLE, proposal: PROPOSAL };
    const declined = { ...TABLE, last_proposal: "declined" } as const;
    expect(noticesBetween(TABLE, asked, names)).toEqual([]);
    expect(noticesBetween(asked, declined, names)).toEqual(["The pause was declined."]);
    expect(noticesBetween(asked, { ...TABLE, last_proposal: "agreed" }, names)).toEqual([]);
  });

  test("is given when the game is paused, continued, cancelled or conceded", () => {
    const paused = { ...TABLE, status: "paused" } as const;
    const cancelled = { ...TABLE, status: "aborted" } as const;
    expect(noticesBetween(TABLE, paused, names)).toEqual(["The game is paused."]);
    expect(noticesBetween(paused, TABLE, names)).toEqual(["The game continues."]);
    expect(noticesBetween(TABLE, cancelled, names)).toEqual(["The game was cancelled."]);
    expect(noticesBetween(null, { ...cancelled, conceded: 0 }, names)).toEqual([
      "Ada conceded. The game ended without a result.",
    ]);
  });
});

test("notices keep their place in the log, or move to its end if the lines there are gone", () => {
  const lines = ["one", "two"].map((text) => ({ text, weight: "plain" as const }));
  const texts = (after: number): string[] =>
    withNotices(lines, [{ after, text: "note" }]).map(({ text }) => text);
  expect(texts(0)).toEqual(["note", "one", "two"]);
  expect(texts(1)).toEqual(["one", "note", "two"]);
  expect(texts(9)).toEqual(["one", "two", "note"]);
});

test("a game's option on spectators replaces the table's setting", () => {
  expect(spectatorsOf(TABLE)).toBe("live");
  expect(spectatorsOf({ ...TABLE, options: { spectators: "delayed" } })).toBe("delayed");
  expect(spectatorsOf({ ...TABLE, options: { spectators: "everybody" } })).toBe("live");
});
