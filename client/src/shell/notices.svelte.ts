/** What befalls the table, kept for its log, and the latest of it for all who look at the board. */

import type { RoomState } from "@/generated/protocol";
import type { Names } from "./games";
import { noticesBetween, type Notice } from "./notices";

/** How long the latest stands over the board, in milliseconds. */
const STANDS = 8000;

export class Notices {
  all = $state.raw<readonly Notice[]>([]);
  latest = $state<string | null>(null);

  #room: RoomState | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** The room is like this now, and so many lines of the log have been shown. */
  follow(room: RoomState, lines: number, names: Names): void {
    const news = noticesBetween(this.#room, room, names);
    this.#room = room;
    if (news.length === 0) return;
    this.all = [...this.all, ...news.map((text) => ({ after: lines, text }))];
    this.latest = news.at(-1) ?? null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dismiss(), STANDS);
  }

  /** Moves were taken back: what stood after them now stands at the end. */
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
