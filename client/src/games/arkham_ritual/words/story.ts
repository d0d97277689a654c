/** Tells a finished game as a story: everyone's sanity, and the card that decided it. */

import type { ArkhamRitualEvent, ArkhamRitualView } from "@/generated/arkham_ritual";

/** A seat's sanity at the end of a round, and what changed it most. */
export interface Mark {
  readonly round: number;
  readonly left: number;
  readonly change: number;
  readonly reason: string | null;
}

/** One step of a card's way: drawn, passed on, kept, or held from the beginning of the round. */
export interface Leg {
  readonly how: "dealt" | "drew" | "gave" | "took" | "confessed";
  readonly who: number;
  readonly to: number | null;
  /** The card that was discarded for it. */
  readonly laid: number | null;
}

export interface Fateful {
  readonly seat: number;
  readonly round: number;
  readonly card: number;
  readonly reason: string;
  readonly way: readonly Leg[];
  /** How many events of the history precede its arrival at the seat. */
  readonly at: number;
}

/** By seat: its sanity at the start and after every round. */
export function candles({ history, seats }: ArkhamRitualView, full: number): Mark[][] {
  const marks: Mark[][] = Array.from({ length: seats }, () => [
    { round: 0, left: full, change: 0, reason: null },
  ]);
  const left = Array.from({ length: seats }, () => full);
  let round = 0;
  let changed = new Map<number, { change: number; reason: string }>();
  const close = (): void => {
    if (round === 0) return;
    marks.forEach((each, seat) => {
      const { change, reason } = changed.get(seat) ?? { change: 0, reason: null };
      each.push({ round, left: left[seat] ?? 0, change, reason });
    });
    changed = new Map();
  };
  for (const event of history) {
    if (event.kind === "round-began") {
      close();
      round = event.round;
    }
    if (event.kind === "sanity") {
      const before = changed.get(event.seat);
      left[event.seat] = event.now;
      const change = (before?.change ?? 0) + event.change;
      const larger = Math.abs(event.change) >= Math.abs(before?.change ?? 0);
      changed.set(event.seat, { change, reason: larger ? event.reason : (before?.reason ?? event.reason) });
    }
  }
  close();
  return marks;
}

/** The card that cost a seat the most sanity at once, and how the seat got it; null if there is none. */
export function fateful({ history }: ArkhamRitualView, seat: number): Fateful | null {
  const worst = worstLoss(history, seat);
  const loss = history[worst];
  const began = history.findLastIndex((event, at) => at < worst && event.kind === "round-began");
  const ended = history.slice(0, Math.max(0, worst)).findLast((event) => event.kind === "round-ended");
  const start = history[began];
  if (loss?.kind !== "sanity" || start?.kind !== "round-began" || ended?.kind !== "round-ended") return null;
  const card = ended.held[seat];
  if (card === undefined) return null;
  const { way, at } = wayTo(history.slice(began, worst), seat);
  return { seat, round: start.round, card, reason: loss.reason, way, at: began + at };
}

/** The position of a seat's largest loss at the end of a round, or -1. Losses during a round do not count,
 * because they do not depend on the held card. */
function worstLoss(history: readonly ArkhamRitualEvent[], seat: number): number {
  let [worst, least, isJudged] = [-1, 0, false];
  history.forEach((event, at) => {
    if (event.kind === "round-began") isJudged = false;
    if (event.kind === "round-ended") isJudged = true;
    if (!isJudged || event.kind !== "sanity" || event.seat !== seat || event.change >= 0) return;
    if (event.change <= least) [worst, least] = [at, event.change];
  });
  return worst;
}

/** The last card that a seat got in a round, traced from the deck. */
function wayTo(round: readonly ArkhamRitualEvent[], seat: number): { way: Leg[]; at: number } {
  let found: Leg[] = [];
  let under: Leg[] = [];
  let at = 0;
  round.forEach((event, i) => {
    if (event.kind === "dealt" && event.party === seat) found = [leg("dealt", seat)];
    if (event.kind === "confession-drawn" && event.seat === seat) found = [leg("confessed", seat)];
    if (event.kind === "drew") under = [leg("drew", event.seat)];
    if (event.kind === "gave") under = [...under, leg("gave", event.seat, event.to)];
    if (event.kind === "took") {
      if (event.seat === seat) found = [...under, leg("took", seat, null, event.discarded)];
      under = [];
    }
    if (found.length > 0 && (event.kind === "took" || event.kind === "dealt")) {
      const mine = event.kind === "took" ? event.seat === seat : event.party === seat;
      if (mine) at = i;
    }
  });
  return { way: found, at };
}

function leg(how: Leg["how"], who: number, to: number | null = null, laid: number | null = null): Leg {
  return { how, who, to, laid };
}

/** The seat the story is about: mine if a card cost me sanity, or else a loser's. */
export function heroOf(view: ArkhamRitualView): number | null {
  const losers = view.result?.losers ?? [];
  if (view.seat !== null && (losers.includes(view.seat) || fateful(view, view.seat) !== null))
    return view.seat;
  return losers[0] ?? null;
}
