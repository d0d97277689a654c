/** The state of the board during playback. */

import {
  ELDER,
  GREEN,
  PHASE_ACTIONS,
  PHASE_MYTHOS,
  SKILLS_EACH,
  type DeathMayDieAdvice,
  type DeathMayDieEvent,
  type DeathMayDieLegend,
  type DeathMayDieView,
  type GoalProgress,
  type Rerolled,
  type RollView,
  type TableView,
  type Tallied,
} from "@/generated/death_may_die";
import { replaced, type Staging } from "@/lib/playback.svelte";
import type { GameTypes } from "@/lib/table.svelte";
import { has, members } from "./table-fields";

/** The rolled dice; `tally` once they have been counted. */
export interface Dice {
  readonly who: number;
  readonly kind: number;
  readonly foe: number;
  readonly black: readonly number[];
  readonly green: readonly number[];
  readonly tally: Pick<Tallied, "successes" | "signs" | "tentacles" | "changed" | "changed_by"> | null;
}

/** A card that has just been turned up. */
export interface Turned {
  readonly kind: "mythos" | "discovery";
  readonly card: number;
}

export interface DeathMayDieStage {
  readonly table: TableView;
  readonly tokens: number;
  readonly symbols: number;
  /** The progress of the goal after the last move shown. */
  readonly goal: readonly GoalProgress[];
  readonly dice: Dice | null;
  readonly turned: Turned | null;
  /** The figure and the investigator hit by the current event. */
  readonly struckFigure: number;
  readonly struckPerson: number;
}

/** The types of this game. */
export interface DeathMayDieTypes extends GameTypes {
  readonly view: DeathMayDieView;
  readonly legend: DeathMayDieLegend;
  readonly stage: DeathMayDieStage;
  readonly advice: DeathMayDieAdvice;
}

function raised(list: readonly number[], at: number, by: number): number[] {
  return list.map((each, i) => (i === at ? each + by : each));
}

function withBit(mask: number, bit: number, on: boolean): number {
  return has(mask, bit) === on ? mask : mask + (on ? 2 ** bit : -(2 ** bit));
}

function diceOf(roll: RollView | null, before: Dice | null): Dice | null {
  if (roll === null || roll.black.length + roll.green.length === 0) return before;
  const { who, kind, foe, black, green } = roll;
  return { who, kind, foe, black, green, tally: null };
}

function settle(view: DeathMayDieView, before: DeathMayDieStage | null): DeathMayDieStage {
  return {
    table: view.table,
    tokens: view.table.board.length,
    symbols: view.symbols,
    goal: view.goal,
    dice: diceOf(view.roll, before?.dice ?? null),
    turned: before?.turned ?? null,
    struckFigure: -1,
    struckPerson: -1,
  };
}

/** The changes of an event to the table, if any; the rest comes with the next view. */
function onTable(table: TableView, event: DeathMayDieEvent, tokens: number): Partial<TableView> | null {
  switch (event.kind) {
    case "character":
      return { character: replaced(table.character, event.who, event.character) };
    case "turn-began":
      return { active: event.who, turn: event.turn, actions: event.actions, phase: PHASE_ACTIONS };
    case "mythos":
      return { phase: PHASE_MYTHOS };
    case "moved":
    case "placed":
      return { space: replaced(table.space, event.who, event.to) };
    case "wounds":
      return { wounds: replaced(table.wounds, event.who, event.now) };
    case "stress":
      return { stress: replaced(table.stress, event.who, event.now) };
    case "sanity":
      return { sanity: replaced(table.sanity, event.who, event.now) };
    case "followed":
    case "enemy-moved":
      return { figure_space: replaced(table.figure_space, event.figure, event.to) };
    case "summoned":
      return { figure_space: replaced(table.figure_space, event.figure, event.space) };
    case "elder-placed":
      return { figure_space: replaced(table.figure_space, ELDER, event.space) };
    case "enemy-wounded":
      return { figure_wounds: replaced(table.figure_wounds, event.figure, event.now) };
    case "enemy-mended":
      return { figure_wounds: raised(table.figure_wounds, event.figure, -event.n) };
    case "enemy-killed":
    case "enemy-banished":
      return {
        figure_space: replaced(table.figure_space, event.figure, -1),
        figure_wounds: replaced(table.figure_wounds, event.figure, 0),
      };
    case "token-placed":
      return { laid: raised(table.laid, event.space * tokens + event.token, event.n) };
    case "token-removed":
      return { laid: raised(table.laid, event.space * tokens + event.token, -event.n) };
    case "token-moved": {
      const left = raised(table.laid, event.space * tokens + event.token, -event.n);
      return { laid: raised(left, event.to * tokens + event.token, event.n) };
    }
    case "token-turned": {
      const left = raised(table.laid, event.space * tokens + event.token, -event.n);
      return { laid: raised(left, event.space * tokens + event.now, event.n) };
    }
    case "passage":
      return { passages: replaced(table.passages, event.passage, event.token) };
    case "advanced":
      return { track: event.track };
    case "disrupted":
      return { disrupted: true };
    case "stage-revealed":
      return { stage: event.stage };
    default:
      return inHands(table, event, tokens);
  }
}

/** Changes to an investigator's cards and sheet, and to the story board. */
function inHands(table: TableView, event: DeathMayDieEvent, tokens: number): Partial<TableView> | null {
  switch (event.kind) {
    case "set-up":
      return { insanity: event.insanities };
    case "level-up":
      return { levels: replaced(table.levels, SKILLS_EACH * event.who + event.skill, event.level) };
    case "claimed":
      return {
        hand: replaced(table.hand, event.who, withBit(table.hand[event.who] ?? 0, event.card, true)),
        right: withBit(table.right, event.card, event.side === 1),
      };
    case "other-side":
      return { right: withBit(table.right, event.card, event.side === 1) };
    case "card-discarded":
      return {
        hand: replaced(table.hand, event.who, withBit(table.hand[event.who] ?? 0, event.card, false)),
        card_wounds: replaced(table.card_wounds, event.card, 0),
      };
    case "traded":
      return {
        hand: table.hand.map((hand, who) =>
          who === event.who || who === event.to ? withBit(hand, event.card, who === event.to) : hand,
        ),
      };
    case "relic-gained":
      return {
        relics: replaced(table.relics, event.who, withBit(table.relics[event.who] ?? 0, event.relic, true)),
        transformed: withBit(table.transformed, event.relic, event.transformed),
      };
    case "relics-transformed":
      return {
        transformed: members(table.relics[event.who] ?? 0).reduce(
          (mask, relic) => withBit(mask, relic, true),
          table.transformed,
        ),
      };
    case "companion-wounded":
      return { card_wounds: replaced(table.card_wounds, event.card, event.now) };
    case "carries":
      return { carried: replaced(table.carried, event.who * tokens + event.token, event.now) };
    case "board-tokens":
      return { board: replaced(table.board, event.token, event.now) };
    case "lost":
      return { alive: withBit(table.alive, event.who, false) };
    default:
      return null;
  }
}

/** The changes of an event beside the table: the dice, the open card, who is hit. */
function besideTable({ dice }: DeathMayDieStage, event: DeathMayDieEvent): Partial<DeathMayDieStage> {
  switch (event.kind) {
    case "turn-began":
      return { dice: null, turned: null };
    case "rolled": {
      const { who, roll, foe, black, green } = event;
      return { dice: { who, kind: roll, foe, black, green, tally: null } };
    }
    case "rerolled":
      return { dice: dice && rerolled(dice, event) };
    case "tallied": {
      const { successes, signs, tentacles, changed, changed_by } = event;
      return { dice: dice && { ...dice, tally: { successes, signs, tentacles, changed, changed_by } } };
    }
    case "mythos":
      return { turned: { kind: "mythos", card: event.card } };
    case "discovered":
      return { turned: { kind: "discovery", card: event.card } };
    case "wounds":
    case "stress":
    case "sanity":
      return { struckPerson: event.change > 0 ? event.who : -1 };
    case "enemy-attacks":
      return { struckFigure: event.figure, struckPerson: event.who };
    case "enemy-wounded":
      return { struckFigure: event.figure };
    default:
      return {};
  }
}

function rerolled(dice: Dice, { die, now }: Rerolled): Dice {
  const colour = die >= GREEN ? "green" : "black";
  const faces = [...dice[colour]];
  const at = faces.indexOf(die % GREEN);
  if (at >= 0) faces[at] = now % GREEN;
  return { ...dice, [colour]: faces };
}

function step(stage: DeathMayDieStage, event: DeathMayDieEvent): DeathMayDieStage {
  const change = onTable(stage.table, event, stage.tokens);
  return {
    ...stage,
    struckFigure: -1,
    struckPerson: -1,
    ...besideTable(stage, event),
    table: change === null ? stage.table : { ...stage.table, ...change },
  };
}

const RESTS: Readonly<Partial<Record<DeathMayDieEvent["kind"], number>>> = {
  character: 300,
  "turn-began": 500,
  moved: 420,
  placed: 420,
  followed: 260,
  attacked: 350,
  "enemy-moved": 420,
  "enemy-attacks": 500,
  "enemy-wounded": 420,
  "enemy-killed": 420,
  summoned: 420,
  rolled: 800,
  rerolled: 450,
  tallied: 700,
  mythos: 1900,
  discovered: 1200,
  claimed: 600,
  wounds: 450,
  sanity: 450,
  insanity: 1100,
  lost: 1200,
  advanced: 700,
  disrupted: 1400,
  "stage-revealed": 1500,
  "elder-placed": 800,
  "stage-defeated": 1200,
};

export const staging: Staging<DeathMayDieTypes> = {
  settle,
  step,
  rest: ({ kind }) => RESTS[kind] ?? 0,
  stopsBefore: () => false,
};
