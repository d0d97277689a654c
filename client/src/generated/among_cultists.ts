// Generated from src/miskatonic/games/among_cultists by `python -m tools.generate_ts`. Do not edit.

import type { Narration } from "@/lib/narrator";
import type { OpenDecision, ResultView, Waiting } from "./protocol";

/**
 * The part of a view that is the same for all viewers.
 *
 * Parties are numbers: the seats, then the Automa. `seating` is clockwise. `role_set` lists pools,
 * with one role of each in play. `contradictions` are between claims, or between a claim and
 * public facts; they accuse nobody. Claims and contradictions only grow, if the option `history`
 * shows all of them.
 */
export interface AmongCultistsShared {
  acted: number[];
  actor: number | null;
  all: OpenView | null;
  assassin_spent: boolean;
  automa: number | null;
  bag: number;
  claims: ClaimView[];
  clock: (string | null)[];
  commitment: string;
  contradictions: ContradictionView[];
  draw_pile: number;
  effects: EffectsView;
  fishman: string | null;
  game: string;
  guess: GuessView | null;
  knife: number | null;
  movement: MovementView;
  options: Record<string, boolean | number | string | string[] | null>;
  outside: number;
  parties: number;
  phase: "action" | "cleanup" | "event" | "movement" | "night" | "set-up";
  portal: PortalView;
  power: boolean;
  refused: number[];
  removed_events: number;
  result: ResultView | null;
  role_set: string[][];
  rooms: Record<string, RoomView>;
  round: number;
  rules: number;
  score: number;
  seating: number[];
  seats: number;
  seed: string | null;
  shelf: Record<string, number>;
  table: PartyView[];
  target: number;
  turns: number;
  unsafe: number;
  vote_active: boolean;
  votes: (number | null)[] | null;
  votes_held: number;
  waiting: Waiting[];
}

/** AC-F23  Everything that was hidden, once there is a result. */
export interface OpenView {
  bag: Record<string, number>;
  death_rounds: (number | null)[];
  decks: Record<string, Record<string, number>>;
  draw_pile: Record<string, number>;
  hands: Record<string, number>[];
  pulses: Record<string, number>[];
  removed_events: string[];
  roles: string[];
  routes: number[];
  truths: (boolean | null)[];
  unsafe: Record<string, number>;
}

/** AC-T1  A claim as everyone sees it. */
export interface ClaimView {
  claim: string;
  fields: Record<string, boolean | number | string | string[] | null | Record<string, boolean | number | string | string[] | null | Record<string, boolean | number | string | string[] | null | Record<string, boolean | number | string | string[] | null>>>>;
  id: number;
  phase: "action" | "cleanup" | "event" | "movement" | "night" | "set-up";
  ref: number | null;
  round: number;
  seat: number;
}

/**
 * A claim, by number, that contradicts another one or public facts.
 *
 * It stays in the list when either claim is taken back, but no longer counts.
 */
export interface ContradictionView {
  claim: number;
  other: number | null;
  why: string;
}

/** Lasting effects: until a new event marker is drawn, or (infected) the end of a round. */
export interface EffectsView {
  infected_until: number | null;
  morale: number;
  secret_doors: boolean;
  silence: boolean;
}

/** AC-F17, AC-F19  How the game would end, and who decides if the cultists disagree. */
export interface GuessView {
  decider: number;
  ending: "claim" | "elimination" | "murders-before-elimination" | "murders-before-points" | "points" | "seer-named" | "time" | "wrong-claim";
}

/** The movement under way, or the last one. */
export interface MovementView {
  points: number;
  shifted: boolean;
  start: string;
}

export interface PortalView {
  deadline: number | null;
  state: string;
}

/** AC-V1, AC-V2  `unsafe` says whether the turned marker shows the unsafe-paths symbol. */
export interface RoomView {
  blocked: boolean;
  books: number;
  cards: number;
  completed: boolean;
  explored: boolean;
  unsafe: boolean | null;
}

/** AC-V1, AC-V2  The public part of a party; only the Automa's route is public (AC-A11). */
export interface PartyView {
  character: number | null;
  encounter_cards: number;
  ghost: boolean;
  place: string;
  pulse: number;
  revealed: string | null;
  room_cards: number;
  route: number | null;
  shown_dead: boolean;
}

/**
 * The part of a view that belongs to a seat or (seat None) a spectator.
 *
 * `deeds` go as far back as the option `history` allows, this seat's own to the beginning.
 * `answered` is this seat's sealed answer, if it has given one.
 */
export interface AmongCultistsOwn {
  answered: number | null;
  decision: OpenDecision | null;
  deeds: ActView[];
  history: AmongCultistsEvent[];
  own: SecretsView | null;
  seat: number | null;
  talk: TalkView | null;
}

/**
 * AC-V5  An act; `deed` is its name (see rules/acts.py for the fields of each).
 *
 * `card`, `alive`, `dead` and `event`, which only its doer knows, are None for the others.
 */
export interface ActView {
  alive?: number | null;
  camera?: boolean;
  card?: string | null;
  cards?: number;
  cause?: "assassin" | "dead-card" | "role" | "vote";
  dead?: number | null;
  deed: string;
  done?: string;
  event?: string | null;
  party?: number;
  phase?: "action" | "cleanup" | "event" | "movement" | "night" | "set-up";
  place?: string;
  role?: string;
  round: number;
  target?: number;
  to?: number;
  via?: "camera" | "place" | "portrait";
}

/**
 * AC-V4, AC-V6, AC-V7  The secrets of this seat; None for what it may not know.
 *
 * `deeds` in the view holds the rest of its memory.
 */
export interface SecretsView {
  cultists: number[] | null;
  hand: Record<string, number>;
  role: string;
  route: number;
  started_dead: number[] | null;
  team: "cultists" | "investigators";
}

/** AC-T3, AC-T4, AC-T27  What this seat may say now; `values` are those that change, by sort. */
export interface TalkView {
  kinds: string[];
  left: number;
  values: Record<string, (boolean | number | string)[]>;
}

/**
 * The meaning of names and numbers at one table.
 *
 * `routes` are rows of colours, `row_of_round` is the row that counts, from round 0 (none) on;
 * `roles` holds the team of each, `night` the prompts of its steps.
 */
export interface AmongCultistsLegend {
  claims: ClaimsLegend;
  colours: string[];
  cultists: number;
  events: Record<string, number>;
  fishman: string;
  kills: number;
  knife_doubles: boolean;
  night: string[];
  outside: Record<string, number[]>;
  places: Record<string, PlaceLegend>;
  roles: Record<string, string>;
  rounds: number;
  routes: string[][][];
  row_of_round: number[];
  rows: Record<string, ShelfLegend>;
  start: string;
  unsafe_paths: boolean;
}

/**
 * AC-T4  The fields of every kind with their sorts, and the values of every sort.
 *
 * Values that change are in the view's `talk`. `optional` fields may be left out; `replies` are
 * the kinds that need an earlier claim.
 */
export interface ClaimsLegend {
  deeds: Record<string, string>;
  exchanges: Record<string, Record<string, string>>;
  grounds: Record<string, Record<string, string>>;
  optional: string[][];
  replies: Record<string, ReplyLegend>;
  statements: Record<string, Record<string, string>>;
  values: Record<string, (boolean | number | string)[]>;
}

/**
 * AC-T17 to AC-T19  The claims that a reply may refer to: these kinds, one's own or others'.
 *
 * Of others' claims with an addressee, only those to the seat itself or to all.
 */
export interface ReplyLegend {
  addressed: boolean;
  own: boolean;
  to: string[];
}

/** AC-B4, AC-B5  Position (0 to 100 each way) and properties; a hallway has fewer. */
export interface PlaceLegend {
  books: number;
  colour: string | null;
  doors: string[];
  pos: number[];
  row: string | null;
  special: string[];
  symbol: string;
}

/** AC-K5  The number of books that a row of the shelf needs, and its points. */
export interface ShelfLegend {
  books: number;
  points: number;
}

export interface AmongCultistsAdvice {
  own: PartyProof[];
  record: RecordAdvice;
}

/**
 * Proved facts about a party.
 *
 * `team` is investigators, cultists or None; `roles` are those it can still have, including
 * revealed markers; `routes` is the number of routes that allow every room action it took (None:
 * it took none). 0 means that it broke any route: a cultist, or the living Mechanic.
 */
export interface PartyProof {
  party: number;
  roles: string[];
  routes: number | null;
  team: string | null;
}

export interface RecordAdvice {
  contradictions: ClaimsProof[];
  deaths: DeathProof[];
  parties: PartyProof[];
  rooms: RoomProof[];
}

/**
 * Claims, by number, that cannot all be true; one alone contradicts the record.
 *
 * `about` says what shows it: record (no such thing was done), roles, routes, pulses, rooms, or
 * everything together. It doesn't say which of them is false.
 */
export interface ClaimsProof {
  about: string;
  claims: number[];
}

/** The possible givers of a Dead card: parties that gave cards, or the set-up. */
export interface DeathProof {
  givers: number[];
  party: number;
  set_up: boolean;
}

/** At least this many of the red cards drawn from a deck were put there by these parties. */
export interface RoomProof {
  by: number[];
  place: string;
  red: number;
}

export type AmongCultistsView = AmongCultistsShared & AmongCultistsOwn;

/** AC-S8  A party plays this character; it has no effect on play. */
export interface CharacterTaken {
  kind: "character";
  party: number;
  character: number;
}

/** AC-S1 to AC-S22  Everything is shuffled and dealt, and the knife has its first holder. */
export interface TableSetUp {
  kind: "set-up";
  knife: number;
}

/** AC-W2, AC-W3  A seat looks at its own marker, route and hand. */
export interface Dealt {
  kind: "dealt";
  party: number;
  role?: string;
  route?: number;
  hand?: Record<string, number>;
}

/** AC-N17  A verse of the night, the same for all. */
export interface NightStepBegan {
  kind: "night";
  step: "night-awake" | "night-blind" | "night-blind-decks" | "night-cultists" | "night-fists" | "night-hide-decks" | "night-marker" | "night-seer";
}

/** AC-W4, AC-W7, AC-A5  The seats that look now see who the cultists are. */
export interface CultistsSeen {
  kind: "cultists-seen";
  cultists?: number[];
}

/** AC-W5  The cultists see who is dead from the start. */
export interface DeadSeen {
  kind: "dead-seen";
  dead?: number[];
}

/** AC-A11  The Automa's route lies open. */
export interface AutomaRouteShown {
  kind: "automa-route";
  party: number;
  route: number;
}

/** AC-P1, AC-P12 */
export interface RoundBegan {
  kind: "round-began";
  round: number;
  knife: number;
}

/** AC-P1 */
export interface PhaseBegan {
  kind: "phase";
  phase: "action" | "cleanup" | "event" | "movement" | "night" | "set-up";
}

/** AC-M1  Through one door, or a ghost straight to its place. */
export interface Moved {
  kind: "moved";
  party: number;
  from: string;
  to: string;
}

/** AC-H16  The knife holder drove the fishman off. */
export interface FishmanFled {
  kind: "fishman-fled";
  party: number;
}

/** AC-E1 to AC-E5  These parties meet; `cards` says whether they exchange any (AC-X6). */
export interface Met {
  kind: "encounter";
  parties: number[];
  cards: boolean;
}

/** AC-E8, AC-N4  Everyone sees who gave to whom, but not which card. */
export interface Gave {
  kind: "gave";
  party: number;
  to: number;
  card?: string;
}

/** AC-P4  The event marker of the round. */
export interface MarkerDrawn {
  kind: "event";
  event: string;
}

/** AC-Q5 */
export interface BagFoundEmpty {
  kind: "no-event";
}

/** AC-Y23  The previous round's event happens again. */
export interface MarkerMirrored {
  kind: "mirrored";
  event: string;
}

/** AC-Y1 */
export interface PowerSwitched {
  kind: "power";
  on: boolean;
}

/** AC-Y13 */
export interface PortalOpened {
  kind: "portal-opened";
  deadline: number;
}

/** AC-Y25  There is one more round to close it. */
export interface PortalLasts {
  kind: "portal-lasts";
  deadline: number;
}

/** AC-Y18  This many cards of the draw pile go into the unsafe deck, unseen. */
export interface PanesBroken {
  kind: "panes-broken";
  cards: number;
}

/** AC-Y15, AC-Y19  The knife holder declines. */
export interface Declined {
  kind: "declined";
  party: number;
}

/** AC-Y19  The knife holder looks at a marker in private. */
export interface BagSearched {
  kind: "bag-drawn";
  party: number;
  event?: string;
}

/** AC-Y19, AC-N19 */
export interface MarkerRemoved {
  kind: "bag-removed";
  party: number;
}

/** AC-Y19, AC-N19 */
export interface MarkerReturned {
  kind: "bag-returned";
  party: number;
}

/** AC-P6 */
export interface Passed {
  kind: "passed";
  party: number;
}

/** AC-H4  Only the checker sees what is in the pulse deck. */
export interface StatusChecked {
  kind: "status-checked";
  party: number;
  target: number;
  via: "camera" | "place" | "portrait";
  alive?: number;
  dead?: number;
}

/** AC-H5, AC-H7 */
export interface DeckPutBack {
  kind: "put-back";
  party: number;
  target: number;
}

/** AC-H6, AC-D7 */
export interface DeathConfirmed {
  kind: "death-confirmed";
  party: number;
  target: number;
}

/** AC-H9  A card of the draw pile, unseen, goes where the checked character stands. */
export interface CardPlaced {
  kind: "card-placed";
  place: string;
}

/** AC-R5 */
export interface RoomFilled {
  kind: "filled";
  party: number;
  place: string;
  card?: string;
}

/** AC-H13 */
export interface HallwaySecured {
  kind: "secured";
  party: number;
  place: string;
  card?: string;
}

/** AC-R6, AC-R7  The room's marker is turned; `unsafe` says whether it has the symbol. */
export interface RoomExplored {
  kind: "explored";
  room: string;
  unsafe: boolean;
}

/** AC-U4, AC-U5 */
export interface UnsafeCardDrawn {
  kind: "unsafe-drawn";
  card: string;
}

/** AC-U2  A cultist marker blocks its room. */
export interface CultistAppeared {
  kind: "cultist-appeared";
  room: string;
}

/** AC-H15 */
export interface CultistFought {
  kind: "cultist-fought";
  party: number;
  room: string;
}

/** AC-U3 */
export interface FishmanCame {
  kind: "fishman-came";
  place: string;
}

/** AC-R9  Everyone sees the drawn card. */
export interface RoomChecked {
  kind: "room-checked";
  party: number;
  room: string;
  card: string;
}

/** AC-K1 */
export interface BookShelved {
  kind: "book-shelved";
  room: string;
  row: string;
}

/** AC-K3 */
export interface BookLost {
  kind: "book-lost";
  room: string;
  row: string;
}

/** AC-K4 */
export interface RoomCompleted {
  kind: "room-completed";
  room: string;
}

/** AC-K5 */
export interface RowScored {
  kind: "row-scored";
  row: string;
  score: number;
}

/** AC-R14  To a room, or on a character. */
export interface CameraTurned {
  kind: "camera";
  party: number;
  room: string | null;
  target: number | null;
}

/** AC-R18 */
export interface PowerRestarted {
  kind: "power-restarted";
  party: number;
}

/** AC-R20 */
export interface HelpRefused {
  kind: "help-refused";
  party: number;
  helper: number;
}

/** AC-R21  The target has sunk. */
export interface PortalClosed {
  kind: "portal-closed";
  party: number;
  helper: number;
  target: number;
}

/** AC-H18 */
export interface Assassinated {
  kind: "assassinated";
  party: number;
  target: number;
}

/** AC-R12 */
export interface VoteCalled {
  kind: "vote-called";
  party: number;
}

/** AC-J3  The discussion before the vote of this number. */
export interface DiscussionBegan {
  kind: "discussion";
  number: number;
}

/** AC-J7  The party that each seat named, or None. */
export interface VotesRevealed {
  kind: "votes";
  votes: (number | null)[];
}

/** AC-J10 */
export interface VoteKept {
  kind: "vote-kept";
  seat: number;
}

/** AC-J10 */
export interface VoteChanged {
  kind: "vote-changed";
  seat: number;
  vote: number | null;
}

/** AC-J8  The party that is voted out, if any. */
export interface VoteEnded {
  kind: "vote-ended";
  out: number | null;
}

/** AC-D3 */
export interface BecameGhost {
  kind: "ghost";
  party: number;
  cause: "assassin" | "dead-card" | "role" | "vote";
}

/** AC-X18 */
export interface RoleRevealed {
  kind: "revealed";
  party: number;
  role: string;
}

/** AC-X6  No cards are exchanged until the end of that round. */
export interface InfectionBegan {
  kind: "infection";
  until: number;
}

/** AC-X6 */
export interface InfectionEnded {
  kind: "infection-ended";
}

/** AC-T1  A claim; `id` is its number, `ref` that of the claim it refers to. */
export interface ClaimSaid {
  kind: "said";
  id: number;
  seat: number;
  round: number;
  phase: "action" | "cleanup" | "event" | "movement" | "night" | "set-up";
  claim: string;
  fields: Record<string, boolean | number | string | string[] | null | Record<string, boolean | number | string | string[] | null | Record<string, boolean | number | string | string[] | null | Record<string, boolean | number | string | string[] | null>>>>;
  ref: number | null;
}

/** AC-X14, AC-N20 */
export interface FirestarterTested {
  kind: "firestarter-tested";
}

/** AC-R22  The target has risen. */
export interface PortalStays {
  kind: "portal-stays";
  target: number;
}

/** AC-F5 */
export interface VictoryClaimed {
  kind: "claimed";
  party: number;
}

/** AC-F17 */
export interface SeerSought {
  kind: "seer-sought";
  cultists: number[];
}

/** AC-F19  One cultist's guess. */
export interface SeerNamed {
  kind: "seer-named";
  seat: number;
  party: number | null;
}

/** AC-F17  The one guess that counts. */
export interface SeerGuessed {
  kind: "seer-guessed";
  party: number | null;
  right: boolean;
}

/** AC-F22, AC-F23 */
export interface GameOver {
  kind: "game-over";
  winners: number[];
  losers: number[];
  team: "cultists" | "investigators";
  reason: "claim" | "elimination" | "murders-before-elimination" | "murders-before-points" | "points" | "seer-named" | "time" | "wrong-claim";
  roles: string[];
  death_rounds: (number | null)[];
}

export type AmongCultistsEvent = CharacterTaken | TableSetUp | Dealt | NightStepBegan | CultistsSeen | DeadSeen | AutomaRouteShown | RoundBegan | PhaseBegan | Moved | FishmanFled | Met | Gave | MarkerDrawn | BagFoundEmpty | MarkerMirrored | PowerSwitched | PortalOpened | PortalLasts | PanesBroken | Declined | BagSearched | MarkerRemoved | MarkerReturned | Passed | StatusChecked | DeckPutBack | DeathConfirmed | CardPlaced | RoomFilled | HallwaySecured | RoomExplored | UnsafeCardDrawn | CultistAppeared | CultistFought | FishmanCame | RoomChecked | BookShelved | BookLost | RoomCompleted | RowScored | CameraTurned | PowerRestarted | HelpRefused | PortalClosed | Assassinated | VoteCalled | DiscussionBegan | VotesRevealed | VoteKept | VoteChanged | VoteEnded | BecameGhost | RoleRevealed | InfectionBegan | InfectionEnded | ClaimSaid | FirestarterTested | PortalStays | VictoryClaimed | SeerSought | SeerNamed | SeerGuessed | GameOver;

export type AmongCultistsPrompt = "character" | "night" | "move" | "encounter" | "portrait" | "lord" | "lord-marker" | "action" | "verdict" | "help" | "discuss" | "vote" | "change-vote" | "claim" | "guess";

export type AmongCultistsChoice = "go" | "stop" | "give" | "check_status" | "put_back" | "confirm" | "secure" | "fight" | "assassinate" | "fill" | "check_room" | "call_vote" | "camera_room" | "camera_status" | "restart_power" | "close_portal" | "pass" | "help" | "refuse" | "ready" | "vote" | "abstain" | "keep" | "look" | "decline" | "draw" | "return" | "remove" | "go_on" | "claim" | "guess" | "no_guess" | "character" | "any_character";

export const ROLES = [{"name": "investigator", "side": "investigators", "loyalty": 0}, {"name": "cultist", "side": "cultists", "loyalty": 0}, {"name": "seer", "side": "investigators", "loyalty": 0}, {"name": "radiant", "side": "investigators", "loyalty": 1}, {"name": "infected", "side": "investigators", "loyalty": 1}, {"name": "super_ghost", "side": "investigators", "loyalty": 1}, {"name": "mechanic", "side": "investigators", "loyalty": 3}, {"name": "greenhorn", "side": "cultists", "loyalty": 1}, {"name": "clumsy", "side": "cultists", "loyalty": 1}, {"name": "softie", "side": "cultists", "loyalty": 1}, {"name": "firestarter", "side": "cultists", "loyalty": 2}, {"name": "assassin", "side": "investigators", "loyalty": 0}] as const;

export const MARKERS = ["lightning", "secret_doors", "walkie_talkie", "portrait", "morale_up", "lord", "portal", "panes", "morale_down", "mirror"] as const;

export const CARDS = ["alive", "dead", "success", "failure", "sabotage"] as const;

export const COLOURS = ["light_blue", "red", "green", "orange", "pink", "dark_blue"] as const;

export const SYMBOLS = ["cup", "eye", "fern", "flask", "flame", "scalpel", "violin", "mask", "compass", "star", "wave"] as const;

export const CHARACTERS = 10 as const;

export const ACTIONS = ["check_status", "secure", "fight", "drive_off", "assassinate", "fill", "check_room", "call_vote", "camera", "restart_power", "close_portal", "pass"] as const;

export const ARGUMENTS = {"go": ["place"], "stop": [], "give": ["card", "seat"], "check_status": ["seat"], "put_back": [], "confirm": [], "secure": ["card"], "fight": [], "assassinate": ["seat"], "fill": ["place", "card"], "check_room": ["place"], "call_vote": [], "camera_room": ["place"], "camera_status": ["seat"], "restart_power": [], "close_portal": ["seat"], "pass": [], "help": [], "refuse": [], "ready": [], "vote": ["seat"], "abstain": [], "keep": [], "look": ["seat"], "decline": [], "draw": [], "return": [], "remove": [], "go_on": [], "claim": [], "guess": ["seat"], "no_guess": [], "character": ["character"], "any_character": []} as const;

export const OPTIONS = ["level", "roles", "unsafe_paths", "automa", "automa_seat", "start", "seer_guess_after_wrong_claim", "random_role_hidden", "strict_role_counts", "self_vote", "counts_as_dead", "points_against_deaths", "camera_needs_route", "portrait_places_card", "greenhorn_at_forced_vote", "decision_seconds", "discussion_seconds", "guess_seconds", "night_seconds", "claim_seconds", "bot_pace", "free_text", "claims_per_phase", "claims_per_vote", "silence_blocks_emotes", "history", "grace_seconds", "spectators"] as const;

export const ROUNDS = 10 as const;

export const ROW_OF_ROUND = [0, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2] as const;

export const ROUTE = [["dark_blue", "pink", "light_blue"], ["green", "orange"], ["light_blue", "dark_blue"], ["red", "orange"]] as const;

export const ROUTES = [[["dark_blue", "pink", "light_blue"], ["green", "orange"], ["light_blue", "dark_blue"], ["red", "orange"]], [["dark_blue", "pink", "light_blue"], ["green", "red", "orange"], ["pink", "light_blue", "dark_blue"], ["green", "orange", "red"]], [["green", "orange", "red"], ["dark_blue", "pink", "light_blue"], ["green", "red", "orange"], ["dark_blue", "light_blue", "pink"]], [["pink", "orange", "green"], ["dark_blue", "light_blue", "red"], ["orange", "green", "pink"], ["red", "dark_blue", "light_blue"]], [["dark_blue", "pink", "red"], ["light_blue", "orange", "green"], ["pink", "red", "dark_blue"], ["green", "orange", "light_blue"]], [["pink", "light_blue", "red"], ["dark_blue", "orange", "green"], ["light_blue", "pink", "red"], ["orange", "green", "dark_blue"]], [["dark_blue", "orange", "light_blue"], ["green", "red", "pink"], ["orange", "light_blue", "dark_blue"], ["red", "pink", "green"]], [["light_blue", "orange", "red"], ["dark_blue", "pink", "green"], ["light_blue", "red", "orange"], ["pink", "green", "dark_blue"]], [["dark_blue", "green", "orange"], ["pink", "red", "light_blue"], ["orange", "dark_blue", "green"], ["pink", "light_blue", "red"]], [["red", "dark_blue", "green"], ["pink", "light_blue", "orange"], ["dark_blue", "green", "red"], ["orange", "pink", "light_blue"]]] as const;

export const PROVENANCE = [{"part": "figures", "ours": false, "except": []}, {"part": "roles", "ours": false, "except": []}, {"part": "colours", "ours": false, "except": []}, {"part": "plan", "ours": true, "except": []}, {"part": "names", "ours": true, "except": ["LB", "R", "C"]}, {"part": "books", "ours": true, "except": []}, {"part": "rows", "ours": true, "except": ["O"]}, {"part": "markers", "ours": true, "except": []}, {"part": "routes", "ours": true, "except": ["1"]}] as const;

export const HOUSE = {"LB": {"pos": [55, 14], "doors": ["C", "TR"], "colour": "light_blue", "row": "LB", "symbol": "cup", "books": 3, "special": ["vote"]}, "R": {"pos": [35, 18], "doors": ["C", "TL"], "colour": "red", "row": "R", "symbol": "eye", "books": 3, "special": ["camera", "power"]}, "G": {"pos": [50, 84], "doors": ["C", "BL", "BR"], "colour": "green", "row": "G", "symbol": "fern", "books": 3, "special": ["portal"]}, "O1": {"pos": [12, 50], "doors": ["TL", "BL"], "colour": "orange", "row": "O", "symbol": "flask", "books": 2, "special": []}, "O2": {"pos": [86, 66], "doors": ["BR", "ER"], "colour": "orange", "row": "O", "symbol": "flame", "books": 2, "special": []}, "P1": {"pos": [88, 34], "doors": ["TR", "ER"], "colour": "pink", "row": "P", "symbol": "scalpel", "books": 2, "special": []}, "P2": {"pos": [72, 88], "doors": ["BR"], "colour": "pink", "row": "P", "symbol": "violin", "books": 2, "special": []}, "DB1": {"pos": [22, 90], "doors": ["BL"], "colour": "dark_blue", "row": "DB1", "symbol": "compass", "books": 2, "special": []}, "DB2": {"pos": [30, 54], "doors": ["C"], "colour": "dark_blue", "row": "DB2", "symbol": "star", "books": 2, "special": []}, "C": {"pos": [50, 50], "doors": ["LB", "R", "G", "DB2"], "colour": null, "row": null, "symbol": "", "books": 0, "special": []}, "TR": {"pos": [72, 20], "doors": ["LB", "P1"], "colour": null, "row": null, "symbol": "", "books": 0, "special": []}, "TL": {"pos": [22, 24], "doors": ["R", "O1"], "colour": null, "row": null, "symbol": "", "books": 0, "special": []}, "BL": {"pos": [30, 72], "doors": ["G", "O1", "DB1"], "colour": null, "row": null, "symbol": "", "books": 0, "special": []}, "BR": {"pos": [68, 74], "doors": ["G", "O2", "P2"], "colour": null, "row": null, "symbol": "", "books": 0, "special": []}, "ER": {"pos": [92, 51], "doors": ["O2", "P1"], "colour": null, "row": null, "symbol": "", "books": 0, "special": []}} as const;

export const SHELF = {"LB": {"books": 3, "points": 4}, "R": {"books": 3, "points": 4}, "G": {"books": 3, "points": 4}, "O": {"books": 4, "points": 4}, "P": {"books": 4, "points": 4}, "DB1": {"books": 2, "points": 3}, "DB2": {"books": 2, "points": 3}} as const;

export const FIGURES = [{"parties": 5, "cultists": 1, "target": 10, "kills": 3, "portal": 3, "rooms": 9, "books": 21, "investigator": {"alive": 7, "dead": 0, "success": 8, "failure": 0, "sabotage": 0}, "cultist": {"alive": 4, "dead": 3, "success": 2, "failure": 4, "sabotage": 2}, "pulse": {"alive": 5, "dead": 1, "success": 0, "failure": 0, "sabotage": 0}, "room": {"alive": 0, "dead": 0, "success": 5, "failure": 3, "sabotage": 1}, "markers": {"plain": 5, "unsafe": 4}}, {"parties": 6, "cultists": 1, "target": 12, "kills": 4, "portal": 3, "rooms": 9, "books": 21, "investigator": {"alive": 7, "dead": 0, "success": 8, "failure": 0, "sabotage": 0}, "cultist": {"alive": 4, "dead": 3, "success": 2, "failure": 4, "sabotage": 2}, "pulse": {"alive": 5, "dead": 2, "success": 0, "failure": 0, "sabotage": 0}, "room": {"alive": 0, "dead": 0, "success": 4, "failure": 4, "sabotage": 1}, "markers": {"plain": 4, "unsafe": 5}}, {"parties": 7, "cultists": 2, "target": 12, "kills": 4, "portal": 2, "rooms": 10, "books": 23, "investigator": {"alive": 9, "dead": 0, "success": 8, "failure": 0, "sabotage": 0}, "cultist": {"alive": 6, "dead": 3, "success": 2, "failure": 4, "sabotage": 2}, "pulse": {"alive": 0, "dead": 0, "success": 0, "failure": 0, "sabotage": 0}, "room": {"alive": 0, "dead": 0, "success": 5, "failure": 4, "sabotage": 1}, "markers": {"plain": 6, "unsafe": 4}}, {"parties": 8, "cultists": 2, "target": 13, "kills": 5, "portal": 2, "rooms": 11, "books": 25, "investigator": {"alive": 9, "dead": 0, "success": 8, "failure": 0, "sabotage": 0}, "cultist": {"alive": 6, "dead": 3, "success": 2, "failure": 4, "sabotage": 2}, "pulse": {"alive": 7, "dead": 1, "success": 0, "failure": 0, "sabotage": 0}, "room": {"alive": 0, "dead": 0, "success": 5, "failure": 5, "sabotage": 1}, "markers": {"plain": 5, "unsafe": 6}}] as const;

/** What each event says, and how its fields are named in the sentence. */
export const NARRATION: Narration = {
  character: { message: "character", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["character", "text", "character", "ac-character-"]] },
  "set-up": { message: "set-up", silent: false, weight: "plain", secret: [], when: [], words: [["knife", "party", "who", ""]] },
  dealt: { message: "dealt", silent: true, weight: "plain", secret: ["role", "route", "hand"], when: [], words: [["party", "party", "who", ""], ["role", "text", "role", "ac-role-"], ["route", "route", "route", ""], ["hand", "hand", "hand", ""]] },
  night: { message: "night", silent: false, weight: "grave", secret: [], when: [], words: [["step", "text", "verse", "ac-verse-"]] },
  "cultists-seen": { message: "cultists-seen", silent: false, weight: "plain", secret: ["cultists"], when: [], words: [["cultists", "parties", "names", ""]] },
  "dead-seen": { message: "dead-seen", silent: false, weight: "plain", secret: ["dead"], when: [], words: [["dead", "parties", "names", ""]] },
  "automa-route": { message: "automa-route", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["route", "route", "route", ""]] },
  "round-began": { message: "round-began", silent: false, weight: "chapter", secret: [], when: [], words: [["knife", "party", "who", ""]] },
  phase: { message: "phase", silent: false, weight: "plain", secret: [], when: [], words: [] },
  moved: { message: "moved", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["from", "place", "from", ""], ["to", "place", "to", ""]] },
  "fishman-fled": { message: "fishman-fled", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""]] },
  encounter: { message: "encounter", silent: false, weight: "plain", secret: [], when: [], words: [["parties", "parties", "names", ""]] },
  gave: { message: "gave", silent: false, weight: "plain", secret: ["card"], when: [], words: [["party", "party", "who", ""], ["to", "party", "to", ""], ["card", "text", "card", "ac-card-"]] },
  event: { message: "event", silent: false, weight: "plain", secret: [], when: [], words: [["event", "text", "event", "ac-marker-"]] },
  "no-event": { message: "no-event", silent: false, weight: "plain", secret: [], when: [], words: [] },
  mirrored: { message: "mirrored", silent: false, weight: "plain", secret: [], when: [], words: [["event", "text", "event", "ac-marker-"]] },
  power: { message: "power", silent: false, weight: "plain", secret: [], when: [], words: [] },
  "portal-opened": { message: "portal-opened", silent: false, weight: "plain", secret: [], when: [], words: [] },
  "portal-lasts": { message: "portal-lasts", silent: false, weight: "plain", secret: [], when: [], words: [] },
  "panes-broken": { message: "panes-broken", silent: false, weight: "plain", secret: [], when: [], words: [] },
  declined: { message: "declined", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""]] },
  "bag-drawn": { message: "bag-drawn", silent: false, weight: "plain", secret: ["event"], when: [], words: [["party", "party", "who", ""], ["event", "text", "event", "ac-marker-"]] },
  "bag-removed": { message: "bag-removed", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""]] },
  "bag-returned": { message: "bag-returned", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""]] },
  passed: { message: "passed", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""]] },
  "status-checked": { message: "status-checked", silent: false, weight: "plain", secret: ["alive", "dead"], when: [], words: [["party", "party", "who", ""], ["target", "party", "target", ""], ["via", "text", "via", "ac-claim-via-"]] },
  "put-back": { message: "put-back", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["target", "party", "target", ""]] },
  "death-confirmed": { message: "death-confirmed", silent: false, weight: "grave", secret: [], when: [], words: [["party", "party", "who", ""], ["target", "party", "target", ""]] },
  "card-placed": { message: "card-placed", silent: false, weight: "plain", secret: [], when: [], words: [["place", "place", "place", ""]] },
  filled: { message: "filled", silent: false, weight: "plain", secret: ["card"], when: [], words: [["party", "party", "who", ""], ["place", "place", "place", ""], ["card", "text", "card", "ac-card-"]] },
  secured: { message: "secured", silent: false, weight: "plain", secret: ["card"], when: [], words: [["party", "party", "who", ""], ["place", "place", "place", ""], ["card", "text", "card", "ac-card-"]] },
  explored: { message: "explored", silent: false, weight: "plain", secret: [], when: [], words: [["room", "place", "room", ""]] },
  "unsafe-drawn": { message: "unsafe-drawn", silent: false, weight: "plain", secret: [], when: [], words: [["card", "text", "card", "ac-card-"]] },
  "cultist-appeared": { message: "cultist-appeared", silent: false, weight: "plain", secret: [], when: [], words: [["room", "place", "room", ""]] },
  "cultist-fought": { message: "cultist-fought", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["room", "place", "room", ""]] },
  "fishman-came": { message: "fishman-came", silent: false, weight: "plain", secret: [], when: [], words: [["place", "place", "place", ""]] },
  "room-checked": { message: "room-checked", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["room", "place", "room", ""], ["card", "text", "card", "ac-card-"]] },
  "book-shelved": { message: "book-shelved", silent: false, weight: "plain", secret: [], when: [], words: [["room", "place", "room", ""], ["row", "text", "row", "ac-row-"]] },
  "book-lost": { message: "book-lost", silent: false, weight: "plain", secret: [], when: [], words: [["room", "place", "room", ""], ["row", "text", "row", "ac-row-"]] },
  "room-completed": { message: "room-completed", silent: false, weight: "plain", secret: [], when: [], words: [["room", "place", "room", ""]] },
  "row-scored": { message: "row-scored", silent: false, weight: "plain", secret: [], when: [], words: [["row", "text", "row", "ac-row-"]] },
  camera: { message: "camera-room", silent: false, weight: "plain", secret: [], when: [["room", "absent", "camera-status"]], words: [["party", "party", "who", ""], ["room", "place", "room", ""], ["target", "party", "target", ""]] },
  "power-restarted": { message: "power-restarted", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""]] },
  "help-refused": { message: "help-refused", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["helper", "party", "helper", ""]] },
  "portal-closed": { message: "portal-closed", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""], ["helper", "party", "helper", ""]] },
  assassinated: { message: "assassinated", silent: false, weight: "grave", secret: [], when: [], words: [["party", "party", "who", ""], ["target", "party", "target", ""]] },
  "vote-called": { message: "vote-called", silent: false, weight: "plain", secret: [], when: [], words: [["party", "party", "who", ""]] },
  discussion: { message: "discussion", silent: false, weight: "plain", secret: [], when: [], words: [] },
  votes: { message: "votes", silent: false, weight: "grave", secret: [], when: [], words: [["votes", "votes", "votes", ""]] },
  "vote-kept": { message: "vote-kept", silent: false, weight: "plain", secret: [], when: [], words: [["seat", "party", "who", ""]] },
  "vote-changed": { message: "vote-changed", silent: false, weight: "plain", secret: [], when: [["vote", "absent", "vote-changed-abstain"]], words: [["seat", "party", "who", ""], ["vote", "party", "target", ""]] },
  "vote-ended": { message: "vote-ended", silent: false, weight: "grave", secret: [], when: [["out", "absent", "vote-ended-nobody"]], words: [["out", "party", "who", ""]] },
  ghost: { message: "ghost", silent: false, weight: "grave", secret: [], when: [], words: [["party", "party", "who", ""]] },
  revealed: { message: "revealed", silent: false, weight: "grave", secret: [], when: [], words: [["party", "party", "who", ""], ["role", "text", "role", "ac-role-"]] },
  infection: { message: "infection", silent: false, weight: "plain", secret: [], when: [], words: [] },
  "infection-ended": { message: "infection-ended", silent: false, weight: "plain", secret: [], when: [], words: [] },
  said: { message: "said", silent: false, weight: "plain", secret: [], when: [], words: [["seat", "party", "who", ""], ["claim", "claim", "claim", ""]] },
  "firestarter-tested": { message: "firestarter-tested", silent: false, weight: "plain", secret: [], when: [], words: [] },
  "portal-stays": { message: "portal-stays", silent: false, weight: "plain", secret: [], when: [], words: [] },
  claimed: { message: "claimed", silent: false, weight: "grave", secret: [], when: [], words: [["party", "party", "who", ""]] },
  "seer-sought": { message: "seer-sought", silent: false, weight: "plain", secret: [], when: [], words: [["cultists", "parties", "names", ""]] },
  "seer-named": { message: "seer-named", silent: false, weight: "plain", secret: [], when: [["party", "absent", "seer-named-nobody"]], words: [["seat", "party", "who", ""], ["party", "party", "target", ""]] },
  "seer-guessed": { message: "seer-guessed", silent: false, weight: "grave", secret: [], when: [["party", "absent", "seer-guessed-nobody"]], words: [["party", "party", "who", ""]] },
  "game-over": { message: "game-over", silent: false, weight: "grave", secret: [], when: [], words: [["reason", "text", "reason", "ac-end-"]] },
};
