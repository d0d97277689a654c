/** Golden games as the server sends them, written by `python -m tools.golden --record`. */

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GameInfo, Update } from "@/generated/protocol";
import { after, type EventOf, type GameTypes } from "@/lib/table.svelte";

export interface Viewer<G extends GameTypes = GameTypes> {
  readonly seat: number | null;
  readonly view: G["view"];
  readonly updates: readonly Pick<Update, "events" | "changed" | "added">[];
}

export interface RecordedTable<G extends GameTypes = GameTypes> {
  readonly seats: number;
  /** "chance", or the bots' level. */
  readonly players: string;
  readonly legend: G["legend"];
  /** The spectator first, then the seats. */
  readonly viewers: readonly Viewer<G>[];
}

export interface Recording<G extends GameTypes = GameTypes> {
  readonly info: GameInfo;
  readonly kinds: Readonly<Record<string, { readonly open: string[]; readonly secret: string[] }>>;
  readonly tables: readonly RecordedTable<G>[];
}

/** One move of a recorded game: the events that a viewer gets, and the views before and after. */
export interface Move<G extends GameTypes = GameTypes> {
  readonly events: readonly EventOf<G>[];
  readonly before: G["view"];
  readonly after: G["view"];
}

export function recordingOf<G extends GameTypes = GameTypes>(game: string): Recording<G> {
  const file = resolve(import.meta.dirname, `../../../build/recorded/${game}.json`);
  if (!existsSync(file)) throw new Error(`no ${file}: run python -m tools.golden --record first`);
  return JSON.parse(readFileSync(file, "utf8")) as Recording<G>;
}

/** The first entry of a list, or its n-th (from the end if n is negative); throws if there is none. */
export function entryOf<T>(list: readonly T[], n = 0): T {
  const found = list.at(n);
  if (found === undefined) throw new Error(`there is no entry ${n} among ${list.length}`);
  return found;
}

/** The games that were played to their end; some were cut short. */
export function finished<G extends GameTypes>({ tables }: Recording<G>): RecordedTable<G>[] {
  return tables.filter(({ viewers: [viewer] }) => viewer !== undefined && lastView(viewer).result !== null);
}

export function lastView<G extends GameTypes>(viewer: Viewer<G>): G["view"] {
  return movesOf(viewer).at(-1)?.after ?? viewer.view;
}

export function movesOf<G extends GameTypes>({ view, updates }: Viewer<G>): Move<G>[] {
  let now = view;
  return updates.map((update) => {
    const before = now;
    now = after(now, update);
    return { events: update.events as unknown as EventOf<G>[], before, after: now };
  });
}
