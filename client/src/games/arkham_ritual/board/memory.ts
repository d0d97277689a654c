/** The cards this player saw in this round, and where they went. */

import type { ArkhamRitualView } from "@/generated/arkham_ritual";

export interface Remembered {
  readonly card: number;
  readonly how: "drew" | "looked" | "gone";
  /** Who holds it, or has it in passing; null if it was not passed yet, or was discarded. */
  readonly to: number | null;
  /** Whether its holder kept it, so that everyone else sees it. */
  readonly kept: boolean;
}

/** The cards this player drew, each with its current holder; then those they only looked at. */
export function sightings({ history, memory, seat }: ArkhamRitualView): Remembered[] {
  const since = history.findLastIndex(({ kind }) => kind === "round-began");
  const drawn: Remembered[] = [];
  let mine = false;
  for (const event of history.slice(Math.max(0, since))) {
    if (event.kind === "drew") {
      mine = event.seat === seat && event.card !== undefined;
      if (mine && event.card !== undefined) {
        drawn.push({ card: event.card, how: "drew", to: null, kept: false });
      }
    }
    const last = drawn.at(-1);
    if (!mine || last === undefined) continue;
    if (event.kind === "gave") drawn[drawn.length - 1] = { ...last, to: event.to };
    if (event.kind === "took") drawn[drawn.length - 1] = { ...last, to: event.seat, kept: true };
    if (event.kind === "discarded") drawn[drawn.length - 1] = { ...last, how: "gone", to: null };
  }
  const looked = memory.filter(({ how }) => how !== "drew");
  return [
    ...drawn,
    ...looked.map(({ card }): Remembered => ({ card, how: "looked", to: null, kept: false })),
  ];
}
