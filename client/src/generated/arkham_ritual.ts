// Generated from src/miskatonic/games/arkham_ritual by `python -m tools.generate_ts`. Do not edit.

import type { Narration } from "@/lib/narrator";
import type { OpenDecision, ResultView, Waiting } from "./protocol";

/** The part of a view that is the same for all. Equal cards have the same number. */
export interface ArkhamRitualShared {
  active: number;
  cards: number[];
  commitment: string;
  deck: number;
  discards: number[];
  doom: number;
  game: string;
  hands: number[];
  holder: number | null;
  is_removed: boolean;
  options: Record<string, boolean | number | string | null | string[]>;
  parties: number;
  result: ResultView | null;
  round: number;
  rules: number;
  sanity: number[];
  seats: number;
  seed: string | null;
  waiting: Waiting[];
}

/** The part of a view that belongs to a seat or a spectator (None); unseen cards are None. */
export interface ArkhamRitualOwn {
  decision: OpenDecision | null;
  held: (number | null)[];
  history: ArkhamRitualEvent[];
  memory: Sighting[];
  passing: number | null;
  removed: number | null;
  seat: number | null;
  top: number | null;
}

/** A card that this seat has looked at this round; `how` is the kind of the event. */
export interface Sighting {
  card: number;
  how: string;
}

/** Odds of the own card by name, colour and type, and of the round's end. */
export interface ArkhamRitualAdvice {
  colour: Record<string, number>;
  now: RoundEndOdds;
  options: OptionOdds[];
  own: Record<string, number>;
  type: Record<string, number>;
}

/** If the round ended now: the probability of losing no sanity, and the expected sanity. */
export interface RoundEndOdds {
  change: number;
  survives: number;
}

/** If the round ended right after the option; for a gift, if the target takes it. */
export interface OptionOdds {
  change: number;
  choice: number;
  survives: number;
}

export type ArkhamRitualView = ArkhamRitualShared & ArkhamRitualOwn;

/** AR-R1, AR-E9  A round begins; the doom marker lies on this spot. */
export interface RoundBegan {
  kind: "round-began";
  round: number;
  active: number;
  doom: number;
}

/** AR-R1, AR-R2  A party was dealt a card that all others see. */
export interface Dealt {
  kind: "dealt";
  party: number;
  card?: number;
}

/** AR-T1  All except the active seat put a hand on the table. */
export interface TurnBegan {
  kind: "turn-began";
  active: number;
}

/** AR-T2  The active seat drew the top card and saw it. */
export interface Drew {
  kind: "drew";
  seat: number;
  card?: number;
}

/** AR-T3, AR-T7  The card was handed on, face down. */
export interface Gave {
  kind: "gave";
  seat: number;
  to: number;
}

/** AR-T5  The card was taken, and the one held before is discarded face up. */
export interface Took {
  kind: "took";
  seat: number;
  discarded: number;
  card?: number;
}

/** AR-T8  The last seat passed: the card is discarded face up, without effect. */
export interface Discarded {
  kind: "discarded";
  seat: number;
  card: number;
}

/** AR-G3  The seat looked at the top card. */
export interface OrbLooked {
  kind: "orb-looked";
  seat: number;
  card?: number;
}

/** AR-G3  The seat put that card back. */
export interface OrbReturned {
  kind: "orb-returned";
  seat: number;
}

/** AR-G3  The seat removed that card, face down, from the round. */
export interface OrbRemoved {
  kind: "orb-removed";
  seat: number;
}

/** AR-G4  The seat looked at the top card; its colour is public. */
export interface Trapezohedron {
  kind: "trapezohedron";
  seat: number;
  change: number;
  card?: number;
}

/** AR-G3, AR-G4  There was no card to look at. */
export interface DeckEmpty {
  kind: "deck-empty";
  seat: number;
}

/** AR-G2  A Gate was discarded, and no Great Old One is held. */
export interface GateSilent {
  kind: "gate-silent";
  seat: number;
}

/** AR-G2  A Gate was discarded while this party holds a Great Old One. */
export interface GreatOldOneCame {
  kind: "great-old-one";
  party: number;
  card: number;
}

/** AR-C8  What the Mystery Card turned out to be. */
export interface MysteryRevealed {
  kind: "mystery";
  party: number;
  card: number;
}

/** AR-E1  The round is over, and all held cards are revealed. */
export interface RoundEnded {
  kind: "round-ended";
  by: "deck" | "elder-sign" | "gate" | "passing";
  held: number[];
}

/** AR-E2  A party survived the round. */
export interface Survived {
  kind: "survived";
  party: number;
}

/** AR-E2 to AR-E5  A party did not survive the round. */
export interface Fell {
  kind: "fell";
  party: number;
  reason: string;
}

/** AR-S2  The sanity that a seat actually lost or gained, possibly none. */
export interface SanityChanged {
  kind: "sanity";
  seat: number;
  change: number;
  now: number;
  reason: string;
}

/** AR-P1  A seat saw its own card and shuffles it into the deck. */
export interface Confessed {
  kind: "confessed";
  seat: number;
  card?: number;
}

/** AR-P1  It drew another card, which all others see. */
export interface ConfessionDrawn {
  kind: "confession-drawn";
  seat: number;
  card?: number;
}

/** AR-F1, AR-F2  A seat has no sanity left. */
export interface GameOver {
  kind: "game-over";
  winners: number[];
  losers: number[];
  scores: number[];
  reason: "nobody" | "sanest" | "survivors";
}

export type ArkhamRitualEvent = RoundBegan | Dealt | TurnBegan | Drew | Gave | Took | Discarded | OrbLooked | OrbReturned | OrbRemoved | Trapezohedron | DeckEmpty | GateSilent | GreatOldOneCame | MysteryRevealed | RoundEnded | Survived | Fell | SanityChanged | Confessed | ConfessionDrawn | GameOver;

export type ArkhamRitualPrompt = "offer" | "receive" | "orb" | "confess";

export type ArkhamRitualChoice = "give" | "take" | "discard" | "return" | "remove" | "confess";

export const CARDS = [{"name": "candelabra-sane", "kind": "artifact", "colour": "sane", "type": "candelabra"}, {"name": "candelabra-sane", "kind": "artifact", "colour": "sane", "type": "candelabra"}, {"name": "candelabra-cursed", "kind": "artifact", "colour": "cursed", "type": "candelabra"}, {"name": "dagger-sane", "kind": "artifact", "colour": "sane", "type": "dagger"}, {"name": "dagger-sane", "kind": "artifact", "colour": "sane", "type": "dagger"}, {"name": "dagger-cursed", "kind": "artifact", "colour": "cursed", "type": "dagger"}, {"name": "idol-sane", "kind": "artifact", "colour": "sane", "type": "idol"}, {"name": "idol-sane", "kind": "artifact", "colour": "sane", "type": "idol"}, {"name": "idol-cursed", "kind": "artifact", "colour": "cursed", "type": "idol"}, {"name": "chalice-sane", "kind": "artifact", "colour": "sane", "type": "chalice"}, {"name": "chalice-sane", "kind": "artifact", "colour": "sane", "type": "chalice"}, {"name": "chalice-cursed", "kind": "artifact", "colour": "cursed", "type": "chalice"}, {"name": "tome-sane", "kind": "artifact", "colour": "sane", "type": "tome"}, {"name": "tome-sane", "kind": "artifact", "colour": "sane", "type": "tome"}, {"name": "tome-cursed", "kind": "artifact", "colour": "cursed", "type": "tome"}, {"name": "elder-sign", "kind": "event", "colour": "sane", "type": ""}, {"name": "gate", "kind": "event", "colour": "sane", "type": ""}, {"name": "gate", "kind": "event", "colour": "sane", "type": ""}, {"name": "magical-orb", "kind": "event", "colour": "sane", "type": ""}, {"name": "shining-trapezohedron", "kind": "event", "colour": "sane", "type": ""}, {"name": "investigator", "kind": "character", "colour": "sane", "type": ""}, {"name": "wary-student", "kind": "character", "colour": "sane", "type": ""}, {"name": "cultist", "kind": "character", "colour": "sane", "type": ""}, {"name": "mad-professor", "kind": "character", "colour": "sane", "type": ""}, {"name": "cthulhu", "kind": "great-old-one", "colour": "cursed", "type": ""}, {"name": "nyarlathotep", "kind": "great-old-one", "colour": "cursed", "type": ""}, {"name": "yog-sothoth", "kind": "great-old-one", "colour": "cursed", "type": ""}, {"name": "hastur", "kind": "great-old-one", "colour": "cursed", "type": ""}, {"name": "mystery-card", "kind": "mystery", "colour": "cursed", "type": ""}] as const;

export const ARTIFACT_TYPES = ["candelabra", "dagger", "idol", "chalice", "tome"] as const;

export const GREAT_OLD_ONES = ["cthulhu", "nyarlathotep", "yog-sothoth", "hastur"] as const;

export const FULL_SANITY = 7 as const;

export const DOOM_SPOTS = 7 as const;

/** What each event says, and how its fields are named in the sentence. */
export const NARRATION: Narration = {
  "round-began": { message: "round-began", silent: false, weight: "chapter", secret: [], when: [], words: [["active", "party", "who", ""]] },
  dealt: { message: "dealt", silent: true, weight: "plain", secret: ["card"], when: [], words: [["party", "party", "who", ""], ["card", "card", "card", ""]] },
  "turn-began": { message: "turn-began", silent: false, weight: "plain", secret: [], when: [], words: [["active", "party", "who", ""]] },
  drew: { message: "drew", silent: false, weight: "plain", secret: ["card"], when: [], words: [["seat", "party", "who", ""], ["card", "card", "card", ""]] },
  gave: { message: "gave", silent: false, weight: "plain", secret: [], when: [], words: [["seat", "party", "who", ""], ["to", "party", "to", ""]] },
  took: { message: "took", silent: false, weight: "plain", secret: ["card"], when: [], words: [["seat", "party", "who", ""], ["discarded", "card", "discarded", ""], ["card", "card", "card", ""]] },
  discarded: { message: "discarded", silent: false, weight: "plain", secret: [], when: [], words: [["seat", "party", "who", ""], ["card", "card", "card", ""]] },
  "orb-looked": { message: "orb-looked", silent: false, weight: "plain", secret: ["card"], when: [], words: [["seat", "party", "who", ""], ["card", "card", "card", ""]] },
  "orb-returned": { message: "orb-returned", silent: false, weight: "plain", secret: [], when: [], words: [["seat", "party", "who", ""]] },
  "orb-removed": { message: "orb-removed", silent: false, weight: "plain", secret: [], when: [], words: [["seat", "party", "who", ""]] },
  trapezohedron: { message: "trapezohedron", silent: false, weight: "plain", secret: ["card"], when: [], words: [["seat", "party", "who", ""], ["card", "card", "card", ""]] },
  "deck-empty": { message: "deck-empty", silent: false, weight: "plain", secret: [], when: [], words: [["seat", "party", "who", ""]] },
  "gate-silent": { message: "gate-silent", silent: false, weight: "plain", secret: [], when: [], words: [["seat", "party", "who", ""]] },
  "great-old-one": { message: "great-old-one", silent: false, weight: "grave", secret: [], when: [], words: [["party", "party", "who", ""], ["card", "card", "card", ""]] },
  mystery: { message: "mystery", silent: false, weight: "grave", secret: [], when: [], words: [["party", "party", "who", ""], ["card", "card", "card", ""]] },
  "round-ended": { message: "round-ended", silent: false, weight: "grave", secret: [], when: [], words: [] },
  survived: { message: "survived", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""]] },
  fell: { message: "fell", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["reason", "text", "reason", "ar-reason-"]] },
  sanity: { message: "sanity-same", silent: false, weight: "plain", secret: [], when: [["change", "negative", "sanity-lost"], ["change", "positive", "sanity-gained"]], words: [["seat", "party", "who", ""], ["change", "size", "n", ""], ["change", "as-it-is", "change", ""], ["reason", "text", "reason", "ar-reason-"]] },
  confessed: { message: "confessed", silent: false, weight: "plain", secret: ["card"], when: [], words: [["seat", "party", "who", ""], ["card", "card", "card", ""]] },
  "confession-drawn": { message: "confession-drawn", silent: false, weight: "plain", secret: ["card"], when: [], words: [["seat", "party", "who", ""], ["card", "card", "card", ""]] },
  "game-over": { message: "game-over", silent: false, weight: "grave", secret: [], when: [], words: [["scores", "lost", "names", ""]] },
};
