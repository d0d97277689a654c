/** The prompts, as in the terminal, and the variables of their texts. */

import type { DeathMayDieView, QuestionAbout } from "@/generated/death_may_die";
import { t, type Values } from "@/lib/i18n.svelte";
import { named, type Namer } from "./names";

/** The variables for a prompt's text. */
const COUNTS = ["points", "left", "wounds", "sanity", "tentacles", "n", "actions"] as const;

export function askedValues(view: DeathMayDieView, namer: Namer): Values {
  const about = view.question;
  const values: Values = { who: namer.person(about.who ?? view.table.active) };
  for (const name of COUNTS) {
    const n = about[name];
    if (n !== undefined) values["n"] = n;
  }
  if (about.space !== undefined) values["space"] = namer.space(about.space);
  if (about.to !== undefined) values["space"] = namer.space(about.to);
  if (about.figure !== undefined) values["figure"] = namer.figure(about.figure);
  if (about.token !== undefined) values["token"] = namer.token(about.token);
  if (about.follower !== undefined) values["follower"] = namer.person(about.follower);
  if (about.receiver !== undefined) values["receiver"] = namer.person(about.receiver);
  if (about.type !== undefined) values["enemy"] = named(namer.legend.types[about.type]?.id ?? "");
  if (about.card !== undefined) {
    values["card"] = about.prompt === "discovery" ? namer.card(about.card) : namer.held(about.card);
  }
  if (about.triggers !== undefined) values["what"] = triggerName(namer, about, 0);
  return values;
}

/** A trigger, named by its source and that source's owner. */
export function triggerName(namer: Namer, about: QuestionAbout, at: number): string {
  const found = about.triggers?.[at];
  if (found === undefined) return "";
  return `${namer.source(found.source)} (${namer.person(found.who)})`;
}

export function promptText(prompt: string, view: DeathMayDieView, namer: Namer): string {
  return t(`dmd-prompt-${prompt}`, askedValues(view, namer));
}
