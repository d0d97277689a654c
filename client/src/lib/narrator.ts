/** Turns events into sentences, as the rules declare them; the game names the things in them. */

import type { GameEvent } from "@/generated/protocol";
import { t, type Values } from "./i18n.svelte";

/** A field, its sort, its variable in the message, and (for texts) the prefix of the text's id. */
type Word = readonly [field: string, sort: string, name: string, text: string];

/** Another message if a field is absent, negative, zero, positive, or equal to this value. */
type When = readonly [field: string, state: string, message: string];

/** How important a line of the log is. */
export type Weight = "chapter" | "plain" | "grave";

export interface Saying {
  readonly message: string;
  /** Shown on the table, without a line in the log. */
  readonly silent: boolean;
  readonly weight: Weight;
  /** The fields that only some viewers get; the others get a different message. */
  readonly secret: readonly string[];
  readonly when: readonly When[];
  readonly words: readonly Word[];
}

export type Narration = Readonly<Record<string, Saying>>;

/** Names a field's value by its sort; some names depend on the rest of the event. */
export type Namer<E extends GameEvent> = (sort: string, value: unknown, event: E) => string | number;

export class Narrator<E extends GameEvent> {
  readonly #prefix: string;
  readonly #narration: Narration;
  readonly #name: Namer<E>;

  constructor(prefix: string, narration: Narration, name: Namer<E>) {
    this.#prefix = prefix;
    this.#narration = narration;
    this.#name = name;
  }

  saying(event: E): Saying {
    const saying = this.#narration[event.kind];
    if (saying === undefined) throw new Error(`undeclared event ${event.kind}`);
    return saying;
  }

  /** The event in one sentence. `openly`: as everyone saw it, without private details. */
  sentence(event: E, openly = false): string {
    return t(`${this.#prefix}-event-${this.#message(event, openly)}`, this.#values(event, openly));
  }

  #message(event: E, openly: boolean): string {
    const saying = this.saying(event);
    const fields = fieldsOf(event);
    const { secret } = saying;
    if (secret.length > 0 && (openly || secret.every((field) => fields[field] === undefined))) {
      return `${saying.message}-secret`;
    }
    const [, , found] = saying.when.find(([field, state]) => isSo(state, fields[field])) ?? [];
    return found ?? saying.message;
  }

  #values(event: E, openly: boolean): Values {
    const values: Values = {};
    const saying = this.saying(event);
    for (const [field, value] of Object.entries(fieldsOf(event))) {
      if (field === "kind" || value === null || value === undefined) continue;
      if (openly && saying.secret.includes(field)) continue;
      const own = saying.words.filter(([named]) => named === field);
      for (const [, sort, name, text] of own) {
        if (sort !== "as-it-is" || isPlain(value)) values[name] = this.#said(sort, text, value, event);
      }
      if (own.length === 0 && isPlain(value)) values[field] = asItIs(value);
    }
    return values;
  }

  #said(sort: string, text: string, value: unknown, event: E): string | number {
    if (sort === "text") return t(`${text}${String(value)}`);
    if (sort === "size") return Math.abs(Number(value));
    if (sort === "as-it-is" && isPlain(value)) return asItIs(value);
    return this.#name(sort, value, event);
  }
}

function fieldsOf(event: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(event));
}

type Plain = string | number | boolean;

function isPlain(value: unknown): value is Plain {
  return ["string", "number", "boolean"].includes(typeof value);
}

function asItIs(value: Plain): string | number {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

function isSo(state: string, value: unknown): boolean {
  if (state === "absent") return value === null || value === undefined;
  if (state === "negative") return Number(value) < 0;
  if (state === "zero") return Number(value) === 0;
  if (state === "positive") return Number(value) > 0;
  return String(value) === state;
}
