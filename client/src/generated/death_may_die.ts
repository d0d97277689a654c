// Generated from src/miskatonic/games/death_may_die by `python -m tools.generate_ts`. Do not edit.

import type { Narration } from "@/lib/narrator";
import type { OpenDecision, ResultView, Waiting } from "./protocol";

/**
 * The part that all viewers share.
 *
 * `numbers` holds the numbers of effective skill levels, by investigator; `symbols` counts those
 * in the Mythos discard; `question` has details of the open decision; `goal` the progress of each
 * condition of the episode's goal; `chronicle` the recap of a finished game.
 */
export interface DeathMayDieShared {
  chronicle: Recap | null;
  commitment: string;
  decks: Decks;
  game: string;
  goal: GoalProgress[];
  numbers: number[][];
  options: Record<string, boolean | number | string | null | string[]>;
  question: QuestionAbout;
  result: ResultView | null;
  roll: RollView | null;
  rules: number;
  seats: number;
  seed: string | null;
  symbols: number;
  table: TableView;
  waiting: Waiting[];
}

export interface Recap {
  deeds: InvestigatorRecap[];
  killed: number;
  moments: Moment[];
  mythos: number;
  turns: number;
}

/** One investigator's numbers; `lost` is the turn of death, or 0. */
export interface InvestigatorRecap {
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
  event: DeathMayDieEvent;
  turn: number;
}

/** The cards left in each deck, sorted because nobody knows their order. */
export interface Decks {
  discovery: number[];
  mythos: number[];
  relics: number[];
}

/**
 * How far one condition of the goal has come: `now` must be between `low` and `high`.
 *
 * A `high` of -1 means that there is no upper bound.
 */
export interface GoalProgress {
  high: number;
  low: number;
  met: boolean;
  now: number;
}

/** Details of the open question; the prompt decides which of them are present. */
export interface QuestionAbout {
  actions?: number;
  card?: number;
  figure?: number;
  follower?: number;
  followers?: number[];
  given?: number[];
  labels?: string[];
  left?: number;
  life?: number;
  mind?: number;
  n?: number;
  points?: number;
  prompt?: string;
  receiver?: number;
  routes?: number[][];
  sanity?: number;
  sneaks?: number;
  source?: string;
  space?: number;
  tentacles?: number;
  to?: number;
  token?: number;
  triggers?: TriggerAbout[];
  type?: number;
  who?: number;
  wounds?: number;
}

/** A trigger: its source, its index there, and whose it is. */
export interface TriggerAbout {
  source: number;
  trigger: number;
  who: number;
}

/**
 * The open roll: its kind, investigator and dice, and the tally once there is one.
 *
 * `changed` holds the successes added or subtracted by each of `changed_by`.
 */
export interface RollView {
  black: number[];
  changed: number[];
  changed_by: string[];
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
 * The table, with fields as in state.py: masks, and lists by investigator, space, figure or
 * card (see components.py).
 */
export interface TableView {
  actions: number;
  active: number;
  alive: number;
  board: number[];
  card_wounds: number[];
  carried: number[];
  character: number[];
  disrupted: boolean;
  figure_space: number[];
  figure_wounds: number[];
  hand: number[];
  insanity: number[];
  laid: number[];
  levels: number[];
  mythos_discard: number[];
  offered: number[];
  passages: number[];
  phase: number;
  relics: number[];
  right: number;
  sanity: number[];
  space: number[];
  stage: number;
  stress: number[];
  track: number;
  transformed: number;
  turn: number;
  wounds: number[];
}

/** The part that depends on the viewer: a seat, or a spectator (None). */
export interface DeathMayDieOwn {
  decision: OpenDecision | null;
  history: DeathMayDieEvent[];
  seat: number | null;
}

/**
 * `sources` are the things that have powers, `source_rules` the ids of their rule texts; "" for
 * unused numbers.
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

/**
 * A Discovery card. A missing side is "". Each option has a label and the number of the side
 * that it takes, or -1.
 */
export interface CardLegend {
  health: number[];
  id: string;
  kinds: string[];
  labels: string[];
  takes: number[];
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

/** A type of enemy; its figures are numbered from `first` up to, but not including, `last`. */
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

/**
 * `roll` is the open roll, `plans` are the rolls that the open question can lead to.
 *
 * `options` are the choices of the seat that is asked; `choice` is the best of the rerolls, or to
 * stop. A card can be better still: its odds are given, but not its cost. `way`: how the party
 * could win from here.
 */
export interface DeathMayDieAdvice {
  choice: number | null;
  options: OptionAdvice[];
  plans: PlanAdvice[];
  roll: RollAdvice | null;
  way: WayToWin | null;
}

/**
 * An option for the open roll.
 *
 * `alone`: the chances without further rerolls; `best`: with the best use of the remaining ones.
 */
export interface OptionAdvice {
  alone: Chances;
  best: Chances;
  choice: number;
}

/**
 * The expected results of a way to play.
 *
 * `reaches`: the chance to reach the aim; `successes` and `wounds`: expected numbers (wounds
 * dealt, or on a roll against you taken, with the stress of rolls that stress); `loss`: the
 * expected sanity lost to tentacles; `threshold`: the chance that they reach the next insanity
 * threshold; `lost`: the chance that the investigator doesn't survive the roll; `stress`: the
 * expected cost of rerolls.
 */
export interface Chances {
  loss: number;
  lost: number;
  reaches: number;
  stress: number;
  successes: number;
  threshold: number;
  wounds: number;
}

/** The roll that a sequence of choices leads to. */
export interface PlanAdvice {
  choices: number[];
  roll: RollAdvice;
}

/**
 * A roll, open or to come.
 *
 * `aim` is defeat (the targets), need (the required result), most (successes) or harm (as little
 * as possible); `needed`: the fewest successes that reach it, None if no number does; `asked`: the
 * successes required, None if there are none.
 *
 * `spread[n]` is the chance of n successes without rerolls. `plain` holds the chances without
 * rerolls, `best[n]` those of the best use of rerolls with at most n stress; `best[0]` uses only
 * free ones. `until` is the sanity left before the next threshold.
 */
export interface RollAdvice {
  aim: "defeat" | "harm" | "most" | "need";
  asked: number | null;
  best: Chances[];
  black: number;
  foe: number;
  free: number;
  green: number;
  kind: string;
  needed: number | null;
  plain: Chances;
  spread: number[];
  targets: number[];
  until: number;
  who: number;
}

/**
 * `missing` pieces of the goal, or wounds of the Elder One once he can be hurt (`is_last`);
 * `actions` is the adept's estimate of the actions needed, or -1.
 */
export interface WayToWin {
  actions: number;
  is_last: boolean;
  missing: number;
  pieces: PieceOfWork[];
}

/**
 * A piece of work: its `token` or `figure`, the `space`, the destination `to`, the successes it
 * `needs`, and `who` is nearest, `moves` away; -1 if it doesn't apply.
 */
export interface PieceOfWork {
  do: "attack" | "bait" | "bring" | "deliver" | "fetch" | "remove" | "set" | "turn" | "turn-bring";
  figure: number;
  moves: number;
  needs: number;
  space: number;
  to: number;
  token: number;
  who: number;
}

export type DeathMayDieView = DeathMayDieShared & DeathMayDieOwn;

/** DMD-058  A player takes this investigator. */
export interface CharacterChosen {
  kind: "character";
  who: number;
  character: number;
}

/** DMD-060 … 062  The first investigator, and the insanity of each. */
export interface TableSetUp {
  kind: "set-up";
  first: number;
  insanities: number[];
}

/** DMD-196  The types in slots A and B, -1 if empty. */
export interface UnknownMonstersDrawn {
  kind: "unknown-monsters";
  a: number;
  b: number;
}

/** DMD-199  Relics are laid out to choose from. */
export interface RelicsOffered {
  kind: "relics-offered";
  relics: number[];
}

/** DMD-199  An investigator gets a relic. */
export interface RelicGained {
  kind: "relic-gained";
  who: number;
  relic: number;
  transformed: boolean;
}

/** DMD-189  All relics of an investigator are turned over. */
export interface RelicsTransformed {
  kind: "relics-transformed";
  who: number;
}

/** DMD-084, DMD-085  A turn begins, with a number of actions. */
export interface TurnBegan {
  kind: "turn-began";
  who: number;
  turn: number;
  actions: number;
}

/** DMD-090  One space of a Run or another move. */
export interface Moved {
  kind: "moved";
  who: number;
  space: number;
  to: number;
}

/** An investigator is placed on a space without moving. */
export interface Placed {
  kind: "placed";
  who: number;
  space: number;
  to: number;
}

/** DMD-092  An enemy follows an investigator. */
export interface Followed {
  kind: "followed";
  figure: number;
  space: number;
  to: number;
}

/** DMD-193  An enemy stays behind. */
export interface Sneaked {
  kind: "sneaked";
  who: number;
  figure: number;
}

/** DMD-096  An investigator attacks these figures. */
export interface Attacked {
  kind: "attacked";
  who: number;
  figures: number[];
}

/** DMD-100  The Rest action. */
export interface Rested {
  kind: "rested";
  who: number;
}

/** DMD-103  A card changes hands. */
export interface Traded {
  kind: "traded";
  card: number;
  who: number;
  to: number;
}

/** DMD-107  An action of the episode. */
export interface EpisodeActionTaken {
  kind: "episode-action";
  who: number;
  action: number;
}

/** A card or relic is used; `use` is the index of the use. */
export interface Used {
  kind: "used";
  who: number;
  source: number;
  use: number;
}

/** DMD-063  All dice as thrown; `roll` is the kind of roll (keywords.ROLL_KINDS). */
export interface Rolled {
  kind: "rolled";
  who: number;
  roll: number;
  foe: number;
  black: number[];
  green: number[];
}

/** DMD-074  One die, before and after. */
export interface Rerolled {
  kind: "rerolled";
  who: number;
  die: number;
  now: number;
}

/**
 * DMD-077, DMD-081  The final result; `changed` holds the successes from each of the `changes`
 * things in `changed_by`.
 */
export interface Tallied {
  kind: "tallied";
  who: number;
  successes: number;
  signs: number;
  tentacles: number;
  changes: number;
  changed: number[];
  changed_by: string[];
}

/** DMD-069  Blanks count as tentacles because of this token. */
export interface BlanksTurned {
  kind: "blanks-turned";
  who: number;
  n: number;
  token: number;
}

/** DMD-R35  A skill or card adds wounds to an attack. */
export interface WoundsAdded {
  kind: "wounds-added";
  who: number;
  n: number;
  by: string;
}

/** DMD-025, DMD-026  Stress taken or healed. */
export interface StressChanged {
  kind: "stress";
  who: number;
  change: number;
  now: number;
}

/** DMD-027  Wounds taken or healed. */
export interface WoundsChanged {
  kind: "wounds";
  who: number;
  change: number;
  now: number;
}

/** DMD-124  A companion takes a wound. */
export interface CompanionWounded {
  kind: "companion-wounded";
  who: number;
  card: number;
  now: number;
}

/** DMD-032, DMD-034  The marker moves right. */
export interface SanityLost {
  kind: "sanity";
  who: number;
  change: number;
  now: number;
}

/** DMD-035, DMD-036  An insanity threshold, and its permanent dice. */
export interface ThresholdReached {
  kind: "threshold";
  who: number;
  number: number;
  "bonus-dice": number;
}

/** DMD-037  The insanity card takes effect or is calmed. */
export interface InsanityTriggered {
  kind: "insanity";
  who: number;
  insanity: number;
  calm: boolean;
}

/** DMD-039  A skill rises a level. */
export interface LeveledUp {
  kind: "level-up";
  who: number;
  skill: number;
  level: number;
}

/** DMD-027, DMD-033, DMD-156  An investigator is out of the game. */
export interface InvestigatorLost {
  kind: "lost";
  who: number;
  reason: "insane" | "killed";
  space: number;
}

/** DMD-108  A Mythos card is drawn and resolved. */
export interface MythosDrawn {
  kind: "mythos";
  card: number;
}

/** DMD-149  The discard is shuffled back; `cards` are now in the deck. */
export interface MythosReshuffled {
  kind: "mythos-reshuffled";
  cards: number;
}

/** DMD-119  An investigator draws this card. */
export interface Discovered {
  kind: "discovered";
  who: number;
  card: number;
}

/** DMD-121  A card that nobody claimed is discarded. */
export interface DiscoveryDiscarded {
  kind: "discovery-discarded";
  card: number;
}

/** DMD-013, DMD-123  An investigator claims a side of a Discovery card. */
export interface Claimed {
  kind: "claimed";
  who: number;
  card: number;
  side: number;
}

/** DMD-130  A claimed card is turned over. */
export interface OtherSideTaken {
  kind: "other-side";
  who: number;
  card: number;
  side: number;
}

/** DMD-127  An investigator loses a Discovery card. */
export interface CardDiscarded {
  kind: "card-discarded";
  who: number;
  card: number;
}

/** DMD-115  A figure enters the board. */
export interface Summoned {
  kind: "summoned";
  figure: number;
  type: number;
  space: number;
}

/** DMD-113  An enemy moves from one space to another. */
export interface EnemyMoved {
  kind: "enemy-moved";
  figure: number;
  space: number;
  to: number;
}

/** DMD-133  An enemy attacks. */
export interface EnemyAttacks {
  kind: "enemy-attacks";
  figure: number;
  who: number;
}

/** DMD-097  An enemy takes wounds from `who`, or from nobody (-1). */
export interface EnemyWounded {
  kind: "enemy-wounded";
  figure: number;
  n: number;
  now: number;
  who: number;
}

/** DMD-097  An enemy's wounds heal. */
export interface EnemyMended {
  kind: "enemy-mended";
  figure: number;
  n: number;
}

/** DMD-098  An enemy dies. */
export interface EnemyKilled {
  kind: "enemy-killed";
  figure: number;
  space: number;
  who: number;
}

/** DMD-022  An enemy returns to the pool without being killed. */
export interface EnemyBanished {
  kind: "enemy-banished";
  figure: number;
  space: number;
}

/** A token is placed on a space. */
export interface TokenPlaced {
  kind: "token-placed";
  token: number;
  n: number;
  space: number;
}

/** A token returns from a space to the pool. */
export interface TokenRemoved {
  kind: "token-removed";
  token: number;
  n: number;
  space: number;
}

/** A token moves from one space to another. */
export interface TokenMoved {
  kind: "token-moved";
  token: number;
  n: number;
  space: number;
  to: number;
}

/** A token is turned to its other side, which has its own number. */
export interface TokenTurned {
  kind: "token-turned";
  token: number;
  now: number;
  n: number;
  space: number;
}

/** An investigator gains or loses tokens. */
export interface CarriedTokensChanged {
  kind: "carries";
  who: number;
  token: number;
  change: number;
  now: number;
}

/** The tokens on the episode's board change. */
export interface BoardTokensChanged {
  kind: "board-tokens";
  token: number;
  change: number;
  now: number;
}

/** DMD-042  A passage is barred by a token, open (-1) or gone (-2). */
export interface PassageChanged {
  kind: "passage";
  passage: number;
  token: number;
}

/** DMD-147, DMD-153  The track advances; says whether the Elder One's figure is on it. */
export interface Advanced {
  kind: "advanced";
  track: number;
  figure: boolean;
}

/** DMD-162  The goal of the episode is reached. */
export interface Disrupted {
  kind: "disrupted";
  who: number;
}

/** DMD-151, DMD-168  A stage of the Elder One is revealed. */
export interface StageRevealed {
  kind: "stage-revealed";
  stage: number;
}

/** DMD-151  The Elder One is placed on a space. */
export interface ElderPlaced {
  kind: "elder-placed";
  space: number;
}

/** DMD-167  A stage of the Elder One is defeated. */
export interface StageDefeated {
  kind: "stage-defeated";
  stage: number;
}

/** DMD-180 … 184  Won or lost, and why. */
export interface GameOver {
  kind: "game-over";
  won: boolean;
  reason: "all-lost" | "elder-one-killed" | "investigator-lost" | "track-ended";
}

export type DeathMayDieEvent = CharacterChosen | TableSetUp | UnknownMonstersDrawn | RelicsOffered | RelicGained | RelicsTransformed | TurnBegan | Moved | Placed | Followed | Sneaked | Attacked | Rested | Traded | EpisodeActionTaken | Used | Rolled | Rerolled | Tallied | BlanksTurned | WoundsAdded | StressChanged | WoundsChanged | CompanionWounded | SanityLost | ThresholdReached | InsanityTriggered | LeveledUp | InvestigatorLost | MythosDrawn | MythosReshuffled | Discovered | DiscoveryDiscarded | Claimed | OtherSideTaken | CardDiscarded | Summoned | EnemyMoved | EnemyAttacks | EnemyWounded | EnemyMended | EnemyKilled | EnemyBanished | TokenPlaced | TokenRemoved | TokenMoved | TokenTurned | CarriedTokensChanged | BoardTokensChanged | PassageChanged | Advanced | Disrupted | StageRevealed | ElderPlaced | StageDefeated | GameOver;

export type DeathMayDiePrompt = "action" | "assign-wound" | "attacker" | "bar-passage" | "calm-down" | "character" | "choose" | "collapse" | "confirm-lethal" | "convert" | "discard-card" | "discovery" | "elder-location" | "enemy-path" | "follow" | "granted-action" | "heal" | "ignore-sanity" | "ignore-wound" | "killer-instinct" | "leave-behind" | "level-up" | "may-investigate" | "may-trigger" | "more-targets" | "move" | "move-token" | "open-passage" | "order" | "patient" | "pick-enemy" | "pick-investigator" | "pick-space" | "pick-token" | "push" | "relic" | "relic-instead" | "reroll" | "silent-witness" | "split-wounds" | "summon-at" | "take-along" | "take-token" | "target" | "token-path" | "trade-card" | "trade-consent" | "trade-receiver" | "use";

export type DeathMayDieChoice = "done" | "yes" | "no" | "self" | "all" | "run" | "free-run" | "attack" | "free-attack" | "rest" | "trade" | "heal-stress" | "heal-wound" | "heal" | "prevent" | "convert" | "convert-by-card" | "episode-action" | "grant" | "investigator" | "skill" | "option" | "trigger" | "space" | "figure" | "passage" | "card" | "relic" | "token" | "character" | "reroll" | "stress-reroll" | "use";

export const OPEN = -1 as const;

export const GONE = -2 as const;

export const ELDER = 0 as const;

export const FIRE = 0 as const;

export const SUCCESS = 1 as const;

export const SIGN = 2 as const;

export const TENTACLE = 4 as const;

export const GREEN = 8 as const;

export const SIDES = ["left", "right"] as const;

export const SKILLS_EACH = 3 as const;

export const LEVELS = 4 as const;

export const PHASE_ACTIONS = 1 as const;

export const PHASE_MYTHOS = 2 as const;

export const AGAINST = [7, 8, 9] as const;

export const FACES = {"black": [1, 1, 5, 4, 2, 0], "green": [1, 1, 2, 3, 0, 0]} as const;

export const WOUNDS = 5 as const;

export const STRESS = 4 as const;

export const SANITY = 20 as const;

export const THRESHOLDS = [4, 8, 12, 15, 18, 19] as const;

export const BONUS_THRESHOLDS = [8, 15, 18, 19] as const;

export const TRACK = 8 as const;

export const RED_FROM = 5 as const;

/** What each event says, and how its fields are named in the sentence. */
export const NARRATION: Narration = {
  character: { message: "character", silent: false, weight: "plain", secret: [], when: [], words: [["who", "player", "player", ""], ["character", "character", "who", ""]] },
  "set-up": { message: "set-up", silent: false, weight: "plain", secret: [], when: [], words: [["first", "investigator", "first", ""], ["insanities", "insanities", "insanities", ""]] },
  "unknown-monsters": { message: "unknown-monsters", silent: false, weight: "plain", secret: [], when: [], words: [["a", "unknown-monsters", "names", ""]] },
  "relics-offered": { message: "relics-offered", silent: false, weight: "plain", secret: [], when: [], words: [["relics", "relics", "relics", ""]] },
  "relic-gained": { message: "relic-gained", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["relic", "relic", "relic", ""]] },
  "relics-transformed": { message: "relics-transformed", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""]] },
  "turn-began": { message: "turn-began", silent: false, weight: "chapter", secret: [], when: [], words: [["who", "investigator", "who", ""]] },
  moved: { message: "moved", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["space", "space", "space", ""], ["to", "space", "to", ""]] },
  placed: { message: "placed", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["space", "space", "space", ""], ["to", "space", "to", ""]] },
  followed: { message: "followed", silent: false, weight: "plain", secret: [], when: [], words: [["figure", "figure", "figure", ""], ["space", "space", "space", ""], ["to", "space", "to", ""]] },
  sneaked: { message: "sneaked", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["figure", "figure", "figure", ""]] },
  attacked: { message: "attacked", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["figures", "figures", "figures", ""]] },
  rested: { message: "rested", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""]] },
  traded: { message: "traded", silent: false, weight: "plain", secret: [], when: [], words: [["card", "held-card", "card", ""], ["who", "investigator", "who", ""], ["to", "investigator", "to", ""]] },
  "episode-action": { message: "episode-action", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["action", "episode-action", "action", ""]] },
  used: { message: "used", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["source", "source", "source", ""]] },
  rolled: { message: "rolled", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["roll", "text", "roll", "dmd-roll-"], ["black", "dice", "dice", ""]] },
  rerolled: { message: "rerolled", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["die", "die", "die", ""], ["now", "face", "now", ""]] },
  tallied: { message: "tallied", silent: false, weight: "plain", secret: [], when: [["changes", "positive", "tallied-changed"]], words: [["who", "investigator", "who", ""], ["changed_by", "roll-changes", "what", ""]] },
  "blanks-turned": { message: "blanks-turned", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["token", "token", "token", ""]] },
  "wounds-added": { message: "wounds-added", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["by", "thing", "what", ""]] },
  stress: { message: "stress", silent: false, weight: "plain", secret: [], when: [["change", "negative", "stress-healed"]], words: [["who", "investigator", "who", ""], ["change", "size", "n", ""]] },
  wounds: { message: "wounds", silent: false, weight: "plain", secret: [], when: [["change", "negative", "wounds-healed"]], words: [["who", "investigator", "who", ""], ["change", "size", "n", ""]] },
  "companion-wounded": { message: "companion-wounded", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["card", "held-card", "card", ""]] },
  sanity: { message: "sanity", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["change", "size", "n", ""]] },
  threshold: { message: "threshold", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""]] },
  insanity: { message: "insanity", silent: false, weight: "grave", secret: [], when: [], words: [["who", "investigator", "who", ""], ["insanity", "insanity", "insanity", ""]] },
  "level-up": { message: "level-up", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["skill", "skill", "skill", ""]] },
  lost: { message: "lost", silent: false, weight: "grave", secret: [], when: [], words: [["who", "investigator", "who", ""], ["space", "space", "space", ""]] },
  mythos: { message: "mythos", silent: false, weight: "grave", secret: [], when: [], words: [["card", "mythos", "card", ""], ["card", "mythos-rule", "rule", ""]] },
  "mythos-reshuffled": { message: "mythos-reshuffled", silent: false, weight: "plain", secret: [], when: [], words: [] },
  discovered: { message: "discovered", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["card", "card", "card", ""], ["card", "card-story", "story", ""]] },
  "discovery-discarded": { message: "discovery-discarded", silent: false, weight: "plain", secret: [], when: [], words: [["card", "card", "card", ""]] },
  claimed: { message: "claimed", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["card", "card-side", "card", ""]] },
  "other-side": { message: "other-side", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["card", "card-side", "card", ""]] },
  "card-discarded": { message: "card-discarded", silent: false, weight: "plain", secret: [], when: [], words: [["who", "investigator", "who", ""], ["card", "card", "card", ""]] },
  summoned: { message: "summoned", silent: false, weight: "plain", secret: [], when: [], words: [["figure", "figure", "figure", ""], ["space", "space", "space", ""]] },
  "enemy-moved": { message: "enemy-moved", silent: false, weight: "plain", secret: [], when: [], words: [["figure", "figure", "figure", ""], ["space", "space", "space", ""], ["to", "space", "to", ""]] },
  "enemy-attacks": { message: "enemy-attacks", silent: false, weight: "plain", secret: [], when: [], words: [["figure", "figure", "figure", ""], ["who", "investigator", "who", ""]] },
  "enemy-wounded": { message: "enemy-wounded", silent: false, weight: "plain", secret: [], when: [], words: [["figure", "figure", "figure", ""], ["who", "investigator", "who", ""]] },
  "enemy-mended": { message: "enemy-mended", silent: false, weight: "plain", secret: [], when: [], words: [["figure", "figure", "figure", ""]] },
  "enemy-killed": { message: "enemy-killed", silent: false, weight: "plain", secret: [], when: [], words: [["figure", "figure", "figure", ""], ["space", "space", "space", ""], ["who", "investigator", "who", ""]] },
  "enemy-banished": { message: "enemy-banished", silent: false, weight: "plain", secret: [], when: [], words: [["figure", "figure", "figure", ""], ["space", "space", "space", ""]] },
  "token-placed": { message: "token-placed", silent: false, weight: "plain", secret: [], when: [], words: [["token", "token", "token", ""], ["space", "space", "space", ""]] },
  "token-removed": { message: "token-removed", silent: false, weight: "plain", secret: [], when: [], words: [["token", "token", "token", ""], ["space", "space", "space", ""]] },
  "token-moved": { message: "token-moved", silent: false, weight: "plain", secret: [], when: [], words: [["token", "token", "token", ""], ["space", "space", "space", ""], ["to", "space", "to", ""]] },
  "token-turned": { message: "token-turned", silent: false, weight: "plain", secret: [], when: [], words: [["token", "token", "token", ""], ["now", "token", "now", ""], ["space", "space", "space", ""]] },
  carries: { message: "carries", silent: false, weight: "plain", secret: [], when: [["change", "negative", "carries-less"]], words: [["who", "investigator", "who", ""], ["token", "token", "token", ""], ["change", "size", "n", ""]] },
  "board-tokens": { message: "board-tokens", silent: false, weight: "plain", secret: [], when: [], words: [["token", "token", "token", ""], ["change", "size", "n", ""]] },
  passage: { message: "passage-barred", silent: false, weight: "plain", secret: [], when: [["token", "-2", "passage-gone"], ["token", "negative", "passage-opened"]], words: [["passage", "passage-start", "space", ""], ["passage", "passage-end", "to", ""], ["token", "token", "token", ""]] },
  advanced: { message: "advanced", silent: false, weight: "plain", secret: [], when: [], words: [] },
  disrupted: { message: "disrupted", silent: false, weight: "grave", secret: [], when: [], words: [["who", "investigator", "who", ""]] },
  "stage-revealed": { message: "stage-revealed", silent: false, weight: "grave", secret: [], when: [], words: [["stage", "stage", "name", ""], ["stage", "stage-reveal", "rule", ""]] },
  "elder-placed": { message: "elder-placed", silent: false, weight: "plain", secret: [], when: [], words: [["space", "space", "space", ""], ["space", "elder-one", "elder", ""]] },
  "stage-defeated": { message: "stage-defeated", silent: false, weight: "grave", secret: [], when: [], words: [] },
  "game-over": { message: "game-over", silent: false, weight: "grave", secret: [], when: [], words: [["reason", "text", "reason", "dmd-end-"]] },
};
