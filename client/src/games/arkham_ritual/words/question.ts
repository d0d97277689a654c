/** The questions of this game for the dock: their causes, and what each answer does. */

import type { ArkhamRitualAdvice, ArkhamRitualEvent, ArkhamRitualView } from "@/generated/arkham_ritual";
import { percent, t } from "@/lib/i18n.svelte";
import type { QuestionContext, ChoiceName, Names, OptionWords, Question, ShownCard } from "@/shell/games";
import { colourOf, kindOf, nameOf, ruleOf } from "../cards/cards";
import type { ArkhamRitualTypes } from "../stage";

const called = (card: number): string => t(`ar-card-${nameOf(card)}`);

/** A card with its text. */
function shownCard(card: number): ShownCard {
  return {
    title: called(card),
    over: t(`ar-kind-${kindOf(card)}`),
    lines: [t(ruleOf(card))],
    tone: colourOf(card) === "sane" ? "blue" : "red",
    picture: String(card),
  };
}

/** The seats that passed the passing card on, beginning with the one that drew it. */
export function passers(history: readonly ArkhamRitualEvent[]): number[] {
  const drawn = history.findLastIndex(({ kind }) => kind === "drew");
  return history.slice(Math.max(0, drawn)).flatMap((event) => (event.kind === "gave" ? [event.seat] : []));
}

export function question(asked: QuestionContext<ArkhamRitualTypes>): Question {
  const { decision, view } = asked;
  const { prompt } = decision;
  const last = prompt === "receive" && view.hands.length === 0;
  const ask = last ? "receive-last" : prompt;
  const card = prompt === "orb" ? view.top : view.passing;
  return {
    cause: cause(ask, view, asked.names),
    question: t(`ar-ask-${ask}`),
    next: next(ask, asked.advice),
    card: card === null || prompt === "confess" ? undefined : shownCard(card),
    oddsMean: t("ar-odds-mean"),
    options: new Map(
      [...decision.options, ...decision.locked.map(({ choice }) => choice)].map((choice) => [
        choice,
        optionWords(choice, asked),
      ]),
    ),
  };
}

function cause(ask: string, { active, history, passing, top }: ArkhamRitualView, names: Names): string {
  const card = (ask === "orb" ? top : passing) ?? null;
  const from = passers(history).at(-1) ?? active;
  return t(`ar-cause-${ask}`, {
    card: card === null ? t("ar-view-hidden-card") : called(card),
    from: names(from),
    active: names(active),
    straight: from === active ? "yes" : "no",
  });
}

function next(ask: string, advice: ArkhamRitualAdvice | null): string {
  const own = advice === null ? "" : t("ar-next-own", { sane: percent(advice.colour["sane"] ?? 0) });
  return [t(`ar-next-${ask}`), ask === "confess" ? "" : own].filter((each) => each !== "").join(" ");
}

function optionWords(choice: number, asked: QuestionContext<ArkhamRitualTypes>): OptionWords {
  const [name = "", seat]: ChoiceName = asked.choices[choice] ?? [];
  const { view, names, advice } = asked;
  const found = advice?.options.find((each) => each.choice === choice);
  const odds =
    found === undefined
      ? undefined
      : { chance: found.survives, text: t("ar-answer-odds", { survives: percent(found.survives) }) };
  if (name === "give") return { ...give(Number(seat), view, names), odds };
  const label = t(`ar-answer-${name}`);
  const detail = t(`ar-answer-${name}-detail`, { n: view.deck });
  switch (name) {
    case "take":
      return { label, detail, odds, place: `seat:${view.seat ?? 0}` };
    case "discard":
      return { label, detail, odds, kind: "ending", place: "sheet" };
    case "return":
      return { label, detail, odds, place: "deck" };
    case "remove":
      return { label, detail, odds, place: "removed" };
    default:
      return { label, detail, kind: "danger", askAgain: t("ar-answer-confess-again") };
  }
}

/** The option to pass to a player, with the card they would discard if they kept it. */
function give(seat: number, { held, hands }: ArkhamRitualView, names: Names): OptionWords {
  const card = held[seat] ?? null;
  const detail = [
    ...(card === null ? [] : [t("ar-answer-give-detail", { card: called(card) })]),
    ...(hands.length === 1 ? [t("ar-answer-give-last")] : []),
  ];
  return {
    label: t("ar-answer-give", { seat: names(seat) }),
    detail: detail.join(" · "),
    place: `seat:${seat}`,
  };
}
