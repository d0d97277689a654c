/** What lies on the table at one moment. It follows what is public, so that no movement, pause or
 * sound depends on what this seat alone knows. */

import type { Staging } from "@/lib/playback.svelte";
import type { GameEvent, Legend, View } from "@/lib/table.svelte";
import type { AmongCultistsLegend, AmongCultistsView, RoomView } from "@/generated/protocol";

/** The last thing that happened, as it is shown at its place. */
export interface Moment {
  readonly kind: string;
  readonly places: readonly string[];
  readonly parties: readonly number[];
  /** The id of the name of a card that everybody saw, or of an event. */
  readonly shown: string | null;
}

export interface Ballot {
  /** By seat; null is an abstention. */
  readonly votes: readonly (number | null)[];
  /** Undefined while it is not counted. */
  readonly out: number | null | undefined;
}

export interface CultStage {
  readonly round: number;
  readonly phase: string;
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
  /** Who met in this round. */
  readonly met: readonly (readonly number[])[];
  readonly ballot: Ballot | null;
  readonly moment: Moment | null;
}

export function cult(view: View): AmongCultistsView {
  return view as unknown as AmongCultistsView;
}

export function cultLegend(legend: Legend): AmongCultistsLegend {
  return legend as unknown as AmongCultistsLegend;
}

export function cultStage(stage: object): CultStage {
  return stage as CultStage;
}

export function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}

export function votesIn(value: unknown): (number | null)[] {
  return Array.isArray(value) ? value.map((each) => (typeof each === "number" ? each : null)) : [];
}

/** Who met since the round began, as far as it is told. */
function meetings(history: readonly GameEvent[]): number[][] {
  const began = history.findLastIndex(({ kind }) => kind === "round-began");
  return history
    .slice(began + 1)
    .filter(({ kind }) => kind === "encounter")
    .map((event) => numbers(event["parties"]));
}

/** The votes that lie open: until the next thing is done. */
function lastBallot(history: readonly GameEvent[]): Ballot | null {
  const over = history.findLastIndex(({ kind }) => CLOSES_BALLOT.includes(kind));
  const since = history.slice(over + 1);
  return since.reduce<Ballot | null>((ballot, event) => counted(ballot, event), null);
}

const CLOSES_BALLOT = ["round-began", "phase", "discussion", "moved", "passed"];

function counted(ballot: Ballot | null, event: GameEvent): Ballot | null {
  if (CLOSES_BALLOT.includes(event.kind)) return null;
  if (event.kind === "votes") return { votes: votesIn(event["votes"]), out: undefined };
  if (ballot === null) return null;
  if (event.kind === "vote-changed") {
    const [vote] = votesIn([event["vote"]]);
    return { ...ballot, votes: replaced(ballot.votes, number(event["seat"]), vote ?? null) };
  }
  if (event.kind === "vote-ended") {
    return { ...ballot, out: typeof event["out"] === "number" ? event["out"] : null };
  }
  return ballot;
}

function settle(view: AmongCultistsView, before: CultStage | null): CultStage {
  const history = view.history as GameEvent[];
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
    met: before?.round === view.round ? before.met : meetings(history),
    ballot: before === null ? lastBallot(history) : before.ballot,
    moment: before?.moment ?? null,
  };
}

const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((each, i) => (i === at ? value : each));
}

function inRoom(
  stage: CultStage,
  name: unknown,
  change: (room: RoomView) => Partial<RoomView>,
): Partial<CultStage> {
  const room = stage.rooms[text(name)];
  if (room === undefined) return {};
  return { rooms: { ...stage.rooms, [text(name)]: { ...room, ...change(room) } } };
}

const oneMore = (room: RoomView): Partial<RoomView> => ({ cards: room.cards + 1 });
const oneLess = (room: RoomView): Partial<RoomView> => ({ cards: Math.max(0, room.cards - 1) });

function onShelf(stage: CultStage, row: unknown, change: number): Readonly<Record<string, number>> {
  return { ...stage.shelf, [text(row)]: Math.max(0, (stage.shelf[text(row)] ?? 0) + change) };
}

type Change = (stage: CultStage, event: GameEvent) => Partial<CultStage>;

const CHANGES: Readonly<Record<string, Change>> = {
  "round-began": (_stage, event) => ({
    round: number(event["round"]),
    knife: number(event["knife"]),
    met: [],
  }),
  phase: (_stage, event) => ({ phase: text(event["phase"]) }),
  moved: (stage, event) => ({
    places: replaced(stage.places, number(event["party"]), text(event["to"])),
  }),
  "fishman-came": (_stage, event) => ({ fishman: text(event["place"]) }),
  "fishman-fled": () => ({ fishman: null }),
  encounter: (stage, event) => ({ met: [...stage.met, numbers(event["parties"])] }),
  gave: (stage, event) => {
    const to = number(event["to"]);
    return { pulses: replaced(stage.pulses, to, (stage.pulses[to] ?? 0) + 1) };
  },
  event: (stage, event) => ({
    phase: "event",
    clock: [...stage.clock.slice(0, stage.round - 1), text(event["event"])],
  }),
  power: (_stage, event) => ({ power: event["on"] === true }),
  "power-restarted": () => ({ power: true }),
  ghost: (stage, event) => ({ ghosts: replaced(stage.ghosts, number(event["party"]), true) }),
  filled: (stage, event) => inRoom(stage, event["place"], oneMore),
  "card-placed": (stage, event) => inRoom(stage, event["place"], oneMore),
  "room-checked": (stage, event) => inRoom(stage, event["room"], oneLess),
  explored: (stage, event) =>
    inRoom(stage, event["room"], () => ({ explored: true, unsafe: event["unsafe"] === true })),
  "room-completed": (stage, event) => inRoom(stage, event["room"], () => ({ completed: true, cards: 0 })),
  "cultist-appeared": (stage, event) => ({
    ...inRoom(stage, event["room"], () => ({ blocked: true })),
    outside: Math.max(0, stage.outside - 1),
  }),
  "cultist-fought": (stage, event) => inRoom(stage, event["room"], () => ({ blocked: false })),
  "book-shelved": (stage, event) => ({
    ...inRoom(stage, event["room"], (room) => ({ books: Math.max(0, room.books - 1) })),
    shelf: onShelf(stage, event["row"], 1),
  }),
  "book-lost": (stage, event) => ({
    ...inRoom(stage, event["room"], (room) => ({ books: room.books + 1 })),
    shelf: onShelf(stage, event["row"], -1),
  }),
  "row-scored": (_stage, event) => ({ score: number(event["score"]) }),
  "portal-closed": (_stage, event) => ({ target: number(event["target"]) }),
  "portal-stays": (_stage, event) => ({ target: number(event["target"]) }),
};

/** Where an event is shown, whom it lights up, and which open card or marker it shows. */
const SHOWN: Readonly<Record<string, readonly [field: string, texts: string]>> = {
  "room-checked": ["card", "ac-card"],
  "unsafe-drawn": ["card", "ac-card"],
  event: ["event", "ac-marker"],
  mirrored: ["event", "ac-marker"],
};

function momentOf(stage: CultStage, event: GameEvent): Moment {
  const about = ["party", "to", "target", "helper", "seat", "out"].flatMap((field) =>
    numbers([event[field]]),
  );
  const places = ["place", "room"].map((field) => text(event[field])).filter((place) => place !== "");
  const parties = event.kind.startsWith("portal-") ? [] : [...numbers(event["parties"]), ...about];
  const meet = event.kind === "encounter" ? [stage.places[parties[0] ?? 0] ?? ""] : [];
  const [field, texts] = SHOWN[event.kind] ?? [];
  return {
    kind: event.kind,
    places: [...places, ...meet],
    parties,
    shown: field === undefined ? null : `${texts ?? ""}-${text(event[field])}`,
  };
}

/** By kind alone: how long it is shown says nothing about what somebody holds. */
const RESTS: Readonly<Record<string, number>> = {
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

export const staging: Staging = {
  settle: (view, before) => settle(cult(view), before === null ? null : cultStage(before)),
  step: (stage, event) => {
    const now = cultStage(stage);
    const change = CHANGES[event.kind]?.(now, event) ?? {};
    const ballot = counted(now.ballot, event);
    return { ...now, ...change, ballot, moment: momentOf(now, event) };
  },
  rest: (event) => RESTS[event.kind] ?? 0,
  stopsBefore: () => false,
};
