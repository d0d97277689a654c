/** The questions of this game for the dock: cause, question, consequence, and options. */

import type { OpenDecision } from "@/generated/protocol";
import type { DeathMayDieChoice, DeathMayDieLegend, QuestionAbout } from "@/generated/death_may_die";
import { textOrNull, t, type Values } from "@/lib/i18n.svelte";
import type { QuestionContext, OptionWords, Plan, Question, ShownCard } from "@/shell/games";
import { cardOfSource, diceInWords, lastCause, nameOfSource } from "./causes";
import { linesOf, named, Namer, ruleOf } from "./names";
import { oddsMeaning } from "./option-odds";
import { OptionsInWords } from "./options";
import { askedValues, promptText } from "./prompts";
import { isAgainst } from "../table-fields";
import type { DeathMayDieTypes } from "../stage";

type Ask = QuestionContext<DeathMayDieTypes>;

/** Events that stop a run, because the player may want to reconsider. */
const STOPS = ["wounds", "sanity", "insanity", "mythos", "lost", "discovered"];

export function questionFor(legend: DeathMayDieLegend, asked: Ask): Question {
  const { decision, view, stage, names } = asked;
  const namer = new Namer(legend, stage.table, names, view.seats);
  const values = askedValues(view, namer);
  const said = new OptionsInWords(asked, namer);
  const variant = isAgainst(view.roll) && decision.prompt === "reroll" ? "reroll-against" : decision.prompt;
  return {
    cause: causeOf(asked, namer, values),
    question: textOrNull(`dmd-ask-${variant}`, values) ?? promptText(decision.prompt, view, namer),
    next: textOrNull(`dmd-next-${variant}`, values) ?? undefined,
    card: cardOf(asked, namer),
    oddsMean: oddsMeaning(asked.advice),
    options: wordsOf(decision, said),
    plans: plansOf(asked, said),
  };
}

// ---------------------------------------------------------------- cause

function causeOf(asked: Ask, namer: Namer, values: Values): string | undefined {
  const { decision, view, stage } = asked;
  const source = nameOfSource(view.question.source);
  if (decision.prompt === "move" && source !== null) return t("dmd-why-walk", { ...values, what: source });
  if (source !== null) return source;
  if (decision.prompt === "reroll") return rollCause(asked, namer, values);
  const what = lastCause(stage, view.history, namer);
  const n = enemiesAround(view.question, namer);
  return (
    textOrNull(`dmd-why-${decision.prompt}`, {
      n,
      ...values,
      what: what === "" ? named(namer.legend.episode) : what,
    }) ?? undefined
  );
}

function enemiesAround({ who }: QuestionAbout, { table }: Namer): number {
  const here = table.space[who ?? table.active];
  return table.figure_space.filter((space) => space === here).length;
}

function rollCause(asked: Ask, namer: Namer, values: Values): string {
  const { roll } = asked.view;
  if (roll === null) return "";
  const told = { ...values, dice: diceInWords([...roll.black, ...roll.green]) };
  if (roll.foe < 0) return textOrNull(`dmd-why-reroll-${roll.kind}`, told) ?? t("dmd-why-reroll", told);
  const known = { ...told, foe: namer.typeOf(roll.foe) };
  return t(isAgainst(roll) ? "dmd-why-reroll-attacked" : "dmd-why-reroll-attack", known);
}

function cardOf({ decision, view }: Ask, namer: Namer): ShownCard | undefined {
  const { card } = view.question;
  if (decision.prompt === "discovery" && card !== undefined) {
    const id = namer.legend.cards[card]?.id ?? "";
    return { over: t("dmd-view-discovery"), title: named(id), lines: linesOf(ruleOf(`${id}-story`)) };
  }
  return cardOfSource(view, namer);
}

// ---------------------------------------------------------------- the options

/** Options for equal figures on one space become one button. */
function wordsOf(decision: OpenDecision, said: OptionsInWords): Map<number, OptionWords> {
  const words = new Map<number, OptionWords>();
  const alike = new Map<string, number[]>();
  for (const choice of [...decision.options, ...decision.locked.map(({ choice: each }) => each)]) {
    const key = said.likeness(choice);
    if (key !== null) alike.set(key, [...(alike.get(key) ?? []), choice]);
    words.set(choice, said.words(choice));
  }
  for (const [first, ...others] of alike.values()) {
    const word = first === undefined ? undefined : words.get(first);
    if (first === undefined || word === undefined || others.length === 0) continue;
    words.set(first, {
      ...word,
      label: t("dmd-opt-several", { what: word.label, n: others.length + 1 }),
    });
    for (const other of others) words.set(other, { ...word, sameAs: first });
  }
  return words;
}

// ---------------------------------------------------------------- plans

/** A run to a space, chosen by one tap on it: the steps are the path that the rules give. */
function plansOf({ decision, view, choices }: Ask, said: OptionsInWords): Plan[] {
  const find = (name: DeathMayDieChoice, argument?: number): number | undefined => {
    const at = choices.findIndex(
      ([called, given]) => called === name && (argument === undefined || given === argument),
    );
    return at < 0 ? undefined : at;
  };
  const running = ["free-run", "run"] as const;
  const first = running
    .map((name) => find(name))
    .find((each) => each !== undefined && decision.options.includes(each));
  const begins = decision.prompt === "action" ? first : undefined;
  if (decision.prompt !== "move" && begins === undefined) return [];
  const done = find("done");
  return (view.question.routes ?? []).flatMap((route) => {
    const end = route.at(-1);
    if (end === undefined || (begins === undefined && route.length < 2)) return [];
    const spaces = route.flatMap((space) => find("space", space) ?? []);
    const steps = [
      ...(begins === undefined ? [] : [{ prompt: decision.prompt, choice: begins }]),
      ...spaces.map((choice) => ({ prompt: "move", choice })),
      ...(done === undefined ? [] : [{ prompt: "move", choice: done }]),
    ];
    return [{ ...said.run(route), place: `space:${end}`, steps, stopsAt: STOPS }];
  });
}
