/**
 * Notices about the table rather than the game: a pause, a declined proposal, undone moves, an end
 * without a result. They are not in the game's history, so they are derived from changes of the table
 * state and placed in the log where they happened.
 */

import type { TableState } from "@/generated/protocol";
import { t } from "@/lib/i18n.svelte";
import type { LogLine, Names } from "@/shell/games";

/** A log line without an event; `after` is its position. */
export interface Notice {
  readonly after: number;
  readonly text: string;
}

/** The notices between two states; `before` is null right after joining. */
export function noticesBetween(before: TableState | null, tableState: TableState, names: Names): string[] {
  return [
    ...takenBack(before, tableState, names),
    ...refused(before, tableState),
    ...stopped(before, tableState, names),
  ];
}

/** Undos are reported unless the game restarted. */
function takenBack(before: TableState | null, { undone, epoch }: TableState, names: Names): string[] {
  if (undone?.epoch !== epoch || before?.undone?.epoch === epoch) return [];
  const { seat, moves } = undone;
  if (seat === null) return [t("notice-undone-other", { n: moves })];
  return [t("notice-undone", { who: names(seat), n: moves })];
}

/** It is not revealed who declined. */
function refused(before: TableState | null, tableState: TableState): string[] {
  const asked = before?.proposal ?? null;
  if (asked === null || tableState.proposal?.id === asked.id || tableState.last_proposal !== "declined")
    return [];
  return [t("notice-declined", { what: asked.what })];
}

function stopped(before: TableState | null, { status, conceded }: TableState, names: Names): string[] {
  if (before?.status === status) return [];
  if (status === "paused") return [t("notice-paused")];
  if (status === "playing" && before?.status === "paused") return [t("notice-resumed")];
  if (status !== "aborted") return [];
  return [conceded === null ? t("dock-aborted") : t("dock-conceded", { who: names(conceded) })];
}

/** The log with the notices in their places; those after undone lines come at its end. */
export function withNotices(lines: readonly LogLine[], notices: readonly Notice[]): LogLine[] {
  if (notices.length === 0) return [...lines];
  const placed = notices.map(({ after, text }) => ({ after: Math.min(after, lines.length), text }));
  const at = (n: number): LogLine[] =>
    placed.flatMap(({ after, text }) => (after === n ? [{ text, weight: "note" as const }] : []));
  return [...at(0), ...lines.flatMap((line, n) => [line, ...at(n + 1)])];
}
