/** Moderation of other players: mute and report; as the host, remove and block. */

import type { Line, Report, SeatState } from "@/generated/protocol";
import { call } from "./api";

export class Moderation {
  readonly #id: string;
  muted = $state.raw<readonly string[]>([]);
  blocked = $state.raw<readonly string[]>([]);

  constructor(table: string) {
    this.#id = table;
  }

  /** Loads the user's lists from the server; without an answer no one is muted. */
  async load(): Promise<void> {
    try {
      this.#take(await call("GET /api/tables/{id}/shunned", null, { id: this.#id }));
    } catch {
      // The next connection asks again.
    }
  }

  async mute(who: string, on: boolean): Promise<void> {
    this.#take(await call("POST /api/tables/{id}/mute", { who, on }, { id: this.#id }));
  }

  async block(who: string, on: boolean): Promise<void> {
    this.#take(await call("POST /api/tables/{id}/block", { who, on }, { id: this.#id }));
  }

  async remove(who: string): Promise<void> {
    await call("POST /api/tables/{id}/remove", { who }, { id: this.#id });
  }

  async report(who: string, reason: Report["reason"], text: string): Promise<void> {
    await call("POST /api/tables/{id}/report", { who, reason, text }, { id: this.#id });
  }

  /** Whether a chat line is by someone the user muted. */
  hides(line: Line, seats: readonly SeatState[]): boolean {
    const who = authorOf(line, seats);
    return who !== "" && this.muted.includes(who);
  }

  #take({ muted, blocked }: { muted: string[]; blocked: string[] }): void {
    this.muted = muted;
    this.blocked = blocked;
  }
}

/** The author of a line; for old lines without one, the person in the seat. */
export function authorOf(line: Line, seats: readonly SeatState[]): string {
  if (line.who) return line.who;
  return (line.seat === null ? undefined : seats[line.seat]?.who) ?? "";
}
