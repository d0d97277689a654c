/** Why something is asked: the card, skill or action behind a question, and the card's text. */

import {
  PHASE_MYTHOS,
  SIGN,
  SKILLS_EACH,
  SUCCESS,
  TENTACLE,
  type DeathMayDieEvent,
  type DeathMayDieView,
} from "@/generated/death_may_die";
import { textOrNull, listed, t } from "@/lib/i18n.svelte";
import type { ShownCard } from "@/shell/games";
import { linesOf, named, ruleOf, type Namer } from "./names";
import type { DeathMayDieStage } from "../stage";

/** The source of a question, by its kind and id: `mythos:e1-hue-and-cry`. */
interface Source {
  readonly kind: string;
  readonly id: string;
}

function sourceOf(source: string | undefined): Source {
  const [kind = "", id = ""] = (source ?? "").split(":");
  return { kind, id };
}

/** "Mythos: The Dark of N'kai"; null where a rule asks. */
export function nameOfSource(source: string | undefined): string | null {
  const { kind, id } = sourceOf(source);
  return id === "" || kind === "rule" ? null : textOrNull(`dmd-because-${kind}`, { name: named(id) });
}

/** The latest event of the history that can be a cause, for questions that a rule asks. */
export function lastCause(
  { table, turned }: DeathMayDieStage,
  history: readonly DeathMayDieEvent[],
  namer: Namer,
): string {
  for (const event of [...history].reverse()) {
    switch (event.kind) {
      case "mythos":
        return t("dmd-because-mythos", { name: namer.mythos(event.card) });
      case "insanity":
        return t("dmd-because-insanity", { name: named(namer.legend.insanities[event.insanity] ?? "") });
      case "used":
        return namer.source(event.source);
      case "episode-action":
        return t("dmd-because-action", { name: named(namer.legend.actions[event.action] ?? "") });
      case "enemy-attacks":
        return namer.typeOf(event.figure);
      case "stage-revealed":
        return namer.stage(event.stage);
      case "advanced":
        return named(namer.legend.episode);
      case "turn-began":
        return "";
    }
  }
  return table.phase === PHASE_MYTHOS && turned?.kind === "mythos"
    ? t("dmd-because-mythos", { name: namer.mythos(turned.card) })
    : "";
}

/** The rule of a source, by its kind. */
function ruleOfSource({ kind, id }: Source, namer: Namer, who: number): string {
  const { legend, table } = namer;
  switch (kind) {
    case "skill": {
      const place = namer.skills(who).indexOf(id);
      const level = table.levels[SKILLS_EACH * who + place] ?? 0;
      return ruleOf(`${id}-level${Math.max(level, 1)}`);
    }
    case "action":
      return namer.actionRule(id, table.space[who] ?? -1);
    case "episode":
      return ruleOf(`${id}-advance`);
    case "stage":
      return table.stage > 0 && legend.stages[table.stage - 1]?.id === id
        ? ruleOf(`${id}-reveal`) || ruleOf(`${id}-rule`)
        : ruleOf(`${id}-rule`);
    case "relic":
      return ruleOf(`${id}-normal-rule`);
    default:
      return ruleOf(`${id}-rule`);
  }
}

/** The card in question, with its text; null where a rule asks, or the card has no text. */
export function cardOfSource(view: DeathMayDieView, namer: Namer): ShownCard | undefined {
  const source = sourceOf(view.question.source);
  if (source.id === "" || source.kind === "rule") return undefined;
  const lines = linesOf(ruleOfSource(source, namer, view.question.who ?? view.table.active));
  if (lines.length === 0) return undefined;
  const over = textOrNull(`dmd-view-${source.kind}`);
  return {
    title: named(source.id),
    lines,
    tone: source.kind === "mythos" || source.kind === "insanity" ? "red" : "paper",
    ...(over === null ? {} : { over }),
  };
}

/** The faces of the open roll, counted: "1 success, 2 tentacles". */
export function diceInWords(faces: readonly number[]): string {
  const count = (symbol: number): number =>
    faces.filter((face) => Math.floor(face / symbol) % 2 === 1).length;
  return countsInWords(count(SUCCESS), count(SIGN), count(TENTACLE));
}

/** Leaves out parts with a count of 0. */
export function countsInWords(successes: number, signs: number, tentacles: number): string {
  const parts = [
    ...(successes > 0 ? [t("dmd-opt-successes", { n: successes })] : []),
    ...(signs > 0 ? [t("dmd-opt-signs", { n: signs })] : []),
    ...(tentacles > 0 ? [t("dmd-opt-tentacles", { n: tentacles })] : []),
  ];
  return parts.length === 0 ? t("dmd-opt-blanks") : parts.join(", ");
}

export function namesOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed([...counts].map(([what, n]) => (n > 1 ? t("dmd-view-several", { n, what }) : what)));
}
