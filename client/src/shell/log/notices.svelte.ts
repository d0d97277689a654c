/** Keeps notices about the table for the log, and shows the latest one over the board. */

import type { TableState } from "@/generated/protocol";
import type { Names } from "@/shell/games";
import { noticesBetween, type Notice } from "./notices";

/** How long the latest notice is shown over the board, in milliseconds. */
const SHOWN_FOR = 8000;

export class Notices {
  all = $state.raw<readonly Notice[]>([]);
  latest = $state<string | null>(null);

  #before: TableState | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Compares the table state with the previous one; `lines` is the length of the log so far. */
  follow(tableState: TableState, lines: number, names: Names): void {
    const news = noticesBetween(this.#before, tableState, names);
    this.#before = tableState;
    if (news.length === 0) return;
    this.all = [...this.all, ...news.map((text) => ({ after: lines, text }))];
    this.latest = news.at(-1) ?? null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dismiss(), SHOWN_FOR);
  }

  /** Handles an undo: notices after the undone moves go to the end of the log. */
  shrink(lines: number): void {
    if (this.all.every(({ after }) => after <= lines)) return;
    this.all = this.all.map(({ after, text }) => ({ after: Math.min(after, lines), text }));
  }

  dismiss(): void {
    this.latest = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
