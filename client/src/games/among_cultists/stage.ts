/** The state of the board during playback. It follows public information only, so that no movement, pause or
 * sound depends on what this seat alone knows. */

import type {
  AmongCultistsAdvice,
  AmongCultistsEvent,
  AmongCultistsLegend,
  AmongCultistsView,
  RoomView,
} from "@/generated/among_cultists";
import { changedBy, replaced, type Changes, type Staging } from "@/lib/playback.svelte";
import type { GameTypes } from "@/lib/table.svelte";

type Kind = AmongCultistsEvent["kind"];

/** The latest event, as it is shown at its place. */
export interface Moment {
  readonly kind: Kind;
  readonly places: readonly string[];
  readonly parties: readonly number[];
  /** The text id of a public card or of an event marker. */
  readonly shown: string | null;
  /** The text id of a gesture. */
  readonly gesture: string | null;
}

export interface Ballot {
  /** By seat; null is an abstention. */
  readonly votes: readonly (number | null)[];
  /** Undefined until the votes are counted. */
  readonly out: number | null | undefined;
}

export interface AmongCultistsStage {
  readonly round: number;
  readonly phase: AmongCultistsView["phase"];
  readonly places: readonly string[];
  readonly ghosts: readonly boolean[];
  readonly pulses: readonly number[];
  readonly rooms: Readonly<Record<string, RoomView>>;
  readonly shelf: Readonly<Record<string, number>>;
  readonly score: number;
  readonly target: number;
  readonly knife: number | null;
  readonly fishman: string | null;
  readonly outside: number;
  readonly power: boolean;
  readonly clock: readonly (string | null)[];
  /** The encounters of this round, as pairs of parties. */
  readonly met: readonly (readonly number[])[];
  readonly ballot: Ballot | null;
  /** How many verses of the night have been shown; null for all. */
  readonly verses: number | null;
  readonly moment: Moment | null;
}

/** The types of this game. */
export interface AmongCultistsTypes extends GameTypes {
  readonly view: AmongCultistsView;
  readonly legend: AmongCultistsLegend;
  readonly stage: AmongCultistsStage;
  readonly advice: AmongCultistsAdvice;
}

/** The encounters since the round began. */
function meetings(history: readonly AmongCultistsEvent[]): (readonly number[])[] {
  const began = history.findLastIndex(({ kind }) => kind === "round-began");
  return history.slice(began + 1).flatMap((event) => (event.kind === "encounter" ? [event.parties] : []));
}

/** The open votes; they are shown until the next action. */
function lastBallot(history: readonly AmongCultistsEvent[]): Ballot | null {
  return history.reduce<Ballot | null>(counted, null);
}

function counted(ballot: Ballot | null, event: AmongCultistsEvent): Ballot | null {
  switch (event.kind) {
    case "votes":
      return { votes: event.votes, out: undefined };
    case "vote-changed":
      return ballot && { ...ballot, votes: replaced(ballot.votes, event.seat, event.vote) };
    case "vote-ended":
      return ballot && { ...ballot, out: event.out };
    case "round-began":
    case "phase":
    case "discussion":
    case "moved":
    case "passed":
      return null;
    default:
      return ballot;
  }
}

function settle(view: AmongCultistsView, before: AmongCultistsStage | null): AmongCultistsStage {
  return {
    round: view.round,
    phase: view.phase,
    places: view.table.map(({ place }) => place),
    ghosts: view.table.map(({ ghost }) => ghost),
    pulses: view.table.map(({ pulse }) => pulse),
    rooms: view.rooms,
    shelf: view.shelf,
    score: view.score,
    target: view.target,
    knife: view.knife,
    fishman: view.fishman,
    outside: view.outside,
    power: view.power,
    clock: view.clock,
    met: before?.round === view.round ? before.met : meetings(view.history),
    ballot: before === null ? lastBallot(view.history) : before.ballot,
    verses: before?.verses ?? null,
    moment: before?.moment ?? null,
  };
}

function inRoom(
  stage: AmongCultistsStage,
  name: string,
  change: (room: RoomView) => Partial<RoomView>,
): Partial<AmongCultistsStage> {
  const room = stage.rooms[name];
  if (room === undefined) return {};
  return { rooms: { ...stage.rooms, [name]: { ...room, ...change(room) } } };
}

const oneMore = (room: RoomView): Partial<RoomView> => ({ cards: room.cards + 1 });
const oneLess = (room: RoomView): Partial<RoomView> => ({ cards: Math.max(0, room.cards - 1) });

function onShelf(stage: AmongCultistsStage, row: string, change: number): Readonly<Record<string, number>> {
  return { ...stage.shelf, [row]: Math.max(0, (stage.shelf[row] ?? 0) + change) };
}

const CHANGES: Changes<AmongCultistsTypes> = {
  night: ({ verses }) => ({ phase: "night", verses: (verses ?? 0) + 1 }),
  "round-began": (_stage, { round, knife }) => ({ round, knife, met: [] }),
  phase: (_stage, { phase }) => ({ phase }),
  moved: (stage, { party, to }) => ({ places: replaced(stage.places, party, to) }),
  "fishman-came": (_stage, { place }) => ({ fishman: place }),
  "fishman-fled": () => ({ fishman: null }),
  encounter: (stage, { parties }) => ({ met: [...stage.met, parties] }),
  gave: (stage, { to }) => ({ pulses: replaced(stage.pulses, to, (stage.pulses[to] ?? 0) + 1) }),
  event: (stage, { event }) => ({
    phase: "event",
    clock: [...stage.clock.slice(0, stage.round - 1), event],
  }),
  power: (_stage, { on }) => ({ power: on }),
  "power-restarted": () => ({ power: true }),
  ghost: (stage, { party }) => ({ ghosts: replaced(stage.ghosts, party, true) }),
  filled: (stage, { place }) => inRoom(stage, place, oneMore),
  "card-placed": (stage, { place }) => inRoom(stage, place, oneMore),
  "room-checked": (stage, { room }) => inRoom(stage, room, oneLess),
  explored: (stage, { room, unsafe }) => inRoom(stage, room, () => ({ explored: true, unsafe })),
  "room-completed": (stage, { room }) => inRoom(stage, room, () => ({ completed: true, cards: 0 })),
  "cultist-appeared": (stage, { room }) => ({
    ...inRoom(stage, room, () => ({ blocked: true })),
    outside: Math.max(0, stage.outside - 1),
  }),
  "cultist-fought": (stage, { room }) => inRoom(stage, room, () => ({ blocked: false })),
  "book-shelved": (stage, { room, row }) => ({
    ...inRoom(stage, room, ({ books }) => ({ books: Math.max(0, books - 1) })),
    shelf: onShelf(stage, row, 1),
  }),
  "book-lost": (stage, { room, row }) => ({
    ...inRoom(stage, room, ({ books }) => ({ books: books + 1 })),
    shelf: onShelf(stage, row, -1),
  }),
  "row-scored": (_stage, { score }) => ({ score }),
  "portal-closed": (_stage, { target }) => ({ target }),
  "portal-stays": (_stage, { target }) => ({ target }),
};

/** The players an event highlights; private parts of events highlight no one. */
function partiesIn(event: AmongCultistsEvent): number[] {
  // This event concerns the whole table, and its target is a number of points.
  if (event.kind === "portal-closed" || event.kind === "portal-stays") return [];
  const about = [
    "party" in event ? event.party : null,
    "to" in event ? event.to : null,
    "target" in event ? event.target : null,
    "helper" in event ? event.helper : null,
    "seat" in event ? event.seat : null,
    "out" in event ? event.out : null,
    pointedAt(event),
  ];
  return ["parties" in event ? event.parties : [], about].flat().filter((each) => typeof each === "number");
}

/** The places an event highlights. */
function placesIn(stage: AmongCultistsStage, event: AmongCultistsEvent): string[] {
  const meets = event.kind === "encounter" ? stage.places[event.parties[0] ?? 0] : null;
  const about = [
    "place" in event ? event.place : null,
    "room" in event ? event.room : null,
    meets,
    pointedAt(event),
  ];
  return about.filter((each) => typeof each === "string");
}

/** The public card or marker an event shows. */
function shownBy(event: AmongCultistsEvent): string | null {
  switch (event.kind) {
    case "room-checked":
    case "unsafe-drawn":
      return `ac-card-${event.card}`;
    case "event":
    case "mirrored":
      return `ac-marker-${event.event}`;
    default:
      return null;
  }
}

/** AC-T30  A gesture is drawn beside its player; pointing highlights the target. */
function gestureOf(event: AmongCultistsEvent): string | null {
  if (event.kind !== "said") return null;
  if (event.claim === "ping") return "ac-emote-point";
  const { emote } = event.fields;
  return event.claim === "emote" && typeof emote === "string" ? `ac-emote-${emote}` : null;
}

function pointedAt(event: AmongCultistsEvent): unknown {
  return event.kind === "said" && event.claim === "ping" ? event.fields["object"] : null;
}

function momentOf(stage: AmongCultistsStage, event: AmongCultistsEvent): Moment {
  return {
    kind: event.kind,
    places: placesIn(stage, event),
    parties: partiesIn(event),
    shown: shownBy(event),
    gesture: gestureOf(event),
  };
}

/** Only by kind: durations reveal nothing about hidden cards. */
const RESTS: Readonly<Partial<Record<Kind, number>>> = {
  night: 2000,
  "round-began": 900,
  phase: 350,
  moved: 520,
  "fishman-fled": 700,
  "fishman-came": 900,
  encounter: 800,
  gave: 650,
  event: 1500,
  mirrored: 1200,
  power: 900,
  "portal-opened": 900,
  "portal-lasts": 700,
  "panes-broken": 700,
  "bag-drawn": 600,
  "bag-removed": 600,
  "bag-returned": 600,
  declined: 500,
  passed: 400,
  "status-checked": 900,
  "put-back": 700,
  "death-confirmed": 1500,
  "card-placed": 350,
  filled: 700,
  secured: 700,
  explored: 900,
  "unsafe-drawn": 1200,
  "cultist-appeared": 900,
  "cultist-fought": 800,
  "room-checked": 1300,
  "book-shelved": 900,
  "book-lost": 900,
  "room-completed": 700,
  "row-scored": 900,
  camera: 700,
  "power-restarted": 800,
  "help-refused": 600,
  "portal-closed": 1200,
  assassinated: 1600,
  "vote-called": 1000,
  votes: 2600,
  "vote-changed": 1400,
  "vote-ended": 1400,
  ghost: 1100,
  revealed: 1200,
  "firestarter-tested": 1500,
  "portal-stays": 1200,
  claimed: 1600,
  "seer-sought": 1500,
  "seer-named": 900,
  "seer-guessed": 1500,
};

export const staging: Staging<AmongCultistsTypes> = {
  settle,
  step: (stage, event) => ({
    ...changedBy<AmongCultistsTypes>(CHANGES, stage, event),
    ballot: counted(stage.ballot, event),
    moment: momentOf(stage, event),
  }),
  rest: ({ kind }) => RESTS[kind] ?? 0,
  stopsBefore: () => false,
};

/** A player's public role or state, by its catalogue id. */
export function stateOf(
  { automa }: AmongCultistsView,
  { ghosts, knife }: AmongCultistsStage,
  party: number,
): string | undefined {
  if (ghosts[party]) return "ghost";
  if (knife === party) return "knife";
  return party === automa ? "automa" : undefined;
}
