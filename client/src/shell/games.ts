/** What a game gives to the shell so that it can be played at a table of its own. */

import type { Component } from "svelte";
import { arkhamRitual } from "@/games/arkham-ritual";
import type { GameInfo, SeatState } from "@/protocol";
import type { Staging } from "@/lib/playback.svelte";
import type { GameEvent, View } from "@/lib/table.svelte";
import type { Sound } from "@/lib/sound";
import { genericGame } from "./generic";

/** The name of a seat, or of a party without a player. */
export type Names = (party: number) => string;
export type ChoiceName = GameInfo["choices"][number];

/** One line of the log: a sentence, and what kind of moment it is. */
export interface LogLine {
  readonly text: string;
  readonly weight: "chapter" | "plain" | "grave";
}

export interface Words {
  /** The question, to the one who is asked. */
  prompt(prompt: string, view: View, names: Names): string;
  /** The same, for those who wait. */
  waiting(prompt: string, who: string): string;
  choice(choice: ChoiceName, view: View, names: Names): string;
  locked(reason: string): string;
  /** The history in words; an event may be silent, or take more than one line. */
  log(history: readonly GameEvent[], view: View, names: Names): LogLine[];
  /** The section of the rules that explains a question. */
  section(prompt: string): string | undefined;
  /** Where the game stands, for the head of the table. */
  status(view: View, stage: object): string;
}

export interface BoardProps {
  readonly view: View;
  readonly stage: object;
  readonly names: Names;
  readonly seats: readonly SeatState[];
  /** The choices that are open to me now, and how to make one. */
  readonly options: readonly number[];
  readonly choices: readonly ChoiceName[];
  readonly choose: (choice: number) => void;
}

export interface InterludeProps {
  readonly history: readonly GameEvent[];
  readonly view: View;
  readonly names: Names;
}

export interface EndingProps {
  readonly view: View;
  readonly names: Names;
}

export interface CoachProps extends EndingProps {
  /** What the server's coach of this game says; its form is the game's own. */
  readonly advice: Readonly<Record<string, unknown>>;
  readonly choices: readonly ChoiceName[];
}

/** A section of the rules: its texts are `rules-<game>-<id>` and what follows from that. */
export interface RulesSection {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly paragraphs: number;
  readonly drawing?: Component;
}

export interface GameTable {
  /** The beginning of the game's text ids. */
  readonly prefix: string;
  readonly staging: Staging;
  readonly words: Words;
  readonly Board: Component<BoardProps>;
  /** What is shown where the playback stops, if it ever does. */
  readonly Interlude?: Component<InterludeProps>;
  /** Whether there is something for the interlude to look back on. */
  hasInterlude(history: readonly GameEvent[]): boolean;
  readonly Ending?: Component<EndingProps>;
  /** Shows what a seat could work out, where the game has a coach. */
  readonly Coach?: Component<CoachProps>;
  readonly sounds: Readonly<Record<string, Sound>>;
  readonly rules: readonly RulesSection[];
}

const TABLES: Readonly<Record<string, GameTable>> = {
  "arkham-ritual": arkhamRitual,
};

/** The games of the house, for the front page, whether this server has them or not. */
export const HOUSE_GAMES: readonly string[] = ["arkham-ritual", "among-cultists", "death-may-die"];

const PREFIXES: Readonly<Record<string, string>> = {
  "among-cultists": "ac",
  "death-may-die": "dmd",
};

/** The table of a game; one that has none of its own is played from lists. */
export function tableOf(game: string): GameTable {
  return TABLES[game] ?? genericGame(PREFIXES[game] ?? game);
}
