/** A table as this viewer knows it: the room, the view, the talk; and what is under way to it. */

import type { Chat, FromClient, FromServer, Line, Play, Propose, Refusal, RoomState, Say, Undo, Vote } from "@/protocol";
import { TableSocket } from "./socket";

export interface GameEvent {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** What every game's view has. */
export interface View {
  readonly game: string;
  readonly seat: number | null;
  readonly seats: number;
  readonly decision: {
    readonly id: number;
    readonly prompt: string;
    readonly options: readonly number[];
    readonly locked: readonly { readonly choice: number; readonly reason: string }[];
    readonly optional: boolean;
  } | null;
  readonly waiting: readonly { readonly id: number; readonly seat: number; readonly prompt: string }[];
  readonly history: readonly GameEvent[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly result: {
    readonly winners: readonly number[];
    readonly losers: readonly number[];
    readonly scores: readonly number[];
    readonly reason: string;
  } | null;
}

type Command = Play | Say | Chat | Undo | Propose | Vote;
type Unnumbered<C> = C extends Command ? Omit<C, "id"> : never;

/** Told of the game's course: a new beginning, or what happened and what is true after it. */
export interface Follower {
  restart(view: View): void;
  happened(events: readonly GameEvent[], view: View): void;
}

/** Reasons after which coming back would be of no use. */
const FINAL: readonly string[] = ["kicked", "no-spectators", "no-such-table", "who-are-you", "foreign-origin"];

export class TableStore {
  readonly id: string;
  room = $state.raw<RoomState | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  view = $state.raw<View | null>(null);
  chat = $state.raw<readonly Line[]>([]);
  unread = $state(0);
  online = $state(false);
  /** The decision that has been answered, until the next one is there. */
  answered = $state<number | null>(null);
  refused = $state.raw<Refusal | null>(null);
  turnedAway = $state.raw<Refusal | null>(null);
  /** How far the server's clock is ahead of ours. */
  ahead = $state(0);
  follower: Follower | null = null;

  #seen: { epoch: number; n: number } | null = null;
  #greeted = false;
  readonly #unanswered = new Map<string, Command>();
  readonly #answers = new Map<string, (refusal: Refusal | null) => void>();
  readonly #socket: TableSocket;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(id, {
      seen: () => this.#seen,
      unanswered: (): FromClient[] => [...this.#unanswered.values()],
      receive: (message) => this.#receive(message),
      connected: (yes) => {
        this.online = yes;
        this.#greeted = false;
      },
    });
  }

  leave(): void {
    this.#socket.close();
  }

  /** Answers the open decision; the choice comes from its options. */
  async choose(decision: number, choice: number): Promise<void> {
    if (this.answered === decision) return;
    this.answered = decision;
    const refusal = await this.#perform({ type: "play", decision, choice });
    if (refusal !== null && this.answered === decision) this.answered = null;
  }

  say(text: string): Promise<Refusal | null> {
    return this.#perform({ type: "chat", text });
  }

  claim(claim: Record<string, unknown>): Promise<Refusal | null> {
    return this.#perform({ type: "say", claim });
  }

  undo(): Promise<Refusal | null> {
    return this.#perform({ type: "undo" });
  }

  propose(what: Propose["what"]): Promise<Refusal | null> {
    return this.#perform({ type: "propose", what });
  }

  vote(proposal: number, agree: boolean): Promise<Refusal | null> {
    return this.#perform({ type: "vote", proposal, agree });
  }

  #perform(command: Unnumbered<Command>): Promise<Refusal | null> {
    this.refused = null;
    const numbered = { ...command, id: freshId() } as Command;
    this.#unanswered.set(numbered.id, numbered);
    this.#socket.send(numbered);
    return new Promise((resolve) => {
      this.#answers.set(numbered.id, resolve);
    });
  }

  #settle(id: string, refusal: Refusal | null): void {
    this.#unanswered.delete(id);
    if (refusal !== null) this.refused = refusal;
    this.#answers.get(id)?.(refusal);
    this.#answers.delete(id);
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.host = message.host;
        this.#enter(message.room);
        break;
      case "room":
        this.#enter(message.room);
        break;
      case "times":
        if (this.room !== null) {
          this.#enter({ ...this.room, now: message.now, deadlines: message.deadlines });
        }
        break;
      case "snapshot":
        this.#seen = { epoch: message.epoch, n: message.n };
        this.#greeted = false;
        this.chat = message.chat;
        this.#begin(message.view as View | null);
        break;
      case "update":
        if (this.#isNext(message)) this.#change(message.events as GameEvent[], message.changed);
        break;
      case "said":
        if (this.#isNext(message)) {
          this.chat = [...this.chat, message.line];
          if (message.line.seat !== this.seat) this.unread += 1;
        }
        break;
      case "ack":
        this.#settle(message.id, null);
        break;
      case "nack":
        this.#settle(message.id, message.refusal);
        break;
      case "pong":
        this.ahead = message.now - Date.now();
        if (this.#isBehind(message)) this.#greetAgain();
        break;
      case "bye":
        if (FINAL.includes(message.refusal.reason)) {
          this.turnedAway = message.refusal;
          this.#socket.close();
        }
        break;
    }
  }

  #enter(room: RoomState): void {
    this.room = room;
    this.ahead = room.now - Date.now();
  }

  #begin(view: View | null): void {
    this.answered = null;
    this.view = view;
    if (view !== null) this.follower?.restart(view);
  }

  #change(events: readonly GameEvent[], changed: Record<string, unknown>): void {
    if (this.view === null) return;
    this.view = after(this.view, events, changed);
    this.refused = null;
    this.follower?.happened(events, this.view);
  }

  /** True for the frame that follows the last one; a repeated one is dropped, a gap is mended. */
  #isNext(frame: { epoch: number; n: number }): boolean {
    const seen = this.#seen;
    if (seen !== null && frame.epoch === seen.epoch) {
      if (frame.n <= seen.n) return false;
      if (frame.n === seen.n + 1) {
        this.#seen = { epoch: frame.epoch, n: frame.n };
        return true;
      }
    }
    this.#greetAgain();
    return false;
  }

  #isBehind(frame: { epoch: number; n: number }): boolean {
    const seen = this.#seen;
    return seen !== null && (frame.epoch !== seen.epoch || frame.n > seen.n);
  }

  #greetAgain(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#socket.greet();
  }
}

/** The view after an update: the changed keys replaced, the events appended to the history. */
export function after(
  view: View,
  events: readonly GameEvent[],
  changed: Record<string, unknown>,
): View {
  return { ...view, ...changed, history: [...view.history, ...events] };
}

/** Not crypto.randomUUID: that is missing where the table is reached over plain http. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
