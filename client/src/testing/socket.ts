/** A fake WebSocket whose other end is the test. */

import { vi } from "vitest";
import type { FromClient, FromServer } from "@/generated/protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];

  readyState = 0;
  readonly sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  /** Called by the client; as in a browser, onclose comes later, if at all. */
  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** Makes every new WebSocket in this test a fake one. */
export function fakeSockets(): void {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** The latest connection. */
export function connection(): FakeSocket {
  const last = FakeSocket.made.at(-1);
  if (last === undefined) throw new Error("no connection was made");
  return last;
}
