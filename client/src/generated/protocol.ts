// Generated from src/miskatonic/server/protocol by `python -m tools.generate_ts`. Do not edit.

/**
 * Every body of the REST interface and every message of the sockets, as types.
 *
 * `python -m tools.generate_ts` writes client/src/generated/protocol.ts from these modules, and the
 * OpenAPI description is made from them; nothing else says what goes over the wire.
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

export type Reason = "bad-message" | "too-big" | "too-fast" | "too-many" | "who-are-you" | "wrong-password" | "banned" | "not-an-admin" | "bad-act" | "name-taken" | "already-an-account" | "no-account" | "bad-name" | "no-such-person" | "no-such-table" | "no-such-game" | "other-rules" | "game-removed" | "unreadable" | "no-such-level" | "no-such-seat" | "no-such-move" | "not-a-player" | "not-the-host" | "kicked" | "blocked" | "seat-taken" | "seat-empty" | "table-full" | "not-in-the-lobby" | "not-begun" | "not-over" | "paused" | "not-ready" | "bad-options" | "bad-file" | "no-spectators" | "no-chat" | "no-coach" | "held-back" | "no-claim" | "stale-decision" | "too-early" | "illegal-choice" | "no-undo" | "somebody-leads" | "no-proposal" | "proposal-open" | "foreign-origin" | "not-found" | "try-again" | "internal";

/** `name` is whose id the value is, if it is a person's; `until` is null for good. */
export interface AdminBan {
  kind: "address" | "name" | "person";
  value: string;
  name: string;
  at: number;
  until: number | null;
  reason: string;
}

/**
 * What somebody has reported. `text` holds the lines of chat that went along; `table` is the
 * table's number. A name is empty if the person is not here any more.
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
 * An unfinished table by its number; its id would let the admin in. `last` is when something
 * happened there, `here` how many people look at it now.
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

/** What an admin did, and about what. */
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

/** Everything on the admins' page; of each list the latest first, and at most 200. */
export interface AdminOverview {
  now: number;
  counts: AdminCounts;
  reports: AdminReport[];
  bans: AdminBan[];
  tables: AdminTable[];
  acts: AdminAct[];
}

/** Ban a person (id, login or name), an address or network, or a name; `days` null for good. */
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

/** By the table's number. */
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

/** `person` is an id or a login; `name` is the person's name, typed as it is, to be sure. */
export interface DeletePerson {
  person: string;
  name: string;
}

/**
 * For how many days this server keeps things; 0 is for ever. `access_log` says whether requests
 * are logged, `log_addresses` whether the address is.
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

/**
 * `none`: nobody has asked for it; `waiting`: so many (`ahead`) come first; `running`: so much
 * (`progress`, from 0 to 1) is done; `failed`: it was ended, and may be asked for again.
 */
export interface AnalysisState {
  table: string;
  seat: number;
  status: "done" | "failed" | "none" | "running" | "waiting";
  progress: number;
  ahead: number;
  analysis: Analysis | null;
}

/** A bot of one's own; everybody sees its name with `(bot)` after it. */
export interface NewBot {
  name: string;
}

/** A bot that one answers for. `seen` is right within an hour. */
export interface BotInfo {
  id: string;
  name: string;
  created: number;
  seen: number | null;
}

export interface Bots {
  bots: BotInfo[];
}

/** The token is shown this once; of its secret only a hash is kept. */
export interface BotToken {
  id: string;
  name: string;
  token: string;
}

/**
 * Answer the open question `decision` with one of its options. Sent again with the same id it
 * is not done twice.
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

/** A line of chat. */
export interface WriteLine {
  text: string;
  id?: string | null;
}

/** An option of the open question: its number, its name in the choice space, and its words. */
export interface Option {
  choice: number;
  name: string;
  text: string;
}

/** The open question of one's seat. What is `optional` need not be answered. */
export interface Question {
  decision: number;
  prompt: string;
  text: string;
  optional: boolean;
  options: Option[];
}

/**
 * A table as a bot sees it. `text` is a page to play from, made of the same view that people
 * get; `view` is that view, if it was asked for (?view=1). `version` changes whenever something
 * has: hand it to /wait. `seat` is null for a spectator.
 */
export interface Looked {
  table: string;
  version: string;
  seat: number | null;
  question: Question | null;
  text: string;
  chat: Line[];
  room: RoomState;
  view: Record<string, unknown> | null;
}

/** It is done; there is nothing to say about it. */
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

/** A strength of bots. `text` is a Fluent id, `text`-help its explanation. */
export interface LevelInfo {
  id: string;
  text: string;
}

/**
 * How games with these options and seats went that bots of a level have played; with no
 * seats, games with any number of them.
 */
export interface OutlookInfo {
  options: Record<string, unknown>;
  seats: number;
  level: string;
  games: number;
  wins: number;
}

/** How many seats, and bots of which level, make the best first game. */
export interface FirstGameInfo {
  seats: number;
  level: string;
}

/**
 * A way to play that is taken with one click: its options, the others have their defaults; and
 * the level of bots that suits it.
 */
export interface PresetInfo {
  id: string;
  level: string;
  options: Record<string, unknown>;
}

/** How often bots won with this value of an option: all together, or one team of them. */
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
 * A game. `choices[i]` is the name of choice i followed by its arguments. `texts` are, by
 * language, the Fluent texts of a game that was added to the server and is not in the client.
 * `free_text` are the ways to what may stand in a claim in somebody's own words.
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

/** A game as the front page needs it; `texts` as in GameInfo. */
export interface GameLine {
  id: string;
  fewest_seats: number;
  most_seats: number;
  texts: Record<string, string>;
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

/**
 * Something that all people at the table must agree to: a pause, its end, the end of the game;
 * `concede` ends it, too, and everybody sees who has given up.
 */
export interface Propose {
  type: "propose";
  id: string;
  what: "abort" | "concede" | "pause" | "resume";
}

/** One's answer to the open proposal. */
export interface Vote {
  type: "vote";
  id: string;
  proposal: number;
  agree: boolean;
}

/**
 * Lead the others through a finished game: go to this move, look through these eyes. Whoever is
 * first leads until they stop (`move` null) or go.
 */
export interface Show {
  type: "show";
  id: string;
  move: number | null;
  eyes?: number | "all" | "public";
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
export interface DeadlinesChanged {
  type: "times";
  now: number;
  deadlines: Deadline[];
}

/** Where the one who leads through a finished game is now; null: nobody leads any more. */
export interface Shown {
  type: "shown";
  showing: Showing | null;
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

/** Somebody at a table: `who` of a seat, or of a line of chat. */
export interface SomePerson {
  who: string;
}

/** Mute or block somebody at a table, or (`on` false) do so no longer. */
export interface Shun {
  who: string;
  on?: boolean;
}

/** Whom I have muted and blocked, as `who` of this table. */
export interface Shunned {
  muted: string[];
  blocked: string[];
}

/** Somebody on my list; `who` is for this list alone. */
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

/** Tell those who run the server about somebody. The last lines of chat go along. */
export interface Report {
  who: string;
  reason: "chat" | "cheating" | "leaving" | "name" | "other";
  text?: string;
}

/**
 * A game that I play. `turn`: whether it waits for me, `since` when and `until` when, in
 * milliseconds since 1970; null where there is no such time.
 */
export interface MyTable {
  table: TableLine;
  turn: boolean;
  since: number | null;
  until: number | null;
}

/**
 * A game that I have played to its end. `played_as` are ids of texts by kind: what I was in it,
 * as its game tells such things apart. `replay`: whether it can be looked at again.
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
 * Those that wait for me first. `more` asks for the results after these, as `?before=`; null
 * where there are none. A page that is not the first has no tables.
 */
export interface MyGames {
  running: MyTable[];
  results: MyResult[];
  more: string | null;
}

/** So many games as this (the id of a text), of a kind such as `role`. */
export interface MyTally {
  kind: string;
  text: string;
  games: number;
  won: number;
}

/** All my games of one game. `form` are the latest of them, the oldest of these first. */
export interface MyRecord {
  game: string;
  games: number;
  won: number;
  lost: number;
  draws: number;
  form: ("draw" | "lost" | "won" | null)[];
  tallies: MyTally[];
}

/** Of so many games, the latest; `most` is how many are counted at most. */
export interface MyStatistics {
  counted: number;
  most: number;
  records: MyRecord[];
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

/** A new password for one of the recovery codes of an account, which is used up by it. */
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

/** For what must not be done by whoever finds the page open. */
export interface WithPassword {
  password: string;
}

/** They are shown this once. Each works once; a new set replaces the one before. */
export interface RecoveryCodes {
  codes: string[];
}

/** A browser that is logged in. `seen` is right within an hour; `current` is the asking one. */
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

/** `name` is one's own name, typed as it is; the password is asked of accounts alone. */
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

/** Everything personal that is kept of somebody. Passwords and codes are kept as hashes only. */
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

/** `key` is what a browser has to know of this server, and how many browsers are told. */
export interface PushInfo {
  key: string;
  browsers: number;
}

/** Where this browser can be reached, as it says itself; `p256dh` and `auth` are base64url. */
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

/**
 * All that a first page shows, in one answer. `proposed` is a name for whoever has none yet;
 * nobody has to take it. `turns` is at how many tables it is one's turn.
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
 * A table of this game: with bots, where the game begins at once, or one to invite friends to.
 *
 * Whoever has no name yet gets one. Seats, bots and options are those of the preset.
 */
export interface PlayNow {
  game: string;
  others?: "bots" | "friends";
  preset?: string;
}

/** Who one is now, and the table. */
export interface Started {
  me: Me;
  table: string;
}

/**
 * How long a decision may take (0: no limit), and when a bot stands in for who is away.
 *
 * A game may have options of its own for this (its manifest names them, `table_options`). They
 * decide then, and the settings of the table do not count.
 *
 * With `decision_days` the game is played over days: each decision may take so many, whatever else
 * says how long, and the time runs also while nobody is there. No bot stands in before it is over;
 * then the default is played, and a bot plays on for the seat until its person comes back.
 */
export interface ClockSettings {
  decision_days: number;
  decision_seconds: number;
  grace_seconds: number;
  bot_pace: "fast" | "natural" | "slow";
}

/** What the host chooses for a table besides the game's own options. */
export interface TableSettings {
  visibility: "link" | "public";
  spectators: "delayed" | "live" | "off" | "open";
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

/**
 * One seat. `by_bot`: a bot plays it for the person, who is away or has left for good.
 *
 * `who` stands for the person, at this table alone; it is empty for bots of this house. `agent`: a
 * bot from outside has this seat, by the bot API.
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

/** Until when (milliseconds since 1970, by the server's clock) a question waits for a seat. */
export interface Deadline {
  seat: number;
  until: number;
}

/** What all seats in `asked` must agree to. Who has answered what is nobody else's business. */
export interface Proposal {
  id: number;
  what: "abort" | "concede" | "pause" | "resume" | "undo";
  by: number;
  asked: number[];
  until: number;
}

/**
 * Where the one who leads is in a finished game: after so many moves, through these eyes. `who`
 * stands for the leader, at this table alone.
 */
export interface Showing {
  who: string;
  name: string;
  move: number;
  eyes: number | "all" | "public";
}

/**
 * So many moves were taken back, because `seat` wanted it (null: not known). It is news as long
 * as `epoch` is the table's.
 */
export interface LastUndo {
  seat: number | null;
  moves: number;
  epoch: number;
}

/**
 * All about a table but the game itself; the same for every viewer.
 *
 * `now` is the server's clock, for `deadlines`. `epoch` 0 is the lobby. `last_proposal` tells how
 * the last one ended. `forked`: the game goes on after so many moves of a finished one.
 * `conceded`: the seat that has given up, where the others took it; then there is no result.
 * `preset`: the one that the options are, before the game.
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
  forked: number | null;
  undone: LastUndo | null;
  conceded: number | null;
  showing: Showing | null;
  commitment: string | null;
  preset: string | null;
}

/**
 * A table in a list. With a `fault` it can be looked at, taken away as a file and left.
 *
 * `rules` is the rules version of its game, null before the game. `days` is how many a decision
 * may take; 0 where the game is not played over days.
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

/** A public game that is being played, and may be watched; `watching` is how many do. */
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
 * A line of chat. `seat` is null in the spectators' chat. `who` stands for the writer, at this
 * table alone; it is empty in lines of before there was such a thing.
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

/**
 * Play on after so many moves of a finished game, on this seat (null: one's own, or the first).
 *
 * The others are bots, of this level (null: as strong as before, or as can be), or the people who
 * sat there: then the game stands still until those who have come agree to go on.
 */
export interface Fork {
  move: number;
  seat?: number | null;
  others?: "bots" | "people";
  level?: string | null;
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

/** A mean over playouts, and its standard error. */
export interface Chance {
  mean: number;
  error: number;
}

/**
 * A decision of the seat. `move` is how many moves of the game came before it.
 *
 * `mine` is the seat's choice, `best` that of the bot; `chance` and `best_chance` are how often
 * each wins. `loss` is the difference, as it was found in worlds in which it was not looked for.
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

/**
 * Something the seat did not see: a text of the game or a seat, how likely it was by the view,
 * and whether it was so.
 */
export interface Thought {
  odds: number;
  is_so: boolean;
  text: string;
  seat: number | null;
}

/** What the seat could believe when it was asked for its decision `number`. */
export interface Thoughts {
  number: number;
  move: number;
  round: number;
  thoughts: Thought[];
}

/** One round: the chance at its beginning, and how it moved by whose doing. */
export interface Share {
  round: number;
  move: number;
  chance: Chance;
  mine: Chance;
  others: Chance;
  luck: Chance;
}

export interface Listener {
  seat: number;
  belief: "believed" | "doubted" | "unknown";
}

/** A claim that its speaker knew to be untrue. It was the move with this number, from 0. */
export interface Lie {
  move: number;
  seat: number;
  round: number;
  kind: string;
  listeners: Listener[];
}

/**
 * All of it, of one seat. `level` is the bot that was asked, `plays_on` who played the rest.
 *
 * `shares` is empty where the time was up before; `is_whole`: everything was looked at.
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

/** A choice that is shown to its seat alone, with the reason why it is no option. */
export interface Locked {
  choice: number;
  reason: string;
}

/** The decision of the view's own seat; `source` is what makes the game ask (see Decision). */
export interface OpenDecision {
  id: number;
  locked: Locked[];
  optional: boolean;
  options: number[];
  prompt: string;
  source: string;
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

/** What all viewers see alike, in every game. A game's own view has more. */
export interface SharedView {
  commitment: string;
  game: string;
  result: ResultView | null;
  seats: number;
  seed: string | null;
  waiting: Waiting[];
}

/** What is a seat's or (seat None) a spectator's own, in every game. */
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

export type FromServer = Welcome | Snapshot | Update | LineAdded | RoomChanged | DeadlinesChanged | Shown | Ack | Nack | Pong | Bye;

export interface Routes {
  /** Who am I? */
  "GET /api/me": { body: null; answer: Who };
  /** Give oneself a name; the first time, become a guest. */
  "PUT /api/me": { body: Rename; answer: Me };
  /** Turn the guest into an account. */
  "POST /api/account": { body: Credentials; answer: Me };
  /** Log in; a guest's games come along. */
  "POST /api/login": { body: Credentials; answer: Me };
  /** End this session. */
  "POST /api/logout": { body: null; answer: Done };
  /** End all my sessions. */
  "POST /api/logout-everywhere": { body: null; answer: Done };
  /** A new password for a recovery code; log in. */
  "POST /api/recover": { body: Recover; answer: Me };
  /** My sessions, and how many codes are left. */
  "GET /api/account": { body: null; answer: AccountInfo };
  /** Change my password. */
  "PUT /api/account/password": { body: NewPassword; answer: Done };
  /** New recovery codes. */
  "POST /api/account/codes": { body: WithPassword; answer: RecoveryCodes };
  /** End one of my sessions. */
  "DELETE /api/sessions/{id}": { body: null; answer: AccountInfo };
  /** My games: my turn, running, results. */
  "GET /api/me/games": { body: null; answer: MyGames };
  /** What my results come to. */
  "GET /api/me/statistics": { body: null; answer: MyStatistics };
  /** What a browser needs to be told of my turns. */
  "GET /api/push": { body: null; answer: PushInfo };
  /** Tell this browser when it is my turn. */
  "POST /api/push": { body: Subscribe; answer: Done };
  /** Tell this browser nothing any more. */
  "POST /api/push/stop": { body: Unsubscribe; answer: Done };
  /** Everything personal that is kept of me. */
  "GET /api/me/data": { body: null; answer: MyData };
  /** Delete me, and all that is personal. */
  "POST /api/me/delete": { body: DeleteMe; answer: Done };
  /** Whom I have muted or blocked. */
  "GET /api/shunned": { body: null; answer: ShunnedPeople };
  /** Take somebody off that list. */
  "POST /api/unshun": { body: Unshun; answer: ShunnedPeople };
  /** All that the first page shows. */
  "GET /api/start": { body: null; answer: Start };
  /** A table with one click; name and all. */
  "POST /api/play": { body: PlayNow; answer: Started };
  /** The bots that I answer for. */
  "GET /api/bots": { body: null; answer: Bots };
  /** A new bot, and its token. */
  "POST /api/bots": { body: NewBot; answer: BotToken };
  /** Another token; the old one ends. */
  "POST /api/bots/{id}/token": { body: null; answer: BotToken };
  /** Delete a bot, with its token. */
  "DELETE /api/bots/{id}": { body: null; answer: Done };
  /** The games and their options. */
  "GET /api/games": { body: null; answer: Games };
  /** One game and its options. */
  "GET /api/games/{id}": { body: null; answer: GameInfo };
  /** Public tables that wait for players or are played. */
  "GET /api/tables": { body: null; answer: Tables };
  /** Games to watch. */
  "GET /api/tables/live": { body: null; answer: LiveGames };
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
  /** The same, player or spectator. */
  "POST /api/tables/{id}/remove": { body: SomePerson; answer: Seated };
  /** Nor at my other tables (host). */
  "POST /api/tables/{id}/block": { body: Shun; answer: Shunned };
  /** Do not show me what somebody writes. */
  "POST /api/tables/{id}/mute": { body: Shun; answer: Shunned };
  /** Whom I have muted and blocked. */
  "GET /api/tables/{id}/shunned": { body: null; answer: Shunned };
  /** Report somebody. */
  "POST /api/tables/{id}/report": { body: Report; answer: Done };
  /** Hand over the host's role. */
  "POST /api/tables/{id}/host": { body: AtSeat; answer: Seated };
  /** A new table, the same people. */
  "POST /api/tables/{id}/rematch": { body: null; answer: TableRef };
  /** Play on from a finished game. */
  "POST /api/tables/{id}/fork": { body: Fork; answer: TableRef };
  /** The table as I see it (bot). */
  "GET /api/tables/{id}/look": { body: null; answer: Looked };
  /** The same, once it is my turn (bot). */
  "GET /api/tables/{id}/wait": { body: null; answer: Looked };
  /** A socket's frames, as JSON lines (bot). */
  "GET /api/tables/{id}/stream": { body: null; answer: unknown };
  /** Answer the open question (bot). */
  "POST /api/tables/{id}/choose": { body: Choose; answer: Looked };
  /** Claim something (bot). */
  "POST /api/tables/{id}/say": { body: SayClaim; answer: Looked };
  /** Write a line of chat (bot). */
  "POST /api/tables/{id}/chat": { body: WriteLine; answer: Looked };
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
  /** What a seat could have done better in a finished game, as far as that is known. */
  "GET /api/tables/{id}/analysis/{seat}": { body: null; answer: AnalysisState };
  /** Have it worked out. */
  "POST /api/tables/{id}/analysis/{seat}": { body: null; answer: AnalysisState };
  /** Give that up. */
  "DELETE /api/tables/{id}/analysis/{seat}": { body: null; answer: AnalysisState };
  /** The record of a game that is over, or cannot go on. */
  "GET /api/tables/{id}/export": { body: null; answer: unknown };
  /** A finished game from such a file. */
  "POST /api/import": { body: null; answer: TableRef };
  /** What is kept here, and for how long. */
  "GET /api/privacy": { body: null; answer: Privacy };
  /** All that admins look at (admin). */
  "GET /api/admin": { body: null; answer: AdminOverview };
  /** Ban somebody (admin). */
  "POST /api/admin/ban": { body: NewBan; answer: AdminOverview };
  /** Lift a ban (admin). */
  "POST /api/admin/unban": { body: OldBan; answer: AdminOverview };
  /** End a game (admin). */
  "POST /api/admin/close-table": { body: CloseTable; answer: AdminOverview };
  /** It is settled (admin). */
  "POST /api/admin/close-report": { body: CloseReport; answer: AdminOverview };
  /** Another name (admin). */
  "POST /api/admin/rename": { body: RenamePerson; answer: AdminOverview };
  /** Delete a person (admin). */
  "POST /api/admin/delete": { body: DeletePerson; answer: AdminOverview };
}
