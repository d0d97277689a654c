/**
 * What the dock shows of an open question. A game puts it into words (`Words.question`); the shell decides
 * for all games the order and keys of the options, what must be confirmed, and what a tap does.
 */

import type { OpenDecision } from "@/generated/protocol";
import type { GameTypes } from "@/lib/table.svelte";
import type { ChoiceName, Names, Words } from "@/shell/games";

/** What a game gets to put a question into words. */
export interface QuestionContext<G extends GameTypes = GameTypes> {
  readonly decision: OpenDecision;
  readonly view: G["view"];
  readonly stage: G["stage"];
  readonly names: Names;
  /** By the number of a choice: its name and its arguments. */
  readonly choices: readonly ChoiceName[];
  /** The coach's answer to this question; null until it arrives, and where the coach is not allowed. */
  readonly advice: G["advice"] | null;
}

/**
 * Plain: one of several ways to continue. Danger: likely to cost a life or the game. Ending: it
 * ends the turn, the round or the game. The last two are set apart, come last, and never have the key 1.
 */
export type OptionKind = "plain" | "danger" | "ending";

const UNCROWDED = 4;
/** Windows below this height, in pixels, have space for one option less. */
const LOW_WINDOW = 760;

/** Whether this many options leave little space, so that odds are shortened. */
export function isCrowded(options: number, height: number | undefined): boolean {
  return options > (height !== undefined && height < LOW_WINDOW ? UNCROWDED - 1 : UNCROWDED);
}

export interface Odds {
  /** From 0 to 1; drawn as a bar. */
  readonly chance: number;
  /** The same in words: "67 % kill". */
  readonly text: string;
  /** The short form, where only a number fits; by default the chance in per cent. */
  readonly short?: string | undefined;
}

/** The texts and marks of a button. */
export interface OptionWords {
  readonly label: string;
  /** The second line: consequence and cost. */
  readonly detail?: string | undefined;
  readonly odds?: Odds | undefined;
  readonly kind?: OptionKind | undefined;
  /** Whether it is allowed but cannot succeed; `detail` says why. Drawn faintly. */
  readonly hopeless?: boolean | undefined;
  /** If something would be wasted or lost: a sentence to show before the option must be pressed again. */
  readonly askAgain?: string | undefined;
  /** The board's name for the thing that it concerns: "space:12", "seat:3". */
  readonly place?: string | undefined;
  /** What the game's `Picture` draws on the button, such as a face, an enemy or a card. */
  readonly picture?: string | undefined;
  /** The number of an equivalent choice that is shown instead, such as one of three equal figures. */
  readonly sameAs?: number | undefined;
}

/** One step of a plan: the question that must be open then, and the answer to it. */
export interface PlanStep {
  readonly prompt: string;
  readonly choice: number;
}

/**
 * Several answers in one, such as a run to a distant space. The client gives them one after the other, each
 * to the question open at that time. It stops if a different question is asked, the answer is not an
 * option, or one of the events in `stopsAt` happens.
 */
export interface Plan extends OptionWords {
  /** Plans are chosen on the board. */
  readonly place: string;
  /** The first step answers the current question. */
  readonly steps: readonly PlanStep[];
  /** Kinds of events that stop the plan. */
  readonly stopsAt?: readonly string[] | undefined;
}

/** A card with its text, beside the question. */
export interface ShownCard {
  readonly title: string;
  /** The kind of card, in small letters above the title. */
  readonly over?: string | undefined;
  readonly lines: readonly string[];
  /** Which of the lines is being carried out. */
  readonly current?: number | undefined;
  /** The colour of the title. */
  readonly tone?: "paper" | "blue" | "red" | undefined;
  /** What the game's `Picture` draws beside the text. */
  readonly picture?: string | undefined;
}

export interface Question {
  /** Why it is asked: which card, whose action. At most about twelve words. */
  readonly cause?: string | undefined;
  /** One question, at most about twelve words. */
  readonly question: string;
  /** What the answer triggers; small, below the question. */
  readonly next?: string | undefined;
  readonly card?: ShownCard | undefined;
  /** What the numbers on the options mean, in two or three words, where only numbers fit. */
  readonly oddsMean?: string | undefined;
  /** By the number of a choice, including locked ones. `Words.choice` names those that are missing. */
  readonly options?: ReadonlyMap<number, OptionWords> | undefined;
  readonly plans?: readonly Plan[] | undefined;
}

/** A thing on the board that can be chosen, for the board to mark. */
export interface Mark {
  readonly place: string;
  /** The number on its button in the dock; empty for a plan, which has none. */
  readonly number: string;
  readonly label: string;
  readonly detail: string;
  readonly kind: OptionKind;
  readonly hopeless: boolean;
  /** Whether it was chosen by a first tap, and the next one commits. */
  readonly chosen: boolean;
  /** Call when it is tapped or clicked. Touch needs two taps: the first shows, the second commits. */
  readonly press: () => void;
}

/** An option as the dock shows it. */
export interface ShownOption extends OptionWords {
  readonly choice: number;
  readonly kind: OptionKind;
  /** The key that chooses it, and the number on its button and on the board; null after the tenth. */
  readonly key: string | null;
  /** Why it cannot be chosen; null if it can. */
  readonly reason: string | null;
}

/** The question in the game's words, or else just its prompt. */
export function questionOf(words: Words, asked: QuestionContext): Question {
  return (
    words.question?.(asked) ?? { question: words.prompt(asked.decision.prompt, asked.view, asked.names) }
  );
}

/** The options in the order of the dock, with their keys. */
export function orderedOptions(words: Words, asked: QuestionContext, question: Question): ShownOption[] {
  const { decision, view, names, choices } = asked;
  const said = (choice: number): OptionWords =>
    question.options?.get(choice) ?? {
      label: words.choice(choices[choice] ?? [String(choice)], view, names),
    };
  const automatic = words.window?.(decision.prompt);
  const shown = decision.options.filter(
    (choice) =>
      said(choice).sameAs === undefined && (automatic === undefined || choices[choice]?.[0] !== automatic),
  );
  const alone = shown.length === 1;
  const open = shown.map((choice) => {
    const option = said(choice);
    return { ...option, choice, reason: null, kind: alone ? "plain" : (option.kind ?? "plain") };
  });
  const plain = open.filter(({ kind }) => kind === "plain");
  const apart = open.filter(({ kind }) => kind !== "plain");
  const locked = decision.locked.map(({ choice, reason }) => ({
    ...said(choice),
    choice,
    reason: words.locked(reason),
    kind: "plain" as const,
    key: null,
  }));
  // Options set apart never have the first key, even if there are no others.
  const first = plain.length + Number(plain.length === 0);
  return [
    ...plain.map((option, i) => ({ ...option, key: keyOf(i) })),
    ...locked,
    ...apart.map((option, i) => ({ ...option, key: keyOf(first + i) })),
  ];
}

/** One to nine, then zero for the tenth. */
function keyOf(at: number): string | null {
  return at < 10 ? String((at + 1) % 10) : null;
}

/** Marks on the board, by place. An option comes before a plan for the same place. */
export function marksOf(
  offered: readonly ShownOption[],
  plans: readonly Plan[],
  chosen: number | string | null,
  press: (what: ShownOption | Plan) => void,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const plan of plans) {
    marks.set(
      plan.place,
      markOf(plan, plan.place, "", plan.place === chosen, () => press(plan)),
    );
  }
  for (const option of offered) {
    if (option.place === undefined || option.reason !== null) continue;
    const isChosen = option.choice === chosen;
    marks.set(
      option.place,
      markOf(option, option.place, option.key ?? "", isChosen, () => press(option)),
    );
  }
  return marks;
}

function markOf(
  { label, detail = "", kind = "plain", hopeless = false }: ShownOption | Plan,
  place: string,
  number: string,
  chosen: boolean,
  press: () => void,
): Mark {
  return { place, number, label, detail, kind, hopeless, chosen, press };
}
