// Generated from src/miskatonic/server/protocol.py by `python -m tools.generate_ts`. Do not edit.

/**
 * Every body of the REST interface and every message of the sockets, as types.
 *
 * `python -m tools.generate_ts` writes client/src/protocol.ts from this module, and the OpenAPI
 * description is made from it; nothing else says what goes over the wire.
 *
 * A socket (`/api/tables/{id}/socket`) speaks JSON, one message a frame, told apart by `type`. The
 * client begins with `hello`; the server answers `welcome`, then either one `snapshot` or the frames
 * that were missed. Counted frames (`update`, `said`) carry `epoch` and `n`; `n` rises by one from
 * frame to frame and counts only what this viewer is sent. A client that finds a gap says `hello`
 * again. `room` and `snapshot` replace what was there before. Frames may end in white space.
 *
 * To follow the game: take the view of the last `snapshot`, and for each `update` set the keys in
 * `changed`, append each list in `added` to the list that the view has under that key, and append
 * `events` to `history`. The result is the view that a new snapshot would hold. So what only grows
 * goes over the wire once, and a move costs the same however long the game has been.
 */

export type Reason =
  | "bad-message"
  | "too-big"
  | "too-fast"
  | "too-many"
  | "who-are-you"
  | "wrong-password"
  | "name-taken"
  | "already-an-account"
  | "no-such-table"
  | "no-such-game"
  | "other-rules"
  | "game-removed"
  | "unreadable"
  | "no-such-level"
  | "no-such-seat"
  | "not-a-player"
  | "not-the-host"
  | "kicked"
  | "seat-taken"
  | "seat-empty"
  | "table-full"
  | "not-in-the-lobby"
  | "not-begun"
  | "not-over"
  | "paused"
  | "not-ready"
  | "bad-options"
  | "bad-file"
  | "no-spectators"
  | "no-chat"
  | "no-coach"
  | "held-back"
  | "no-claim"
  | "stale-decision"
  | "too-early"
  | "illegal-choice"
  | "no-undo"
  | "no-proposal"
  | "proposal-open"
  | "foreign-origin"
  | "not-found"
  | "try-again"
  | "internal";

/**
 * Why something was refused; nothing was changed. Every REST error has this body.
 *
 * `detail` is English, for developers. Where there is more to say than the reason, `text` is the
 * Fluent id of it: a game's referee, with `word` as the variable in it, or another rules version,
 * with `values` as the variables.
 */
export interface Refusal {
  reason: Reason;
  detail: string;
  text: string;
  word: string;
  values: Record<string, number>;
}

/** Who the session says one is; `login` is set if there is an account. */
export interface Me {
  name: string;
  login: string | null;
}

/** The answer to `GET /api/me`: null before the first `PUT /api/me`. */
export interface Who {
  me: Me | null;
}

/** Give oneself a name; the first time this makes a guest and sets the session cookie. */
export interface Rename {
  name: string;
}

export interface Credentials {
  login: string;
  password: string;
}

/** An option as the game declares it. `text` is a Fluent id, `text`-help its explanation. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "seat" | "set";
  default: boolean | number | string | null | string[];
  text: string;
  values: string[];
  low: number;
  high: number;
}

/** A strength of bots. `text` is a Fluent id, `text`-help its explanation. */
export interface LevelInfo {
  id: string;
  text: string;
}

/** How games with these options and seats went that bots of a level have played. */
export interface OutlookInfo {
  options: Record<string, unknown>;
  seats: number;
  level: string;
  games: number;
  wins: number;
}

/** A game. `choices[i]` is the name of choice i followed by its arguments. */
export interface GameInfo {
  id: string;
  rules: number;
  fewest_seats: number;
  most_seats: number;
  options: OptionInfo[];
  levels: LevelInfo[];
  prompts: string[];
  choices: ((string | number)[])[];
  outlooks: OutlookInfo[];
}

export interface Games {
  games: GameInfo[];
}

/**
 * How long a decision may take (0: no limit), and when a bot stands in for who is away.
 *
 * A game may have options of its own for this (its manifest names them, `table_options`). They
 * decide then, and the settings of the table do not count.
 */
export interface ClockSettings {
  decision_seconds: number;
  grace_seconds: number;
  bot_pace: "fast" | "natural" | "slow";
}

/** What the host chooses for a table besides the game's own options. */
export interface TableSettings {
  visibility: "link" | "public";
  spectators: "delayed" | "live" | "off";
  chat: boolean;
  coach: boolean;
  undo: boolean;
  clock: ClockSettings;
}

/** Make a table, or (before the game) change one. Options left out have their defaults. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  settings?: TableSettings;
}

/** One seat. `by_bot`: a bot plays it for the person, who is away or has left for good. */
export interface SeatState {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  ready: boolean;
  connected: boolean;
  by_bot: boolean;
  left: boolean;
}

/** Until when (milliseconds since 1970, by the server's clock) a question waits for a seat. */
export interface Deadline {
  seat: number;
  until: number;
}

/** What all seats in `asked` must agree to. Who has answered what is nobody else's business. */
export interface Proposal {
  id: number;
  what: "abort" | "pause" | "resume" | "undo";
  by: number;
  asked: number[];
  until: number;
}

/**
 * All about a table but the game itself; the same for every viewer.
 *
 * `now` is the server's clock, for `deadlines`. `epoch` 0 is the lobby. `last_proposal` tells how
 * the last one ended.
 */
export interface RoomState {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string | null | string[]>;
  settings: TableSettings;
  status: "aborted" | "lobby" | "over" | "paused" | "playing";
  seats: SeatState[];
  host: number | null;
  host_name: string;
  spectators: number;
  epoch: number;
  now: number;
  deadlines: Deadline[];
  proposal: Proposal | null;
  last_proposal: "agreed" | "declined" | null;
  rematch: string | null;
  commitment: string | null;
}

/**
 * A table in a list. With a `fault` it can be looked at, taken away as a file and left.
 *
 * `rules` is the rules version of its game, null before the game.
 */
export interface TableLine {
  id: string;
  game: string;
  status: "aborted" | "lobby" | "over" | "paused" | "playing";
  visibility: "link" | "public";
  seats: number;
  taken: number;
  host_name: string;
  created: number;
  mine: boolean;
  rules: number | null;
  fault: "game-removed" | "other-rules" | "unreadable" | null;
}

export interface Tables {
  tables: TableLine[];
}

/** A line of chat. `seat` is null in the spectators' chat. */
export interface Line {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/**
 * A table that cannot be played on, as far as its log can be read without playing its game.
 *
 * `rules` is the version it was played with, null if that is not known or it never began;
 * `rules_now` is the game's version here, null if there is no such game. `result` is null if there
 * is none, or none was kept. `chat` is for those who sat here. `record` says whether this person
 * can take the record away.
 */
export interface ClosedTable {
  fault: "game-removed" | "other-rules" | "unreadable";
  rules: number | null;
  rules_now: number | null;
  created: number;
  moves: number;
  result: Record<string, unknown> | null;
  chat: Line[];
  record: boolean;
}

/**
 * The table as it now is, and one's own seat there. `closed` if it cannot be played on; then
 * `room` holds what is known of it.
 */
export interface Seated {
  room: RoomState;
  seat: number | null;
  host: boolean;
  closed: ClosedTable | null;
}

/** Sit down here, or (null) on the first empty seat. */
export interface TakeSeat {
  seat?: number | null;
}

export interface AddBot {
  level: string;
  seat?: number | null;
}

/** The seat to kick, or to hand the host's role to. */
export interface AtSeat {
  seat: number;
}

export interface SetReady {
  ready: boolean;
}

export interface TableRef {
  id: string;
}

/** A seat's private notes. */
export interface Notes {
  text: string;
}

/** What one's seat could work out now from its own view; null where there is nothing to say. */
export interface Coaching {
  advice: Record<string, unknown> | null;
}

/**
 * What the numbers of this table's views, events and choices stand for; the same for everybody
 * and for the whole game. Its form is the game's own; a game that needs none leaves it empty.
 */
export interface Legend {
  legend: Record<string, unknown>;
}

/**
 * A game from its beginning, through the eyes of a seat, of a spectator, or (`all`) of nobody:
 * with everything open. To be followed like a socket: take `view`, then each of `steps`.
 *
 * `seat` and `choice` of a step tell whose move it was, where these eyes may know.
 */
export interface Replay {
  table: string;
  game: string;
  eyes: number | "all" | "public";
  over: boolean;
  view: Record<string, unknown>;
  steps: ReplayStep[];
}

export interface ReplayStep {
  seat: number | null;
  choice: number | null;
  events: Record<string, unknown>[];
  changed: Record<string, unknown>;
  added: Record<string, unknown[]>;
}

/** The first message of a socket, and again after a gap: what was seen last, if anything. */
export interface Hello {
  type: "hello";
  epoch?: number;
  n?: number | null;
}

/** Answer the open decision of one's seat. Sent again with the same id it is not done twice. */
export interface Play {
  type: "play";
  id: string;
  decision: number;
  choice: number;
}

/** A structured claim, in games that have them. */
export interface Say {
  type: "say";
  id: string;
  claim: Record<string, unknown>;
}

/** A line of chat: seats to all at the table, spectators to spectators alone. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Take back one's last move. If others have moved since, this proposes it to them. */
export interface Undo {
  type: "undo";
  id: string;
}

export interface Propose {
  type: "propose";
  id: string;
  what: "abort" | "pause" | "resume";
}

/** One's answer to the open proposal. */
export interface Vote {
  type: "vote";
  id: string;
  proposal: number;
  agree: boolean;
}

/** What was seen last; answered by `pong`, and by whatever is missing. */
export interface Ping {
  type: "ping";
  epoch: number;
  n: number;
}

/** Who one is at this table (`seat` null: a spectator), and all about the table. */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  host: boolean;
  room: RoomState;
}

/** Everything from here on: `view` is null before the game, `chat` holds the last lines. */
export interface Snapshot {
  type: "snapshot";
  epoch: number;
  n: number;
  view: Record<string, unknown> | null;
  chat: Line[];
}

/** What happened in the game, which keys of the view have a new value, and which grew. */
export interface Update {
  type: "update";
  epoch: number;
  n: number;
  events: Record<string, unknown>[];
  changed: Record<string, unknown>;
  added: Record<string, unknown[]>;
}

/** A new line of chat. */
export interface LineAdded {
  type: "said";
  epoch: number;
  n: number;
  line: Line;
}

/** The table has changed: somebody sat down, came, went; a clock runs; something is proposed. */
export interface RoomChanged {
  type: "room";
  room: RoomState;
}

/** New deadlines, in place of those of the last `room`; sent where decisions have a limit. */
export interface Times {
  type: "times";
  now: number;
  deadlines: Deadline[];
}

/** The command is done and will not be lost. The same for a repeated id. */
export interface Ack {
  type: "ack";
  id: string;
}

/** The command was refused and has changed nothing. */
export interface Nack {
  type: "nack";
  id: string;
  refusal: Refusal;
}

/** The viewer's last frame, and the server's clock. Also sent unasked when all is quiet. */
export interface Pong {
  type: "pong";
  epoch: number;
  n: number;
  now: number;
}

/** The server closes the socket; whether to come back depends on the reason. */
export interface Bye {
  type: "bye";
  refusal: Refusal;
}

/** It is done; there is nothing to say about it. */
export interface Done {
}

/** A choice that is shown to its seat alone, with the reason why it is no option. */
export interface Locked {
  choice: number;
  reason: string;
}

/** The decision of the view's own seat. */
export interface OpenDecision {
  id: number;
  locked: Locked[];
  optional: boolean;
  options: number[];
  prompt: string;
}

/**
 * Whom the table waits for, and what about. Who has sealed an answer already stays in the list:
 * the order of answering is nobody's business.
 */
export interface Waiting {
  id: number;
  prompt: string;
  seat: number;
}

export interface ResultView {
  losers: number[];
  reason: string;
  scores: number[];
  winners: number[];
}

/**
 * A seat's or (seat None) a spectator's view. Cards are ids; an unseen card is None.
 *
 * `ruled_out` lists what a hidden card cannot be, by all that this viewer was shown; `seen_by`
 * says which seats have looked at a hidden card that still lies where they saw it.
 */
export interface ArkhamRitualView {
  active: number;
  cards: number[];
  commitment: string;
  decision: OpenDecision | null;
  deck: number;
  discards: number[];
  doom: number;
  game: string;
  hands: number[];
  held: (number | null)[];
  history: Record<string, unknown>[];
  holder: number | null;
  is_removed: boolean;
  memory: Sighting[];
  options: Record<string, boolean | number | string | null | string[]>;
  parties: number;
  passing: number | null;
  removed: number | null;
  result: ResultView | null;
  round: number;
  ruled_out: HiddenCards;
  rules: number;
  sanity: number[];
  seat: number | null;
  seats: number;
  seed: string | null;
  seen_by: HiddenCards;
  top: number | null;
  waiting: Waiting[];
}

/** A card this seat has seen itself in this round, and how. */
export interface Sighting {
  card: number;
  how: string;
}

/** Something said of each place where a card may lie unseen. */
export interface HiddenCards {
  held: number[][];
  passing: number[];
  removed: number[];
  top: number[];
}

/**
 * A seat's or (seat None) a spectator's view.
 *
 * Parties are numbers: the seats, then the Automa. `seating` is clockwise. `role_set` lists pools,
 * of each of which one role is in play. `deeds` are told as far back as the option `history`
 * says, but for this seat's own. `contradictions` are those between claims, or between a claim
 * and what all have seen; they accuse nobody. `agenda` is what is under way, the next step last.
 * `answered` is this seat's sealed answer, if it has given one.
 */
export interface AmongCultistsView {
  acted: number[];
  actor: number | null;
  agenda: unknown[][];
  all: OpenView | null;
  answered: number | null;
  assassin_spent: boolean;
  automa: number | null;
  bag: number;
  claims: Record<string, unknown>[];
  clock: (string | null)[];
  commitment: string;
  contradictions: Record<string, unknown>[];
  decision: OpenDecision | null;
  deeds: Record<string, unknown>[];
  draw_pile: number;
  effects: EffectsView;
  fishman: string | null;
  game: string;
  guess: GuessView | null;
  history: Record<string, unknown>[];
  knife: number | null;
  movement: MovementView;
  night_step: number;
  options: Record<string, unknown>;
  outside: number;
  own: OwnView | null;
  parties: number;
  phase: string;
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
  seat: number | null;
  seating: number[];
  seats: number;
  seed: string | null;
  shelf: Record<string, number>;
  table: PartyView[];
  talk: TalkView | null;
  target: number;
  turns: number;
  unsafe: number;
  vote_active: boolean;
  votes: (number | null)[] | null;
  votes_held: number;
  waiting: Waiting[];
}

/** AC-F23  Everything, when the result stands. */
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

/** What lasts: until a new event marker is drawn, or (infected) to the end of a round. */
export interface EffectsView {
  infected_until: number | null;
  morale: number;
  secret_doors: boolean;
  silence: boolean;
}

/** AC-F17, AC-F19  How the game would end, and whose name counts if the cultists differ. */
export interface GuessView {
  decider: number;
  ending: string;
}

/** The movement under way, or the last one. */
export interface MovementView {
  points: number;
  shifted: boolean;
  start: string;
}

/**
 * AC-V4, AC-V6, AC-V7  What only this seat knows; what it may not know is None.
 *
 * `deeds` in the view holds the rest of its memory.
 */
export interface OwnView {
  cultists: number[] | null;
  hand: Record<string, number>;
  role: string;
  route: number;
  started_dead: number[] | null;
  team: string;
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

/** AC-V1, AC-V2  What everybody sees of a party; the Automa's route alone is open (AC-A11). */
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

/** AC-T3, AC-T4, AC-T27  What this seat may say now; `values` by sort, where they change. */
export interface TalkView {
  kinds: string[];
  left: number;
  values: Record<string, unknown[]>;
}

/**
 * A seat's or (seat None) a spectator's view.
 *
 * `table` holds the state's open fields by name (see state.py and setting.py for the numbers);
 * `skills` are the levels that count, by investigator and skill; `question` says what the open
 * decision is about; `goal` how far each condition of the episode's goal is; `chronicle` looks
 * back on a finished game; `agenda` is what is under way, for redealing.
 */
export interface DeathMayDieView {
  agenda: unknown[];
  chronicle: Chronicle | null;
  commitment: string;
  decision: OpenDecision | null;
  decks: Decks;
  game: string;
  goal: Progress[];
  history: Record<string, unknown>[];
  numbers: number[][];
  options: Record<string, boolean | number | string | null | string[]>;
  question: Record<string, unknown>;
  result: ResultView | null;
  roll: RollView | null;
  rules: number;
  seat: number | null;
  seats: number;
  seed: string | null;
  symbols: number;
  table: Record<string, unknown>;
  waiting: Waiting[];
}

export interface Chronicle {
  deeds: Deeds[];
  killed: number;
  moments: Moment[];
  mythos: number;
  turns: number;
}

/** What one investigator did and suffered; `lost` is the turn of the end, or 0. */
export interface Deeds {
  attacks: number;
  discoveries: number;
  insanities: number;
  kills: number;
  lost: number;
  rerolls: number;
  rests: number;
  rolls: number;
  sanity_lost: number;
  spaces: number;
  successes: number;
  tentacles: number;
  turns: number;
  wounds_dealt: number;
  wounds_taken: number;
}

export interface Moment {
  event: Record<string, unknown>;
  turn: number;
}

/** The cards left in each deck, sorted: their order is nobody's knowledge. */
export interface Decks {
  discovery: number[];
  mythos: number[];
  relics: number[];
}

/** One condition of the goal: how many there are, and how many there must be; -1 is no limit. */
export interface Progress {
  high: number;
  low: number;
  met: boolean;
  now: number;
}

/** The open roll: its kind, whose it is, its dice, and the tally once there is one. */
export interface RollView {
  black: number[];
  extra: number;
  foe: number;
  free: number;
  green: number[];
  kind: number;
  signs: number;
  successes: number;
  targets: number;
  tentacles: number;
  who: number;
}

/**
 * `routes` are rows of colours, `row_of_round` says which row counts, from round 0 (none) on;
 * `roles` the team of each, `night` the prompts of its steps.
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
 * AC-T4  For every kind its fields and their sorts, and for a sort its values; those that
 * change are in the view's `talk`. `optional` are fields that may be left out, `replies` the
 * kinds that need an earlier claim.
 */
export interface ClaimsLegend {
  deeds: Record<string, string>;
  exchanges: Record<string, Record<string, string>>;
  grounds: Record<string, Record<string, string>>;
  optional: string[][];
  replies: Record<string, ReplyLegend>;
  statements: Record<string, Record<string, string>>;
  values: Record<string, unknown[]>;
}

/**
 * AC-T17 to AC-T19  What an answer refers to: claims of these kinds, one's own or others'; of
 * others only those addressed to oneself or to all, where they are addressed to somebody.
 */
export interface ReplyLegend {
  addressed: boolean;
  own: boolean;
  to: string[];
}

/** AC-B4, AC-B5  Where it is drawn (0 to 100 each way), and what it has; a hallway has less. */
export interface PlaceLegend {
  books: number;
  colour: string | null;
  doors: string[];
  pos: number[];
  row: string | null;
  special: string[];
  symbol: string;
}

/** AC-K5  How many books a row of the shelf needs, and what it is then worth. */
export interface ShelfLegend {
  books: number;
  points: number;
}

/**
 * `sources` are the things that powers stand on, `source_rules` the texts of what they do; what
 * is not there is "".
 */
export interface DeathMayDieLegend {
  actions: string[];
  bonus_thresholds: number[];
  cards: CardLegend[];
  elder: string;
  episode: string;
  figure_types: number[];
  gates: number[];
  insanities: string[];
  investigators: string[];
  most: Record<string, number>;
  mythos: string[];
  relic_source: number;
  relics: string[];
  skills: string[][];
  source_rules: string[];
  sources: string[];
  spaces: SpaceLegend[];
  stages: StageLegend[];
  start: number;
  symbols: boolean[];
  thresholds: number[];
  tiles: number[][];
  tokens: string[];
  types: TypeLegend[];
  ways: WayLegend[];
}

/** A Discovery card; a side that is not there is "", a label belongs to an option. */
export interface CardLegend {
  health: number[];
  id: string;
  kinds: string[];
  labels: string[];
}

export interface SpaceLegend {
  id: string;
  tags: string[];
  x: number;
  y: number;
}

export interface StageLegend {
  black: number;
  green: number;
  health: number;
  id: string;
}

/** A type of enemy, its figures from `first` up to, not with, `last`. */
export interface TypeLegend {
  black: number;
  first: number;
  green: number;
  health: number;
  id: string;
  last: number;
}

/** A passage (kind "passage", or "shut" if it has an arrow on one side only), or a link. */
export interface WayLegend {
  a: number;
  b: number;
  kind: string;
}

export type FromClient = Hello | Play | Say | Chat | Undo | Propose | Vote | Ping;

export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | LineAdded
  | RoomChanged
  | Times
  | Ack
  | Nack
  | Pong
  | Bye;

/** The type of each game's view. */
export interface Views {
  "arkham-ritual": ArkhamRitualView;
  "among-cultists": AmongCultistsView;
  "death-may-die": DeathMayDieView;
}

/** The type of each game's legend. */
export interface Legends {
  "among-cultists": AmongCultistsLegend;
  "death-may-die": DeathMayDieLegend;
}

export interface Routes {
  /** Who am I? */
  "GET /api/me": { body: null; answer: Who };
  /** Give oneself a name; the first time, become a guest. */
  "PUT /api/me": { body: Rename; answer: Me };
  /** Turn the guest into an account. */
  "POST /api/account": { body: Credentials; answer: Me };
  /** Log in; a guest's games come along. */
  "POST /api/login": { body: Credentials; answer: Me };
  /** Forget the session. */
  "POST /api/logout": { body: null; answer: Done };
  /** The games and their options. */
  "GET /api/games": { body: null; answer: Games };
  /** Public tables that wait for players or are played. */
  "GET /api/tables": { body: null; answer: Tables };
  /** The tables where I sit or sat. */
  "GET /api/tables/mine": { body: null; answer: Tables };
  /** Make a table and sit down as its host. */
  "POST /api/tables": { body: NewTable; answer: Seated };
  /** A table, by its link. */
  "GET /api/tables/{id}": { body: null; answer: Seated };
  /** Change game, options or settings (host). */
  "PUT /api/tables/{id}": { body: NewTable; answer: Seated };
  /** Sit down, or move to another seat. */
  "POST /api/tables/{id}/sit": { body: TakeSeat; answer: Seated };
  /** Stand up (before the game). */
  "POST /api/tables/{id}/stand": { body: null; answer: Seated };
  /** Leave for good; a bot plays on. */
  "POST /api/tables/{id}/leave": { body: null; answer: Seated };
  /** Put a bot on an empty seat (host). */
  "POST /api/tables/{id}/bots": { body: AddBot; answer: Seated };
  /** Send a bot away (host). */
  "DELETE /api/tables/{id}/bots/{seat}": { body: null; answer: Seated };
  /** Say that one is ready, or is not. */
  "POST /api/tables/{id}/ready": { body: SetReady; answer: Seated };
  /** Begin the game (host). */
  "POST /api/tables/{id}/start": { body: null; answer: Seated };
  /** Send a person away (host). */
  "POST /api/tables/{id}/kick": { body: AtSeat; answer: Seated };
  /** Hand over the host's role. */
  "POST /api/tables/{id}/host": { body: AtSeat; answer: Seated };
  /** A new table, the same people. */
  "POST /api/tables/{id}/rematch": { body: null; answer: TableRef };
  /** My private notes. */
  "GET /api/tables/{id}/notes": { body: null; answer: Notes };
  /** Keep my private notes. */
  "PUT /api/tables/{id}/notes": { body: Notes; answer: Notes };
  /** What my seat could work out now. */
  "GET /api/tables/{id}/coach": { body: null; answer: Coaching };
  /** What the numbers of its views mean. */
  "GET /api/tables/{id}/legend": { body: null; answer: Legend };
  /** The game; ?eyes=all|public|me|0, 1 … */
  "GET /api/tables/{id}/replay": { body: null; answer: Replay };
  /** The record of a game that is over, or cannot go on. */
  "GET /api/tables/{id}/export": { body: null; answer: unknown };
  /** A finished game from such a file. */
  "POST /api/import": { body: null; answer: TableRef };
}
