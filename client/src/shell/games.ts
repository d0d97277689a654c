/** The interface between a game's folder and the shell. */

import type { Component } from "svelte";
import type { GameInfo, Refusal, SeatState } from "@/generated/protocol";
import { textOrNull, loadTexts, type Values } from "@/lib/i18n.svelte";
import type { Weight } from "@/lib/narrator";
import type { Staging } from "@/lib/playback.svelte";
import type { EventOf, GameTypes } from "@/lib/table.svelte";
import type { Sound } from "@/lib/sound/sound";
import { genericGame } from "./generic";
import { readable } from "./generic/words";
import type { ResultCardContent } from "./ending/result-card";
import type { MomentContext, Moment } from "./moments/moments";
import type { QuestionContext, Mark, Question } from "./dock/question";
import type { Catalogue } from "./reference/reference";

export type { MomentContext, Moment } from "./moments/moments";
export type { QuestionContext, Mark, OptionWords, Plan, Question, ShownCard } from "./dock/question";

/** The name of a seat, or of a party without a player. */
export type Names = (party: number) => string;
export type ChoiceName = GameInfo["choices"][number];

/** One line of the log: a sentence and its weight. */
export interface LogLine {
  readonly text: string;
  /** A note is about the table, not the game. */
  readonly weight: Weight | "note";
}

/** The goal, in one line that stays on the screen. It is the same for all viewers of the table: nothing in it
 * may depend on private knowledge. */
export interface Goal {
  readonly wanted: string;
  /** The progress, each number with two or three words. */
  readonly numbers: readonly string[];
  /** How the game ends, in full sentences. */
  readonly ends: readonly string[];
}

export interface Words<G extends GameTypes = GameTypes> {
  /** The question, for the player who is asked. */
  prompt(prompt: string, view: G["view"], names: Names): string;
  /** The same, for players who wait. */
  waiting(prompt: string, who: string): string;
  choice(choice: ChoiceName, view: G["view"], names: Names): string;
  /** For an optional question that closes by itself: the choice made for everyone else when its time is up.
   * It has no button, and it is no one's turn. */
  window?(prompt: string): string | undefined;
  /** Everything that the dock shows of a question; without it, only `prompt` and `choice`. */
  question?(asked: QuestionContext<G>): Question;
  locked(reason: string): string;
  /** The history in words; an event may be silent, or take more than one line. */
  log(history: readonly EventOf<G>[], view: G["view"], names: Names): LogLine[];
  /** The section of the rules that explains a question. */
  section(prompt: string): string | undefined;
  /** The state of the game, for the head of the table. */
  status(view: G["view"], stage: G["stage"]): string;
  /** The goal and its progress. */
  goal?(view: G["view"], stage: G["stage"], names: Names): Goal;
}

export interface BoardProps<G extends GameTypes = GameTypes> {
  readonly view: G["view"];
  readonly legend: G["legend"];
  readonly stage: G["stage"];
  readonly names: Names;
  readonly seats: readonly SeatState[];
  /** The options now, and how to choose one. */
  readonly options: readonly number[];
  readonly choices: readonly ChoiceName[];
  readonly choose: (choice: number) => void;
  /** Options and plans that can be chosen on the board, by place. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** Asks the coach what this seat could work out; null without a coach. */
  readonly advise: (() => Promise<G["advice"] | null>) | null;
  /** The coach's answer to the open question, in games that have its odds on the options. */
  readonly advice?: G["advice"] | null;
  /** Opens the game's claims; null where there are none. */
  readonly talk: (() => void) | null;
  /** Sends a claim; absent for spectators. */
  readonly say?: ((claim: Record<string, unknown>) => Promise<Refusal | null>) | null;
}

export interface InterludeProps<G extends GameTypes = GameTypes> {
  readonly history: readonly EventOf<G>[];
  readonly view: G["view"];
  readonly legend: G["legend"];
  readonly names: Names;
}

export interface EndingProps<G extends GameTypes = GameTypes> {
  readonly view: G["view"];
  readonly legend: G["legend"];
  readonly names: Names;
}

export interface CoachProps<G extends GameTypes = GameTypes> extends EndingProps<G> {
  readonly advice: G["advice"];
  readonly choices: readonly ChoiceName[];
}

export interface TalkProps<G extends GameTypes = GameTypes> extends EndingProps<G> {
  /** Sends a claim; null for spectators. */
  readonly say: ((claim: Record<string, unknown>) => Promise<Refusal | null>) | null;
}

/** One text about a thing of the game; left out if the language files lack it. */
export interface RulesLine {
  readonly text: string;
  /** The text id of this line's label; both get the same values. */
  readonly label?: string;
  readonly values?: Values;
}

/** A thing of the game, such as a role or a skill, by the ids of its name and texts. */
export interface RulesEntry {
  readonly name: string;
  readonly lines: readonly RulesLine[];
}

/** A section of the rules: its texts are `rules-<prefix>-<id>` and, numbered, its paragraphs. */
export interface RulesSection {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly paragraphs: number;
  readonly drawing?: Component;
  readonly entries?: readonly RulesEntry[];
}

/** Exported by a game's card.ts as `card`: everything the front page needs of a game.
 * Its texts, such as `<prefix>-name`, are in card.ftl of the game's texts. */
export interface GameCard {
  /** The game's id on the server. */
  readonly id: string;
  /** Its place in lists of games, as in the server's manifest. */
  readonly complexity: number;
  /** The prefix of the game's text ids: `<prefix>-name`, `-about` and `-facts` introduce it. */
  readonly prefix: string;
  /** The picture on the front page. */
  readonly Cover: Component;
  /** The options of each group; its title is the text `<prefix>-options-<group>`. Options without a group
   * come first. */
  readonly optionGroups?: Readonly<Record<string, readonly string[]>>;
}

/** Exported by a game's index.ts as `table`, with the types of that game. */
export interface GameTable<G extends GameTypes = GameTypes> extends GameCard {
  readonly staging: Staging<G>;
  /** The game in words, given what its numbers mean. */
  words(legend: G["legend"]): Words<G>;
  readonly Board: Component<BoardProps<G>>;
  /** Shown where the playback stops, if it ever does. */
  readonly Interlude?: Component<InterludeProps<G>>;
  /** Whether the history has something for the interlude to show. */
  hasInterlude(history: readonly EventOf<G>[]): boolean;
  readonly Ending?: Component<EndingProps<G>>;
  /** The content of the picture and text to share of a finished game: public information only. */
  resultCard?(ending: EndingProps<G>): ResultCardContent;
  /** Shows what a seat could work out, if the game has a coach. */
  readonly Coach?: Component<CoachProps<G>>;
  /** What people claim, in games with structured talk. */
  readonly Talk?: Component<TalkProps<G>>;
  /** Whether a question with one option may be answered automatically, if the player wants that. Not in
   * games of secrets, where even timing reveals something. */
  readonly mayAnswerAlone?: boolean;
  /** Whether to ask the coach automatically at every question, where the table allows it, so that its odds
   * are on the options. Not in games of secrets. */
  readonly oddsOnOptions?: boolean;
  /** Draws the `picture` of a question, an option or a moment. */
  readonly Picture?: Component<{ picture: string }>;
  /** The full-board moment of an event; null for ordinary events. */
  moment?(happening: MomentContext<G>): Moment | null;
  /** An undo of the last move is offered beside the question, until an event of these kinds. */
  readonly undoStopsAt?: readonly string[];
  /** By the kind of an event. */
  readonly sounds: Readonly<Partial<Record<EventOf<G>["kind"], Sound>>>;
  readonly rules: readonly RulesSection[];
  /** All cards and pieces of the game, with texts and pictures. */
  readonly catalogue?: Catalogue;
}

/** Game cards are bundled; the games themselves are loaded on demand. */
const CARDS = import.meta.glob<GameCard>("../games/*/card.ts", { eager: true, import: "card" });

/**
 * Every folder of src/games is a game. Only here its table loses its specific type: the
 * shell finds it by the game's id and gives it data of that game.
 */
const TABLES = import.meta.glob<GameTable>("../games/*/index.ts", { import: "table" });

/** The built-in games, simplest first, whether this server has them or not. */
export const GAMES: readonly GameCard[] = Object.values(CARDS).sort((a, b) => a.complexity - b.complexity);

const loaded = new Map<string, GameTable>();

/** The games a server offers: built-in ones, then those added to this server. */
export function offered(served: readonly { readonly id: string }[]): readonly GameCard[] {
  const others = served.filter(({ id }) => !GAMES.some((game) => game.id === id));
  return [...GAMES, ...others.map(({ id }) => cardOf(id))];
}

/** The card of a game; a game without one uses the generic table. */
export function cardOf(game: string): GameCard {
  return GAMES.find(({ id }) => id === game) ?? genericGame(game);
}

export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}

/** Loads the table of a game and its texts; every page of a game waits for this. */
export async function loadGame(game: string): Promise<GameTable> {
  const load = TABLES[`../games/${folderOf(game)}/index.ts`];
  const [table] = await Promise.all([load?.() ?? genericGame(game), loadTexts(folderOf(game))]);
  keepLoaded(table);
  return table;
}

export function keepLoaded(table: GameTable): void {
  loaded.set(table.id, table);
}

/** The table of a game that has been loaded. */
export function tableOf(game: string): GameTable {
  const table = loaded.get(game) ?? (GAMES.some(({ id }) => id === game) ? undefined : genericGame(game));
  if (table === undefined) throw new Error(`the game ${game} has not been loaded`);
  return table;
}

export function gameName(game: string): string {
  return textOrNull(`${cardOf(game).prefix}-name`) ?? readable(game);
}
