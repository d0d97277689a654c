/** Golden games as the server tells them; `python -m tools.client --test` writes them anew. */

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GameInfo, Update } from "@/generated/protocol";
import { after, type GameEvent, type Legend, type View } from "@/lib/table.svelte";

type Change = Pick<Update, "events" | "changed" | "added">;

interface Viewer {
  readonly seat: number | null;
  readonly view: View;
  readonly updates: readonly Change[];
}

interface RecordedTable {
  readonly seats: number;
  /** "chance", or the level of the bots that played it. */
  readonly players: string;
  readonly legend: Legend;
  /** The spectator first, then the seats. */
  readonly viewers: readonly Viewer[];
}

export interface Recording {
  readonly info: GameInfo;
  readonly kinds: Readonly<Record<string, { readonly open: string[]; readonly secret: string[] }>>;
  readonly tables: readonly RecordedTable[];
}

/** One move of a recorded game: what a viewer is told of it, and the views before and after. */
export interface Move {
  readonly events: readonly GameEvent[];
  readonly before: View;
  readonly after: View;
}

export function recordingOf(game: string): Recording {
  const file = resolve(import.meta.dirname, `../../../build/recorded/${game}.json`);
  if (!existsSync(file)) throw new Error(`no ${file}: run python -m tools.recordings first`);
  return JSON.parse(readFileSync(file, "utf8")) as Recording;
}

/** The games that were played to their end; some bots were stopped before it. */
export function finished({ tables }: Recording): RecordedTable[] {
  return tables.filter(({ viewers: [viewer] }) => viewer !== undefined && lastView(viewer).result !== null);
}

export function lastView(viewer: Viewer): View {
  return movesOf(viewer).at(-1)?.after ?? viewer.view;
}

export function movesOf({ view, updates }: Viewer): Move[] {
  let now = view;
  return updates.map((update) => {
    const before = now;
    now = after(now, update);
    return { events: update.events as GameEvent[], before, after: now };
  });
}
