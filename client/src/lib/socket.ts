/** A self-healing WebSocket to a table: unacknowledged commands are sent again after a reconnect. */

import type { FromClient, FromServer, Hello } from "@/generated/protocol";

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8_000;
/** The factor between the delays of two attempts to reconnect. */
const GROWTH = 1.5;
const PING_EVERY = 12_000;
const SILENCE_LIMIT = 25_000;

export interface Listener {
  /** The last frame received, for the hello message. */
  seen(): { epoch: number; n: number } | null;
  /** Commands that the server has not acknowledged yet, oldest first. */
  unanswered(): FromClient[];
  receive(message: FromServer): void;
  connected(yes: boolean): void;
}

export class TableSocket {
  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #pinger: ReturnType<typeof setInterval> | null = null;
  #heard = 0;
  #closed = false;

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Sends now or not at all: the listener keeps unacknowledged commands. */
  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  sendHello(): void {
    const seen = this.#listener.seen();
    const hello: Hello = seen === null ? { type: "hello" } : { type: "hello", ...seen };
    this.send(hello);
  }

  /** Closes the connection permanently. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    this.#retry = null;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.sendHello();
      this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "welcome") this.#welcomed();
      this.#listener.receive(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #welcomed(): void {
    this.#delay = FIRST_DELAY;
    this.#listener.connected(true);
    for (const command of this.#listener.unanswered()) this.send(command);
  }

  #lost(): void {
    this.#drop();
    this.#listener.connected(false);
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.8 + Math.random() * 0.4));
    this.#delay = Math.min(LONGEST_DELAY, Math.round(this.#delay * GROWTH));
  }

  #drop(): void {
    if (this.#pinger !== null) clearInterval(this.#pinger);
    this.#pinger = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE_LIMIT) {
      this.#lost();
      return;
    }
    const seen = this.#listener.seen();
    if (seen !== null) this.send({ type: "ping", ...seen });
  }

  /** Reconnects at once when the network or the tab comes back. */
  readonly #hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#retry !== null) {
      clearTimeout(this.#retry);
      this.#connect();
    } else {
      this.#ping();
    }
  };
}
