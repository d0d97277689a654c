/** A table as this viewer knows it: its state, the view, the chat, and pending commands. */

import type {
  Chat,
  CommonView,
  FromClient,
  FromServer,
  GameEvent,
  Line,
  Play,
  Propose,
  Refusal,
  TableState,
  Say,
  Seated,
  Show,
  Undo,
  Update,
  Vote,
} from "@/generated/protocol";
import { call, Refused } from "./api";
import { Moderation } from "./moderation.svelte";
import { TableSocket } from "./socket";

export type { GameEvent };

/** The fields that every game's view has. */
export type View = CommonView;

/** What the numbers of a game's views mean; its form depends on the game. */
export type Legend = object;

/** The types of a game; these are the common base. */
export interface GameTypes {
  /** The types of its history are the game's events. */
  readonly view: View;
  readonly legend: Legend;
  /** What lies on the table at one moment of the playback. */
  readonly stage: object;
  /** The coach's answer. */
  readonly advice: object;
}

export type EventOf<G extends GameTypes> = G["view"]["history"][number];

type Command = Play | Say | Chat | Undo | Propose | Vote | Show;
type Unnumbered<C> = C extends Command ? Omit<C, "id"> : never;

/** Follows the game: a fresh start, or events and the view after them. */
export interface Follower {
  restart(view: View): void;
  happened(events: readonly GameEvent[], view: View): void;
}

/** Refusals after which reconnecting is pointless. */
const FINAL: readonly string[] = [
  "kicked",
  "blocked",
  "no-spectators",
  "no-such-table",
  "who-are-you",
  "foreign-origin",
];

/** Delay before the legend is requested again, in milliseconds. */
const LEGEND_RETRY = 2000;

/** Delay before an answer that came too early is sent again, in milliseconds. */
const EARLY_ANSWER_RETRY = 500;

export class TableStore {
  readonly id: string;
  state = $state.raw<TableState | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  view = $state.raw<View | null>(null);
  /** Loaded once, when the game has begun. */
  legend = $state.raw<Legend | null>(null);
  chat = $state.raw<readonly Line[]>([]);
  unread = $state(0);
  online = $state(false);
  /** The decision that has been answered, until the next one arrives. */
  answered = $state<number | null>(null);
  /** Whether a move was undone: until the next answer, nothing is answered automatically. */
  undone = $state(false);
  refused = $state.raw<Refusal | null>(null);
  rejection = $state.raw<Refusal | null>(null);
  /** The server's data on a closed table. */
  closed = $state.raw<Seated | null>(null);
  /** How far the server's clock is ahead of ours. */
  clockOffset = $state(0);
  follower: Follower | null = null;
  readonly moderation: Moderation;

  #seen: { epoch: number; n: number } | null = null;
  #helloSent = false;
  #reading = false;
  #left = false;
  // Nothing drawn depends on pending commands, so these need not be reactive.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  readonly #unanswered = new Map<string, Command>();
  readonly #answers = new Map<string, (refusal: Refusal | null) => void>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  readonly #socket: TableSocket;

  constructor(id: string) {
    this.id = id;
    this.moderation = new Moderation(id);
    this.#socket = new TableSocket(id, {
      seen: () => this.#seen,
      unanswered: (): FromClient[] => [...this.#unanswered.values()],
      receive: (message) => this.#receive(message),
      connected: (yes) => {
        this.online = yes;
        this.#helloSent = false;
        if (!yes) void this.#look();
      },
    });
  }

  /** Asks the server why the connection was refused; browsers don't tell. */
  async #look(): Promise<void> {
    if (this.#left) return;
    try {
      const seen = await call("GET /api/tables/{id}", null, { id: this.id });
      if (seen.closed === null) return;
      this.closed = seen;
    } catch (error) {
      if (!(error instanceof Refused) || !FINAL.includes(error.refusal.reason)) return;
      this.rejection = error.refusal;
    }
    this.#socket.close();
  }

  leave(): void {
    this.#left = true;
    this.#socket.close();
  }

  /** Answers the open decision; the choice comes from its options. */
  async choose(decision: number, choice: number): Promise<void> {
    if (this.answered === decision) return;
    this.undone = false;
    this.answered = decision;
    let refusal = await this.#perform({ type: "play", decision, choice });
    // Questions with a fixed duration accept the answer only when it is over.
    while (refusal?.reason === "too-early" && !this.#left) {
      this.refused = null;
      await new Promise((resolve) => setTimeout(resolve, EARLY_ANSWER_RETRY));
      refusal = await this.#perform({ type: "play", decision, choice });
    }
    if (refusal !== null && this.answered === decision) this.answered = null;
  }

  say(text: string): Promise<Refusal | null> {
    return this.#perform({ type: "chat", text });
  }

  claim(claim: Record<string, unknown>): Promise<Refusal | null> {
    return this.#perform({ type: "say", claim });
  }

  undo(): Promise<Refusal | null> {
    this.undone = true;
    return this.#perform({ type: "undo" });
  }

  propose(what: Propose["what"]): Promise<Refusal | null> {
    return this.#perform({ type: "propose", what });
  }

  vote(proposal: number, agree: boolean): Promise<Refusal | null> {
    return this.#perform({ type: "vote", proposal, agree });
  }

  /** Leads the others through a finished game; null stops leading. */
  show(move: number | null, eyes: NonNullable<Show["eyes"]>): Promise<Refusal | null> {
    return this.#perform({ type: "show", move, eyes });
  }

  #perform(command: Unnumbered<Command>): Promise<Refusal | null> {
    this.refused = null;
    const numbered = { ...command, id: freshId() };
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
        if (this.state !== null) {
          this.#enter({ ...this.state, now: message.now, deadlines: message.deadlines });
        }
        break;
      case "snapshot":
        this.#seen = { epoch: message.epoch, n: message.n };
        this.#helloSent = false;
        this.chat = message.chat;
        this.#begin(message.view === null ? null : viewIn(message.view));
        break;
      case "update":
        if (this.#isNext(message)) this.#change(message);
        break;
      case "said":
        if (this.#isNext(message)) {
          this.chat = [...this.chat, message.line];
          if (message.line.seat !== this.seat && !this.#isHidden(message.line)) this.unread += 1;
        }
        break;
      case "shown":
        if (this.state !== null) this.state = { ...this.state, showing: message.showing };
        break;
      case "ack":
        this.#settle(message.id, null);
        break;
      case "nack":
        this.#settle(message.id, message.refusal);
        break;
      case "pong":
        this.clockOffset = message.now - Date.now();
        if (this.#isBehind(message)) this.#helloAgain();
        break;
      case "bye":
        if (FINAL.includes(message.refusal.reason)) {
          this.rejection = message.refusal;
          this.#socket.close();
        }
        break;
    }
  }

  /** The chat without lines of muted players. */
  get heard(): readonly Line[] {
    return this.chat.filter((line) => !this.#isHidden(line));
  }

  #isHidden(line: Line): boolean {
    return this.moderation.hides(line, this.state?.seats ?? []);
  }

  #enter(state: TableState): void {
    this.state = state;
    this.clockOffset = state.now - Date.now();
    if (state.status !== "lobby") void this.#readLegend();
  }

  async #readLegend(): Promise<void> {
    if (this.legend !== null || this.#reading || this.#left) return;
    this.#reading = true;
    try {
      this.legend = (await call("GET /api/tables/{id}/legend", null, { id: this.id })).legend;
    } catch {
      setTimeout(() => void this.#readLegend(), LEGEND_RETRY);
    }
    this.#reading = false;
  }

  #begin(view: View | null): void {
    this.answered = null;
    this.view = view;
    if (view !== null) this.follower?.restart(view);
  }

  #change(update: Update): void {
    if (this.view === null) return;
    this.view = after(this.view, update);
    this.refused = null;
    this.follower?.happened(eventsIn(update.events), this.view);
  }

  /** True for the next frame; a repeated frame is dropped, and a gap requests the missing frames. */
  #isNext(frame: { epoch: number; n: number }): boolean {
    const seen = this.#seen;
    if (seen !== null && frame.epoch === seen.epoch) {
      if (frame.n <= seen.n) return false;
      if (frame.n === seen.n + 1) {
        this.#seen = { epoch: frame.epoch, n: frame.n };
        return true;
      }
    }
    this.#helloAgain();
    return false;
  }

  #isBehind(frame: { epoch: number; n: number }): boolean {
    const seen = this.#seen;
    return seen !== null && (frame.epoch !== seen.epoch || frame.n > seen.n);
  }

  #helloAgain(): void {
    if (this.#helloSent) return;
    this.#helloSent = true;
    this.#socket.sendHello();
  }
}

/** The view after an update: changed keys are replaced, new list entries and events appended. */
export function after(view: View, told: Pick<Update, "events" | "changed" | "added">): View {
  const next: Record<string, unknown> = { ...view, ...told.changed };
  for (const [key, added] of Object.entries(told.added)) {
    next[key] = [...(next[key] as readonly unknown[]), ...added];
  }
  return viewIn({ ...next, history: [...view.history, ...told.events] });
}

/** Checks a received view: its form depends on the game, but every view has these fields. */
export function viewIn(sent: object): View {
  if (!isView(sent)) throw new Error("not a view");
  return sent;
}

function isView(sent: object): sent is View {
  return "game" in sent && "history" in sent && Array.isArray(sent.history);
}

export function eventsIn(sent: readonly object[]): readonly GameEvent[] {
  if (!sent.every(isEvent)) throw new Error("not an event");
  return sent;
}

function isEvent(sent: object): sent is GameEvent {
  return "kind" in sent && typeof sent.kind === "string";
}

/** crypto.randomUUID is missing over plain http. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
