/**
 * What befalls the table and not the game: a pause, a proposal that was refused, moves that were taken
 * back, an end without a result. The game's history knows nothing of it, so it is read from how the room
 * was and is, and stands in the log where it came.
 */

import type { RoomState } from "@/generated/protocol";
import { t } from "@/lib/i18n.svelte";
import type { LogLine, Names } from "./games";

/** A line of the log that no event stands for, after so many lines of the others. */
export interface Notice {
  readonly after: number;
  readonly text: string;
}

/** What is new about a room; `before` is null for who has just come. */
export function noticesBetween(before: RoomState | null, room: RoomState, names: Names): string[] {
  return [...takenBack(before, room, names), ...refused(before, room), ...stopped(before, room, names)];
}

/** It is news as long as nothing has begun anew since. */
function takenBack(before: RoomState | null, { undone, epoch }: RoomState, names: Names): string[] {
  if (undone?.epoch !== epoch || before?.undone?.epoch === epoch) return [];
  const { seat, moves } = undone;
  if (seat === null) return [t("notice-undone-somebody", { n: moves })];
  return [t("notice-undone", { who: names(seat), n: moves })];
}

/** Who refused, nobody is told. */
function refused(before: RoomState | null, room: RoomState): string[] {
  const asked = before?.proposal ?? null;
  if (asked === null || room.proposal?.id === asked.id || room.last_proposal !== "declined") return [];
  return [t("notice-declined", { what: asked.what })];
}

function stopped(before: RoomState | null, { status, conceded }: RoomState, names: Names): string[] {
  if (before?.status === status) return [];
  if (status === "paused") return [t("notice-paused")];
  if (status === "playing" && before?.status === "paused") return [t("notice-resumed")];
  if (status !== "aborted") return [];
  return [conceded === null ? t("dock-aborted") : t("dock-conceded", { who: names(conceded) })];
}

/** The log with the notices in their places; what was taken back leaves them at its end. */
export function withNotices(lines: readonly LogLine[], notices: readonly Notice[]): LogLine[] {
  if (notices.length === 0) return [...lines];
  const placed = notices.map(({ after, text }) => ({ after: Math.min(after, lines.length), text }));
  const at = (n: number): LogLine[] =>
    placed.flatMap(({ after, text }) => (after === n ? [{ text, weight: "note" as const }] : []));
  return [...at(0), ...lines.flatMap((line, n) => [line, ...at(n + 1)])];
}
