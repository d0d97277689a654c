// Generated from src/miskatonic/server/protocol by `python -m tools.generate_ts`. Do not edit.

/**
 * The types of all request and response bodies and of all socket messages.
 *
 * `python -m tools.generate_ts` writes client/src/generated/protocol.ts from these modules, and the
 * OpenAPI description is made from them; the protocol is defined nowhere else.
 *
 * A socket (`/api/tables/{id}/socket`) sends JSON, one message per frame, distinguished by `type`. The
 * client starts with `hello`; the server answers with `welcome`, then either one `snapshot` or the
 * missed frames. Counted frames (`update`, `said`) carry `epoch` and `n`; `n` increases by one with
 * each frame that this viewer is sent. A client that finds a gap sends `hello` again. `room` and
 * `snapshot` replace their predecessors. Frames may end in white space.
 *
 * To follow the game: take the view of the last `snapshot`, and for each `update` set the keys in
 * `changed`, append each list in `added` to the list under that key in the view, and append `events`
 * to `history`. The result is the view that a new snapshot would contain. So growing lists are sent
 * once, and a move costs the same however long the game has lasted.
 */

export type Reason = "bad-message" | "too-big" | "too-fast" | "too-many" | "who-are-you" | "wrong-password" | "banned" | "not-an-admin" | "bad-act" | "name-taken" | "already-an-account" | "no-account" | "bad-name" | "no-such-person" | "no-such-table" | "no-such-game" | "other-rules" | "game-removed" | "unreadable" | "no-such-level" | "no-such-seat" | "no-such-move" | "not-a-player" | "not-the-host" | "kicked" | "blocked" | "seat-taken" | "seat-empty" | "table-full" | "not-in-the-lobby" | "not-begun" | "not-over" | "paused" | "not-ready" | "bad-options" | "bad-file" | "no-spectators" | "no-chat" | "no-coach" | "held-back" | "no-claim" | "stale-decision" | "too-early" | "illegal-choice" | "no-undo" | "somebody-leads" | "no-proposal" | "proposal-open" | "foreign-origin" | "not-found" | "try-again" | "internal";

/** For a person, `name` is their name; `until` is null if the ban is permanent. */
export interface AdminBan {
  kind: "address" | "name" | "person";
  value: string;
  name: string;
  at: number;
  until: number | null;
  reason: string;
}

/**
 * A report. `text` includes the attached chat lines; `table` is the table's number. A name is
 * empty if the person has been deleted.
 */
export interface AdminReport {
  number: number;
  at: number;
  by: string;
  by_name: string;
  about: string;
  about_name: string;
  table: number | null;
  reason: string;
  text: string;
  closed: number | null;
}

/**
 * An unfinished table, by number, because its id would let the admin in. `last` is the time of
 * its last entry, `here` how many people are connected.
 */
export interface AdminTable {
  number: number;
  game: string;
  status: "aborted" | "lobby" | "over" | "paused" | "playing";
  visibility: "link" | "public";
  seats: number;
  taken: number;
  here: number;
  host: string;
  host_name: string;
  created: number;
  last: number;
}

/** An action of an admin, and its subject. */
export interface AdminAct {
  number: number;
  at: number;
  who: string;
  what: string;
  about: string;
}

export interface AdminCounts {
  accounts: number;
  guests: number;
  lobbies: number;
  running: number;
  finished: number;
  reports: number;
  bans: number;
  sockets: number;
}

/** Everything on the admin page; each list has at most 200 items, latest first. */
export interface AdminOverview {
  now: number;
  counts: AdminCounts;
  reports: AdminReport[];
  bans: AdminBan[];
  tables: AdminTable[];
  acts: AdminAct[];
}

/** Ban a person (id, login or name), an address or network, or a name; `days` null: forever. */
export interface NewBan {
  kind: "address" | "name" | "person";
  value: string;
  reason: string;
  days?: number | null;
}

export interface OldBan {
  kind: "address" | "name" | "person";
  value: string;
}

/** `table` is the table's number. */
export interface CloseTable {
  table: number;
  reason: string;
}

export interface CloseReport {
  number: number;
}

/** `person` is an id or a login. */
export interface RenamePerson {
  person: string;
  name: string;
}

/** `person` is an id or a login; `name` confirms the person's name. */
export interface DeletePerson {
  person: string;
  name: string;
}

/**
 * How many days this server keeps data; 0 is forever. `access_log` says whether requests are
 * logged, `log_addresses` whether addresses are.
 */
export interface Privacy {
  lobby_days: number;
  unfinished_days: number;
  finished_days: number;
  guest_days: number;
  report_days: number;
  admin_log_days: number;
  access_log_days: number;
  access_log: boolean;
  log_addresses: boolean;
}

/** A new bot; its name is shown with `(bot)` after it. */
export interface NewBot {
  name: string;
}

/** A bot that you own. `seen` is precise to an hour. */
export interface BotInfo {
  id: string;
  name: string;
  created: number;
  seen: number | null;
}

export interface Bots {
  bots: BotInfo[];
}

/** The token is shown only once; only its hash is stored. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
}

/**
 * Answer the open question `decision` with one of its options. Sent again with the same id, it
 * is not carried out twice.
 */
export interface Choose {
  decision: number;
  choice: number;
  id?: string | null;
}

/** A structured claim, in games that have them. */
export interface SayClaim {
  claim: Record<string, unknown>;
  id?: string | null;
}

/** A chat line. */
export interface WriteLine {
  text: string;
  id?: string | null;
}

/** An option of the open question: its number, its name in the choice space, and its text. */
export interface Option {
  choice: number;
  name: string;
  text: string;
}

/** The open question of the bot's seat. An `optional` one need not be answered. */
export interface Question {
  decision: number;
  prompt: string;
  text: string;
  optional: boolean;
  options: Option[];
}

/**
 * A table as a bot sees it. `text` is a page to play from, made from the same view that people
 * get; `view` is that view, if requested (?view=1). `version` changes with every visible change:
 * pass it to /wait. `seat` is null for a spectator.
 */
export interface Looked {
  table: string;
  version: string;
  seat: number | null;
  question: Question | null;
  text: string;
  chat: Line[];
  room: TableState;
  view: Record<string, unknown> | null;
}

/** The request succeeded; there is nothing to return. */
export interface Done {
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

/** A bot level. `text` is a Fluent id, `text`-help its explanation. */
export interface LevelInfo {
  id: string;
  text: string;
}

/**
 * Results of games that bots of a level played with these options and seats; 0 seats stands for
 * any number.
 */
export interface OutlookInfo {
  options: Record<string, unknown>;
  seats: number;
  level: string;
  games: number;
  wins: number;
}

/** The number of seats and the bot level of the best first game. */
export interface FirstGameInfo {
  seats: number;
  level: string;
}

/**
 * Options to choose with one click, and the bot level that suits them. Other options have their
 * defaults.
 */
export interface PresetInfo {
  id: string;
  level: string;
  options: Record<string, unknown>;
}

/** How often bots won with this value of an option: all players, or one team. */
export interface OddsInfo {
  option: string;
  value: boolean | number | string | null | string[];
  seats: number;
  level: string;
  games: number;
  wins: number;
  team: string;
}

/**
 * A game. `choices[i]` is the name of choice i followed by its arguments. `texts` are the
 * Fluent texts that are not in the client, by language. `free_text` are the paths of free text in
 * claims.
 */
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
  first_game: FirstGameInfo;
  presets: PresetInfo[];
  odds: OddsInfo[];
  texts: Record<string, string>;
  free_text: string[][];
}

export interface Games {
  games: GameInfo[];
}

/** A game as shown on the first page; `texts` as in GameInfo. */
export interface GameLine {
  id: string;
  fewest_seats: number;
  most_seats: number;
  texts: Record<string, string>;
}

/**
 * A running game of mine. `turn`: whether it waits for me, `since` when and `until` when, in
 * milliseconds since 1970; null if there is no such time.
 */
export interface MyTable {
  table: TableLine;
  turn: boolean;
  since: number | null;
  until: number | null;
}

/**
 * A finished game of mine. `played_as` are ids of texts by kind: my role, as the game
 * defines it. `replay`: whether it can be replayed.
 */
export interface MyResult {
  table: string;
  game: string;
  ended: number;
  seat: number;
  seats: number;
  outcome: "draw" | "lost" | "won" | null;
  played_as: Record<string, string[]>;
  replay: boolean;
}

/**
 * My running games, those that wait for me first, and a page of results. `more` is the value of
 * `?before=` for the next page, null on the last. Only the first page has running games.
 */
export interface MyGames {
  running: MyTable[];
  results: MyResult[];
  more: string | null;
}

/** How many games I played as this (the id of a text), of a kind such as `role`. */
export interface MyTally {
  kind: string;
  text: string;
  games: number;
  won: number;
}

/** My results in one game. `form` are the latest ones, oldest first. */
export interface MyRecord {
  game: string;
  games: number;
  won: number;
  lost: number;
  draws: number;
  form: ("draw" | "lost" | "won" | null)[];
  tallies: MyTally[];
}

/** Statistics of my latest games; `most` is how many are counted at most. */
export interface MyStatistics {
  counted: number;
  most: number;
  records: MyRecord[];
}

/**
 * A game from its beginning, as seen by a seat, a spectator, or (`all`) with everything
 * revealed. Follow it like a socket: take `view`, then apply each of `steps`.
 *
 * `seat` and `choice` of a step say whose move it was, if these eyes may know.
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

/**
 * `none`: not requested; `waiting`: `ahead` others come first; `running`: `progress` from 0 to
 * 1; `failed`: it was ended, and can be requested again.
 */
export interface AnalysisState {
  table: string;
  seat: number;
  status: "done" | "failed" | "none" | "running" | "waiting";
  progress: number;
  ahead: number;
  analysis: Analysis | null;
}

/** The first message of a socket, sent again after a gap: the last frame seen, if any. */
export interface Hello {
  type: "hello";
  epoch?: number;
  n?: number | null;
}

/** Answer your open decision. Sent again with the same id, it is not carried out twice. */
export interface Play {
  type: "play";
  id: string;
  decision: number;
  choice: number;
}

/** Make a structured claim, in games that have them. */
export interface Say {
  type: "say";
  id: string;
  claim: Record<string, unknown>;
}

/** Write a chat line: players to everyone at the table, spectators to spectators only. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Take back your last move. If others have moved since, this proposes it to them. */
export interface Undo {
  type: "undo";
  id: string;
}

/**
 * Propose something that everyone at the table must agree to: to pause, resume or end the game.
 * `concede` also ends it, and everyone sees who has given up.
 */
export interface Propose {
  type: "propose";
  id: string;
  what: "abort" | "concede" | "pause" | "resume";
}

/** Answer the open proposal. */
export interface Vote {
  type: "vote";
  id: string;
  proposal: number;
  agree: boolean;
}

/**
 * Lead the others through a finished game: go to this move, seen with these eyes. The first
 * person to do so leads until they stop (`move` null) or leave.
 */
export interface Show {
  type: "show";
  id: string;
  move: number | null;
  eyes?: number | "all" | "public";
}

/** The last frame seen; answered with `pong` and the missing frames. */
export interface Ping {
  type: "ping";
  epoch: number;
  n: number;
}

/** The viewer's seat (null for a spectator), and the state of the table. */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  host: boolean;
  room: TableState;
}

/** The current state: `view` is null before the game, `chat` holds the last lines. */
export interface Snapshot {
  type: "snapshot";
  epoch: number;
  n: number;
  view: Record<string, unknown> | null;
  chat: Line[];
}

/** What happened in the game, which keys of the view changed, and which lists grew. */
export interface Update {
  type: "update";
  epoch: number;
  n: number;
  events: Record<string, unknown>[];
  changed: Record<string, unknown>;
  added: Record<string, unknown[]>;
}

/** A new chat line. */
export interface LineAdded {
  type: "said";
  epoch: number;
  n: number;
  line: Line;
}

/** The table has changed: a seat, a connection, a clock, a proposal. */
export interface TableChanged {
  type: "room";
  room: TableState;
}

/** New deadlines, which replace those of the last `room`. */
export interface DeadlinesChanged {
  type: "times";
  now: number;
  deadlines: Deadline[];
}

/** The position of the shared replay's leader; null if no one leads any more. */
export interface Shown {
  type: "shown";
  showing: Showing | null;
}

/** The command was carried out and is stored. Also sent for a repeated id. */
export interface Ack {
  type: "ack";
  id: string;
}

/** The command was refused and changed nothing. */
export interface Nack {
  type: "nack";
  id: string;
  refusal: Refusal;
}

/** The viewer's last frame, and the server's clock. Also sent unasked from time to time. */
export interface Pong {
  type: "pong";
  epoch: number;
  n: number;
  now: number;
}

/** The server closes the socket; the reason says whether to reconnect. */
export interface Bye {
  type: "bye";
  refusal: Refusal;
}

/** A person at a table: the `who` of a seat or of a chat line. */
export interface SomePerson {
  who: string;
}

/** Mute or block a person at a table; `on` false undoes it. */
export interface Shun {
  who: string;
  on?: boolean;
}

/** Whom I have muted and blocked, by their `who` at this table. */
export interface Shunned {
  muted: string[];
  blocked: string[];
}

/** A person on my list; `who` is valid for this list only. */
export interface ShunnedInfo {
  who: string;
  name: string;
  how: "block" | "mute";
  at: number;
}

export interface ShunnedPeople {
  people: ShunnedInfo[];
}

export interface Unshun {
  who: string;
  how: "block" | "mute";
}

/** Report a person to the admins. The last chat lines are attached. */
export interface Report {
  who: string;
  reason: "chat" | "cheating" | "leaving" | "name" | "other";
  text?: string;
}

/** The person of this session; `login` is set for an account. */
export interface Me {
  name: string;
  login: string | null;
}

/** The answer to `GET /api/me`: null before the first `PUT /api/me`. */
export interface Who {
  me: Me | null;
}

/** Choose a name; the first time, this makes a guest and sets the session cookie. */
export interface Rename {
  name: string;
}

export interface Credentials {
  login: string;
  password: string;
}

/** Set a new password with a recovery code of an account, which uses up the code. */
export interface Recover {
  login: string;
  code: string;
  password: string;
}

/** Change the password; all other sessions end. */
export interface NewPassword {
  old: string;
  new: string;
}

/** For requests that need the password again. */
export interface WithPassword {
  password: string;
}

/** Shown only once. Each code works once; new codes replace the old ones. */
export interface RecoveryCodes {
  codes: string[];
}

/** A logged-in browser. `seen` is precise to an hour; `current` is the one asking. */
export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  current: boolean;
}

/** `login` is null for a guest; `codes` is how many recovery codes are left. */
export interface AccountInfo {
  login: string | null;
  codes: number;
  sessions: SessionInfo[];
}

/** `name` confirms your own name; the password is required for accounts only. */
export interface DeleteMe {
  name: string;
  password?: string;
}

export interface MyNotes {
  table: string;
  text: string;
}

export interface MyLine {
  table: string;
  at: number;
  text: string;
}

export interface MyReport {
  table: string | null;
  at: number;
  about: string;
  reason: string;
  text: string;
}

/** All personal data stored about a person. Passwords and codes are stored as hashes only. */
export interface MyData {
  name: string;
  login: string | null;
  created: number;
  seen: number | null;
  codes: number;
  sessions: SessionInfo[];
  tables: TableLine[];
  notes: MyNotes[];
  chat: MyLine[];
  claims: MyLine[];
  shunned: ShunnedInfo[];
  reports: MyReport[];
  results: MyResult[];
  pushes: string[];
}

/** This server's public `key`, and how many of the person's browsers are subscribed. */
export interface PushInfo {
  key: string;
  browsers: number;
}

/** The browser's push subscription; `p256dh` and `auth` are base64url. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

export interface Unsubscribe {
  endpoint: string;
}

/**
 * Why something was refused; nothing was changed. Every HTTP error has this body.
 *
 * `detail` is in English, for developers. If there is more to say than the reason, `text` is the
 * Fluent id of a message, with `word` and `values` as its variables.
 */
export interface Refusal {
  reason: Reason;
  detail: string;
  text: string;
  word: string;
  values: Record<string, number>;
}

/**
 * Everything the first page shows. `proposed` is a name for a visitor who has none yet. `turns`
 * is the number of tables that wait for the visitor.
 */
export interface Start {
  me: Me | null;
  proposed: string;
  games: GameLine[];
  tables: TableLine[];
  mine: TableLine[];
  live: LiveGame[];
  turns: number;
}

/**
 * Make a table: with bots, where the game begins at once, or one to invite friends to.
 *
 * A visitor without a name gets one. Seats, bots and options are those of the preset.
 */
export interface PlayNow {
  game: string;
  others?: "bots" | "friends";
  preset?: string;
}

/** Who the visitor is now, and the table. */
export interface Started {
  me: Me;
  table: string;
}

/**
 * How long a decision may take (0: no limit), and when a bot replaces a player who is away.
 *
 * A game may have its own options for this (`table_options` in its manifest), which take
 * precedence.
 *
 * With `decision_days` the game is played over days: each decision may take this many, whatever
 * the other limits are, and the time also runs while no one is connected. When it is over the
 * default is played, and a bot plays for the seat until its person comes back.
 */
export interface ClockSettings {
  decision_days: number;
  decision_seconds: number;
  grace_seconds: number;
  bot_pace: "fast" | "natural" | "slow";
}

/** The settings of a table besides the game's own options. */
export interface TableSettings {
  visibility: "link" | "public";
  spectators: "delayed" | "live" | "off" | "open";
  chat: boolean;
  coach: boolean;
  undo: boolean;
  clock: ClockSettings;
}

/** Make a table, or change one before the game. Missing options have their defaults. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  settings?: TableSettings;
}

/**
 * One seat. `by_bot`: a bot plays for the person, who is away or has left for good.
 *
 * `who` stands for the person, at this table only; it is empty for the server's bots. `agent`: an
 * external bot has this seat.
 */
export interface SeatState {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  ready: boolean;
  connected: boolean;
  by_bot: boolean;
  left: boolean;
  who: string;
  agent: boolean;
}

/** How long a question waits for a seat (milliseconds since 1970, by the server's clock). */
export interface Deadline {
  seat: number;
  until: number;
}

/** A proposal that all seats in `asked` must agree to. Their answers are not shown. */
export interface Proposal {
  id: number;
  what: "abort" | "concede" | "pause" | "resume" | "undo";
  by: number;
  asked: number[];
  until: number;
}

/**
 * The leader's position in a shared replay: after `move` moves, seen with these eyes. `who`
 * stands for the leader, at this table only.
 */
export interface Showing {
  who: string;
  name: string;
  move: number;
  eyes: number | "all" | "public";
}

/**
 * The last undo: how many moves, and which seat wanted it (null: unknown). It is current
 * as long as `epoch` is the table's.
 */
export interface LastUndo {
  seat: number | null;
  moves: number;
  epoch: number;
}

/**
 * The state of a table without the game itself; the same for every viewer.
 *
 * `now` is the server's clock, for `deadlines`. `epoch` 0 is the lobby. `last_proposal` says how
 * the last one ended. `forked`: after how many moves of a finished game this one continues it.
 * `conceded`: the seat that has given up with the others' consent; then there is no result.
 * `preset`: the preset that the options match, before the game.
 */
export interface TableState {
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
  forked: number | null;
  undone: LastUndo | null;
  conceded: number | null;
  showing: Showing | null;
  commitment: string | null;
  preset: string | null;
}

/**
 * A table in a list. With a `fault` it can only be viewed, exported and left.
 *
 * `rules` is the rules version of its game, null before the game. `days` is how many days a
 * decision may take; 0 if the game is not played over days.
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
  days: number;
}

export interface Tables {
  tables: TableLine[];
}

/** A public game that can be watched; `watching` is the number of spectators. */
export interface LiveGame {
  id: string;
  game: string;
  names: string[];
  host_name: string;
  status: "aborted" | "lobby" | "over" | "paused" | "playing";
  spectators: "delayed" | "live" | "off" | "open";
  watching: number;
}

export interface LiveGames {
  games: LiveGame[];
}

/**
 * A chat line. `seat` is null in the spectators' chat. `who` stands for the writer, at this
 * table only; it is empty in old lines.
 */
export interface Line {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  who: string;
}

/**
 * A table that cannot be played on, as far as its log can be read without playing its game.
 *
 * `rules` is the version it was played with, null if unknown or not begun; `rules_now` is the
 * game's version here, null if there is no such game. `result` is null if there is none, or it was
 * not stored. `chat` is for the people who sat here. `record` says whether this person can export
 * the record.
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
 * The current state of the table, and your own seat. `closed` is set if it cannot be played on;
 * then `room` holds what is known of it.
 */
export interface Seated {
  room: TableState;
  seat: number | null;
  host: boolean;
  closed: ClosedTable | null;
}

/** Take this seat, or (null) the first empty one. */
export interface TakeSeat {
  seat?: number | null;
}

export interface AddBot {
  level: string;
  seat?: number | null;
}

/** The seat whose person is removed, or becomes the host. */
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

/**
 * Continue a finished game after `move` moves, on this seat (null: your own, or the first).
 *
 * The others are bots of this level (null: as before, or the strongest), or the people who sat
 * there: then the game is paused until those who have come agree to go on.
 */
export interface Fork {
  move: number;
  seat?: number | null;
  others?: "bots" | "people";
  level?: string | null;
}

/** What your seat can deduce from its own view; null if there is nothing to say. */
export interface Coaching {
  advice: Record<string, unknown> | null;
}

/**
 * What the numbers in this table's views, events and choices mean; the same for everyone and
 * the whole game. Its form depends on the game; it may be empty.
 */
export interface Legend {
  legend: Record<string, unknown>;
}

/** A mean over playouts, and its standard error. */
export interface Chance {
  mean: number;
  error: number;
}

/**
 * A judged decision of the seat. `move` is the number of moves in the game before it.
 *
 * `mine` is the seat's choice and `best` the bot's; `chance` and `best_chance` are how often each
 * wins. `loss` is the difference, measured in other worlds than those that first showed it.
 */
export interface Judged {
  number: number;
  move: number;
  round: number;
  prompt: string;
  verdict: "alike" | "loss" | "same" | "unseen";
  mine: number;
  best: number;
  playouts: number;
  chance: Chance | null;
  best_chance: Chance | null;
  loss: Chance | null;
}

/** What the seat could believe at its decision number `number`. */
export interface Thoughts {
  number: number;
  move: number;
  round: number;
  thoughts: Thought[];
}

/** One round: the chance at its start, and how much each side and luck changed it. */
export interface Share {
  round: number;
  move: number;
  chance: Chance;
  mine: Chance;
  others: Chance;
  luck: Chance;
}

/**
 * The analysis of one seat.
 *
 * `level` is the bot it was compared with, `plays_on` the bot of the playouts. `shares` is empty
 * if the time was up before; `is_whole` says whether everything was examined.
 */
export interface Analysis {
  version: number;
  game: string;
  rules: number;
  seat: number;
  level: string;
  plays_on: string;
  won: boolean;
  is_whole: boolean;
  playouts: number;
  seconds: number;
  decisions: Judged[];
  thoughts: Thoughts[];
  shares: Share[];
  lies: Lie[];
}

/** A hidden fact about a seat or a text id: its odds given the view, and the truth. */
export interface Thought {
  odds: number;
  is_so: boolean;
  text: string;
  seat: number | null;
}

export interface Listener {
  seat: number;
  belief: "believed" | "doubted" | "unknown";
}

/** A claim that its speaker knew to be false. `move` is its number in the record, from 0. */
export interface Lie {
  move: number;
  seat: number;
  round: number;
  kind: string;
  listeners: Listener[];
}

/** A choice that is shown to its seat but not available, with the reason. */
export interface Locked {
  choice: number;
  reason: string;
}

/** The open decision of the view's seat; for `source`, see Decision. */
export interface OpenDecision {
  id: number;
  locked: Locked[];
  optional: boolean;
  options: number[];
  prompt: string;
  source: string;
}

/**
 * A seat that was asked, and its prompt.
 *
 * Seats that have sealed an answer stay in the list, to keep the order of answers secret.
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

/** The part of every view that is the same for all viewers; games add to it. */
export interface SharedView {
  commitment: string;
  game: string;
  result: ResultView | null;
  seats: number;
  seed: string | null;
  waiting: Waiting[];
}

/** The part of every view that is specific to a seat or, for seat None, to spectators. */
export interface OwnView {
  decision: OpenDecision | null;
  history: GameEvent[];
  seat: number | null;
}

/** What every event of every game has. */
export interface GameEvent {
  kind: string;
}

/** What every view of every game has. */
export type CommonView = SharedView & OwnView;

export type FromClient = Hello | Play | Say | Chat | Undo | Propose | Vote | Show | Ping;

export type FromServer = Welcome | Snapshot | Update | LineAdded | TableChanged | DeadlinesChanged | Shown | Ack | Nack | Pong | Bye;

export interface Routes {
  /** Who am I? */
  "GET /api/me": { body: null; answer: Who };
  /** Choose a name; the first time, become a guest. */
  "PUT /api/me": { body: Rename; answer: Me };
  /** Turn the guest into an account. */
  "POST /api/account": { body: Credentials; answer: Me };
  /** Log in; a guest's games move along. */
  "POST /api/login": { body: Credentials; answer: Me };
  /** End this session. */
  "POST /api/logout": { body: null; answer: Done };
  /** End all my sessions. */
  "POST /api/logout-everywhere": { body: null; answer: Done };
  /** Set a new password with a recovery code. */
  "POST /api/recover": { body: Recover; answer: Me };
  /** My sessions and remaining recovery codes. */
  "GET /api/account": { body: null; answer: AccountInfo };
  /** Change my password. */
  "PUT /api/account/password": { body: NewPassword; answer: Done };
  /** New recovery codes. */
  "POST /api/account/codes": { body: WithPassword; answer: RecoveryCodes };
  /** End one of my sessions. */
  "DELETE /api/sessions/{id}": { body: null; answer: AccountInfo };
  /** My running games and results. */
  "GET /api/me/games": { body: null; answer: MyGames };
  /** Statistics of my results. */
  "GET /api/me/statistics": { body: null; answer: MyStatistics };
  /** The key for push subscriptions. */
  "GET /api/push": { body: null; answer: PushInfo };
  /** Turn on notifications in this browser. */
  "POST /api/push": { body: Subscribe; answer: Done };
  /** Turn off notifications in this browser. */
  "POST /api/push/stop": { body: Unsubscribe; answer: Done };
  /** All data stored about me. */
  "GET /api/me/data": { body: null; answer: MyData };
  /** Delete me and my personal data. */
  "POST /api/me/delete": { body: DeleteMe; answer: Done };
  /** Whom I have muted or blocked. */
  "GET /api/shunned": { body: null; answer: ShunnedPeople };
  /** Remove a person from that list. */
  "POST /api/unshun": { body: Unshun; answer: ShunnedPeople };
  /** Everything the first page shows. */
  "GET /api/start": { body: null; answer: Start };
  /** Make a table with one click. */
  "POST /api/play": { body: PlayNow; answer: Started };
  /** My external bots. */
  "GET /api/bots": { body: null; answer: Bots };
  /** Make a bot; returns its token. */
  "POST /api/bots": { body: NewBot; answer: BotToken };
  /** Replace a bot's token. */
  "POST /api/bots/{id}/token": { body: null; answer: BotToken };
  /** Delete a bot. */
  "DELETE /api/bots/{id}": { body: null; answer: Done };
  /** All games and their options. */
  "GET /api/games": { body: null; answer: Games };
  /** One game and its options. */
  "GET /api/games/{id}": { body: null; answer: GameInfo };
  /** Public tables, waiting or being played. */
  "GET /api/tables": { body: null; answer: Tables };
  /** Games to watch. */
  "GET /api/tables/live": { body: null; answer: LiveGames };
  /** Tables where I sit or sat. */
  "GET /api/tables/mine": { body: null; answer: Tables };
  /** Make a table and become its host. */
  "POST /api/tables": { body: NewTable; answer: Seated };
  /** A table, by its id. */
  "GET /api/tables/{id}": { body: null; answer: Seated };
  /** Change game, options or settings (host). */
  "PUT /api/tables/{id}": { body: NewTable; answer: Seated };
  /** Take a seat, or change seats. */
  "POST /api/tables/{id}/sit": { body: TakeSeat; answer: Seated };
  /** Give up my seat (before the game). */
  "POST /api/tables/{id}/stand": { body: null; answer: Seated };
  /** Leave for good; a bot takes over. */
  "POST /api/tables/{id}/leave": { body: null; answer: Seated };
  /** Add a bot to an empty seat (host). */
  "POST /api/tables/{id}/bots": { body: AddBot; answer: Seated };
  /** Remove a bot (host). */
  "DELETE /api/tables/{id}/bots/{seat}": { body: null; answer: Seated };
  /** Say whether I am ready. */
  "POST /api/tables/{id}/ready": { body: SetReady; answer: Seated };
  /** Start the game (host). */
  "POST /api/tables/{id}/start": { body: null; answer: Seated };
  /** Remove the person on a seat (host). */
  "POST /api/tables/{id}/kick": { body: AtSeat; answer: Seated };
  /** Remove a player or spectator (host). */
  "POST /api/tables/{id}/remove": { body: SomePerson; answer: Seated };
  /** Block a person at all my tables (host). */
  "POST /api/tables/{id}/block": { body: Shun; answer: Shunned };
  /** Mute a person. */
  "POST /api/tables/{id}/mute": { body: Shun; answer: Shunned };
  /** Whom I have muted and blocked here. */
  "GET /api/tables/{id}/shunned": { body: null; answer: Shunned };
  /** Report a person. */
  "POST /api/tables/{id}/report": { body: Report; answer: Done };
  /** Make another player the host. */
  "POST /api/tables/{id}/host": { body: AtSeat; answer: Seated };
  /** Make a new table with the same people. */
  "POST /api/tables/{id}/rematch": { body: null; answer: TableRef };
  /** Continue a finished game from a move. */
  "POST /api/tables/{id}/fork": { body: Fork; answer: TableRef };
  /** The table as I see it (bot). */
  "GET /api/tables/{id}/look": { body: null; answer: Looked };
  /** Wait for my turn, then look (bot). */
  "GET /api/tables/{id}/wait": { body: null; answer: Looked };
  /** A socket's frames as JSON lines (bot). */
  "GET /api/tables/{id}/stream": { body: null; answer: unknown };
  /** Answer the open question (bot). */
  "POST /api/tables/{id}/choose": { body: Choose; answer: Looked };
  /** Make a claim (bot). */
  "POST /api/tables/{id}/say": { body: SayClaim; answer: Looked };
  /** Write a chat line (bot). */
  "POST /api/tables/{id}/chat": { body: WriteLine; answer: Looked };
  /** My private notes. */
  "GET /api/tables/{id}/notes": { body: null; answer: Notes };
  /** Save my private notes. */
  "PUT /api/tables/{id}/notes": { body: Notes; answer: Notes };
  /** Advice from the coach for my seat. */
  "GET /api/tables/{id}/coach": { body: null; answer: Coaching };
  /** The meaning of numbers in its views. */
  "GET /api/tables/{id}/legend": { body: null; answer: Legend };
  /** A replay; ?eyes=all|public|me|0, 1 … */
  "GET /api/tables/{id}/replay": { body: null; answer: Replay };
  /** The analysis of a seat's play in a finished game, and its progress. */
  "GET /api/tables/{id}/analysis/{seat}": { body: null; answer: AnalysisState };
  /** Request the analysis. */
  "POST /api/tables/{id}/analysis/{seat}": { body: null; answer: AnalysisState };
  /** Cancel the analysis. */
  "DELETE /api/tables/{id}/analysis/{seat}": { body: null; answer: AnalysisState };
  /** The record of a game that is over, or cannot be continued. */
  "GET /api/tables/{id}/export": { body: null; answer: unknown };
  /** Import a finished game from a file. */
  "POST /api/import": { body: null; answer: TableRef };
  /** How long this server keeps data. */
  "GET /api/privacy": { body: null; answer: Privacy };
  /** Everything on the admin page (admin). */
  "GET /api/admin": { body: null; answer: AdminOverview };
  /** Ban a person, address or name (admin). */
  "POST /api/admin/ban": { body: NewBan; answer: AdminOverview };
  /** Lift a ban (admin). */
  "POST /api/admin/unban": { body: OldBan; answer: AdminOverview };
  /** End a game (admin). */
  "POST /api/admin/close-table": { body: CloseTable; answer: AdminOverview };
  /** Close a report (admin). */
  "POST /api/admin/close-report": { body: CloseReport; answer: AdminOverview };
  /** Rename a person (admin). */
  "POST /api/admin/rename": { body: RenamePerson; answer: AdminOverview };
  /** Delete a person (admin). */
  "POST /api/admin/delete": { body: DeletePerson; answer: AdminOverview };
}
