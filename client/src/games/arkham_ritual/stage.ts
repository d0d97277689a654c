/** The state of the board during playback; pieces keep their identity so that cards can move. */

import type { ArkhamRitualAdvice, ArkhamRitualEvent, ArkhamRitualView } from "@/generated/arkham_ritual";
import { changedBy, replaced, type Changes, type Staging } from "@/lib/playback.svelte";
import type { GameTypes } from "@/lib/table.svelte";

/** A card on its way through the game; its face is null for viewers who cannot see it. */
export interface Piece {
  readonly uid: number;
  readonly card: number | null;
}

export interface ArkhamRitualStage {
  readonly held: readonly (Piece | null)[];
  readonly discards: readonly Piece[];
  readonly passing: Piece | null;
  readonly holder: number | null;
  readonly removed: Piece | null;
  readonly top: number | null;
  readonly deck: number;
  /** The piece that the deck's top card will be when it leaves the deck. */
  readonly next: number;
  readonly hands: readonly number[];
  readonly active: number;
  readonly sanity: readonly number[];
  readonly round: number;
  readonly doom: number;
  /** Whether the round is over and all cards are revealed. */
  readonly open: boolean;
  /** The fate of each party when a round has ended: null until it is shown. */
  readonly fates: readonly (boolean | null)[];
}

/** The types of this game. */
export interface ArkhamRitualTypes extends GameTypes {
  readonly view: ArkhamRitualView;
  readonly stage: ArkhamRitualStage;
  readonly advice: ArkhamRitualAdvice;
}

/** The piece at a place as a list of one or none, so that a leaving piece is animated by its uid. */
export function asList(piece: Piece | null | undefined): readonly Piece[] {
  return piece ? [piece] : [];
}

let last = 0;

function freshUid(): number {
  last += 1;
  return last;
}

function fresh(card: number | null): Piece {
  return { uid: freshUid(), card };
}

/** Takes the top card off the deck. */
function fromDeck(
  stage: ArkhamRitualStage,
  card: number | null,
): { piece: Piece; rest: Partial<ArkhamRitualStage> } {
  return {
    piece: { uid: stage.next, card },
    rest: { next: freshUid(), top: null, deck: Math.max(0, stage.deck - 1) },
  };
}

/** The same piece with the face that is visible now. */
function same(piece: Piece | null | undefined, card: number | null): Piece {
  return piece ? { uid: piece.uid, card } : fresh(card);
}

function settle(view: ArkhamRitualView, before: ArkhamRitualStage | null): ArkhamRitualStage {
  return {
    held: view.held.map((card, party) => same(before?.held[party], card)),
    discards: view.discards.map((card, i) => same(before?.discards[i], card)),
    passing: view.holder === null ? null : same(before?.passing, view.passing),
    holder: view.holder,
    removed: view.is_removed ? same(before?.removed, view.removed) : null,
    top: view.top,
    deck: view.deck,
    next: before?.next ?? freshUid(),
    hands: view.hands,
    active: view.active,
    sanity: view.sanity,
    round: view.round,
    doom: view.doom,
    open: view.result !== null,
    fates: view.result !== null && before ? before.fates : view.held.map(() => null),
  };
}

/** The face of a card, for viewers who see it. */
const face = ({ card }: { card?: number }): number | null => card ?? null;

/** Returns all cards to the deck. */
function gathered({ deck, held, discards, removed }: ArkhamRitualStage): number {
  return deck + held.length + discards.length + (removed === null ? 0 : 1);
}

const CHANGES: Changes<ArkhamRitualTypes> = {
  "round-began": (stage, event) => ({
    held: stage.held.map(() => null),
    discards: [],
    passing: null,
    holder: null,
    removed: null,
    top: null,
    deck: gathered(stage),
    hands: [],
    open: false,
    fates: stage.held.map(() => null),
    active: event.active,
    round: event.round,
    doom: event.doom,
  }),
  dealt: (stage, event) => {
    const { piece, rest } = fromDeck(stage, face(event));
    return { ...rest, held: replaced(stage.held, event.party, piece) };
  },
  "turn-began": (_stage, event) => ({ active: event.active }),
  drew: (stage, event) => {
    const { piece, rest } = fromDeck(stage, face(event));
    return { ...rest, passing: piece, holder: event.seat };
  },
  gave: (stage, event) => ({
    holder: event.to,
    hands: stage.hands.filter((seat) => seat !== event.to),
  }),
  took: (stage, event) => {
    const { seat } = event;
    return {
      held: replaced(stage.held, seat, same(stage.passing, face(event))),
      discards: [...stage.discards, same(stage.held[seat], event.discarded)],
      passing: null,
      holder: null,
    };
  },
  discarded: (stage, event) => ({
    discards: [...stage.discards, same(stage.passing, event.card)],
    passing: null,
    holder: null,
  }),
  "orb-looked": (_stage, event) => ({ top: face(event) }),
  "orb-removed": (stage) => {
    const { piece, rest } = fromDeck(stage, stage.top);
    return { ...rest, removed: piece };
  },
  "round-ended": (stage, { held }) => ({
    held: stage.held.map((piece, party) => same(piece, held[party] ?? null)),
    open: true,
    hands: [],
  }),
  survived: (stage, event) => ({ fates: replaced(stage.fates, event.party, true) }),
  fell: (stage, event) => ({ fates: replaced(stage.fates, event.party, false) }),
  sanity: (stage, event) => ({
    sanity: replaced(stage.sanity, event.seat, event.now),
  }),
  confessed: (stage, event) => ({ held: replaced(stage.held, event.seat, null) }),
  "confession-drawn": (stage, event) => {
    const { piece, rest } = fromDeck(stage, face(event));
    return { ...rest, held: replaced(stage.held, event.seat, piece) };
  },
};

const RESTS: Readonly<Partial<Record<ArkhamRitualEvent["kind"], number>>> = {
  "round-began": 700,
  dealt: 130,
  "turn-began": 350,
  drew: 800,
  gave: 850,
  took: 1200,
  discarded: 1000,
  "orb-looked": 700,
  "orb-removed": 700,
  trapezohedron: 700,
  "gate-silent": 900,
  "great-old-one": 1200,
  mystery: 1200,
  "round-ended": 900,
  survived: 160,
  fell: 160,
  sanity: 350,
  confessed: 900,
};

export const staging: Staging<ArkhamRitualTypes> = {
  settle,
  step: (stage, event) => changedBy<ArkhamRitualTypes>(CHANGES, stage, event),
  rest: (event) => RESTS[event.kind] ?? 0,
  stopsBefore: (event, stage) => stage.open && (event.kind === "round-began" || event.kind === "game-over"),
};
