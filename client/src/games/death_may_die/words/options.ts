/** The options in words: label, consequence, cost and odds. */

import { ELDER, SKILLS_EACH } from "@/generated/death_may_die";
import { listed, t } from "@/lib/i18n.svelte";
import type { QuestionContext, OptionWords } from "@/shell/games";
import { dieName, named, ruleOf, type Namer } from "./names";
import { oddsOf, planOf } from "./option-odds";
import { triggerName } from "./prompts";
import { joinParts, Surroundings } from "./surroundings";
import { has, isAgainst } from "../table-fields";
import { whoIsOn } from "./descriptions";
import type { DeathMayDieTypes } from "../stage";

type Ask = QuestionContext<DeathMayDieTypes>;

/** Labels of the choice `done` by prompt, where `dmd-choice-done` does not fit. */
const OWN_DONE: Readonly<Record<string, string>> = {
  action: "dmd-choice-done-action",
  choose: "dmd-opt-otherwise",
  "granted-action": "dmd-opt-none",
  "free-action": "dmd-opt-none",
  move: "dmd-choice-done-move",
  "leave-behind": "dmd-opt-none",
  "take-along": "dmd-opt-nobody",
  "more-targets": "dmd-opt-enough",
  push: "dmd-opt-leave-it",
  use: "dmd-opt-not-now",
  "move-token": "dmd-opt-leave-it",
};

export class OptionsInWords {
  readonly #asked: Ask;
  readonly #namer: Namer;
  readonly #around: Surroundings;

  constructor(asked: Ask, namer: Namer) {
    this.#asked = asked;
    this.#namer = namer;
    this.#around = new Surroundings(asked, namer);
  }

  get #who(): number {
    return this.#asked.view.question.who ?? this.#namer.table.active;
  }

  get #prompt(): string {
    return this.#asked.decision.prompt;
  }

  /** A key that is equal for options with the same meaning; null for options that are not figures. */
  likeness(choice: number): string | null {
    const [family, first] = this.#asked.choices[choice] ?? [];
    if (family !== "figure") return null;
    const figure = Number(first);
    const { table } = this.#namer;
    return [this.#namer.typeId(figure), table.figure_space[figure], table.figure_wounds[figure]].join();
  }

  words(choice: number): OptionWords {
    const [family = "", ...args] = this.#asked.choices[choice] ?? [];
    const first = Number(args[0]);
    const odds = oddsOf(this.#asked.advice, choice);
    const words = this.#byFamily(String(family), first, choice);
    return { ...odds, ...words, detail: odds.detail ?? words.detail };
  }

  #byFamily(family: string, first: number, choice: number): OptionWords {
    const namer = this.#namer;
    switch (family) {
      case "done":
        return this.#done(choice);
      case "run":
      case "free-run":
        return { label: t(`dmd-choice-${family}`), detail: this.#around.runDetail() };
      case "attack":
      case "free-attack":
        return { label: t(`dmd-choice-${family}`), detail: this.#targetOf(choice) };
      case "rest":
        return this.#rest();
      case "trade":
        return { label: t("dmd-choice-trade"), detail: this.#companions() };
      case "episode-action":
        return this.#episodeAction(first);
      case "space":
        return this.#around.space(first);
      case "figure":
        return this.#around.figure(first);
      case "investigator":
        return { ...this.#person(first), place: `person:${first}` };
      case "grant":
        return { label: t("dmd-choice-grant", { who: namer.person(first) }), place: `person:${first}` };
      case "self":
        return this.#self();
      case "card":
        return this.#card(first);
      case "skill":
        return this.#skill(first);
      case "option":
        return this.#way(first);
      case "reroll":
      case "stress-reroll":
        return this.#die(family, first);
      default:
        return this.#others(family, first);
    }
  }

  #others(family: string, first: number): OptionWords {
    const namer = this.#namer;
    const { legend } = namer;
    switch (family) {
      case "heal-stress":
        return { label: t("dmd-choice-heal-stress"), detail: this.#healed("stress") };
      case "heal-wound":
        return { label: t("dmd-choice-heal-wound"), detail: this.#healed("wounds") };
      case "yes":
        return this.#prompt === "confirm-lethal" ? this.#lethal() : { label: t("dmd-choice-yes") };
      case "use":
        return {
          label: t("dmd-view-use-what", { card: namer.source(first) }),
          detail: namer.sourceRule(first),
        };
      case "relic":
        return this.#relic(first);
      case "trigger":
        return {
          label: triggerName(namer, this.#asked.view.question, first),
          detail: namer.sourceRule(this.#asked.view.question.triggers?.[first]?.source ?? -1),
        };
      case "passage": {
        const way = legend.ways[first];
        return {
          label: t("dmd-choice-passage", { space: namer.space(way?.a ?? -1), to: namer.space(way?.b ?? -1) }),
          place: `way:${first}`,
        };
      }
      case "token":
        return {
          label: namer.token(first),
          detail: ruleOf(`${legend.tokens[first] ?? ""}-rule`),
          place: `token:${first}`,
        };
      case "character": {
        const id = legend.investigators[first] ?? "";
        return {
          label: named(id),
          detail: (legend.skills[first] ?? []).map(named).join(" · "),
          picture: `face:${id}`,
          place: `character:${first}`,
        };
      }
      default:
        return { label: t(`dmd-choice-${family}`) };
    }
  }

  // ------------------------------------------------------------ continuing and ending

  #done(choice: number): OptionWords {
    const { question } = this.#asked.view;
    const prompt = this.#prompt;
    if (prompt === "reroll") return this.#keep(choice);
    if (prompt === "discovery") {
      return { label: this.#namer.discoveryLines(question.card ?? 0).at(-1) ?? "", kind: "ending" };
    }
    const label = t(OWN_DONE[prompt] ?? "dmd-choice-done");
    if (prompt === "action") return { label, kind: "ending", ...this.#endOfActions() };
    if (prompt === "move") return { label, kind: "ending", detail: this.#whatIsHere() };
    const points = question.points ?? 0;
    if (prompt === "heal" && points > 0)
      return { label, kind: "ending", askAgain: t("dmd-opt-points-again", { n: points }) };
    return { label, kind: "ending" };
  }

  #endOfActions(): Pick<OptionWords, "detail" | "askAgain"> {
    const n = this.#asked.view.question.actions ?? 0;
    const end = t("dmd-opt-end", { n });
    const names = this.#around.enemiesOn(this.#namer.table.space[this.#who] ?? -1);
    return {
      detail: names === "" ? end : t("dmd-opt-end-attacked", { end, names }),
      ...(n > 0 ? { askAgain: t("dmd-opt-end-again", { n }) } : {}),
    };
  }

  #whatIsHere(): string {
    const names = this.#around.enemiesOn(this.#namer.table.space[this.#who] ?? -1);
    return names === "" ? t("dmd-opt-stop-safe") : t("dmd-opt-there", { names });
  }

  #lethal(): OptionWords {
    const { table } = this.#namer;
    const { wounds = 0, sanity = 0, life = 0, mind = 0 } = this.#asked.view.question;
    const early = (table.figure_space[ELDER] ?? -1) < 0;
    const lost = [
      ...(wounds > 0 ? [t("dmd-opt-die-wounds", { n: wounds, left: life })] : []),
      ...(sanity > 0 ? [t("dmd-opt-die-sanity", { n: sanity, left: mind })] : []),
      ...(early ? [t("dmd-opt-die-lost")] : []),
    ];
    return {
      label: t("dmd-opt-die"),
      kind: "danger",
      detail: lost.join(" · "),
      askAgain: t("dmd-opt-dies-again", { who: this.#namer.person(this.#who) }),
    };
  }

  // ------------------------------------------------------------ places and figures

  /** A run over several spaces, as one plan. */
  run(route: readonly number[]): OptionWords {
    return this.#around.run(route);
  }

  #targetOf(choice: number): string | undefined {
    const foe = planOf(this.#asked.advice, choice)?.roll.targets[0];
    return foe === undefined ? undefined : this.#namer.typeOf(foe);
  }

  // ------------------------------------------------------------ people and cards

  #person(who: number): OptionWords {
    const { table, legend } = this.#namer;
    const [wounds, stress] = [table.wounds[who] ?? 0, table.stress[who] ?? 0];
    return {
      label: this.#namer.person(who),
      detail: t("dmd-opt-person", { wounds, stress, most: legend.most["wounds"] ?? 0 }),
      picture: `face:${legend.investigators[table.character[who] ?? -1] ?? ""}`,
    };
  }

  #self(): OptionWords {
    const { table, legend } = this.#namer;
    const now = table.wounds[this.#who] ?? 0;
    const values = { what: t("dmd-view-wounds"), now, then: now + 1 };
    const last = now + 1 >= (legend.most["wounds"] ?? 0);
    return {
      ...this.#person(this.#who),
      detail: t(last ? "dmd-opt-last" : "dmd-opt-change", values),
      ...(last ? { kind: "danger" } : {}),
    };
  }

  #card(card: number): OptionWords {
    const namer = this.#namer;
    const side = has(namer.table.right, card) ? 1 : 0;
    const most = namer.legend.cards[card]?.health[side] ?? 0;
    const now = namer.table.card_wounds[card] ?? 0;
    const wounded = t(now + 1 >= most ? "dmd-opt-companion-lost" : "dmd-opt-companion", {
      now,
      then: now + 1,
      most,
    });
    return {
      label: namer.held(card),
      detail: joinParts([
        this.#prompt === "assign-wound" && most > 0 ? wounded : null,
        ruleOf(`${namer.heldId(card)}-rule`),
      ]),
    };
  }

  #companions(): string {
    const { table } = this.#namer;
    const { people } = whoIsOn(this.#namer, table.space[this.#who] ?? -1);
    const names = people.filter((who) => who !== this.#who).map((who) => this.#namer.person(who));
    return t("dmd-opt-trade", { names: listed(names) });
  }

  #rest(): OptionWords {
    const { table } = this.#namer;
    const [wounds, stress] = [table.wounds[this.#who] ?? 0, table.stress[this.#who] ?? 0];
    const label = t("dmd-choice-rest");
    return wounds + stress > 0
      ? { label, detail: t("dmd-opt-rest", { wounds, stress }) }
      : { label, detail: t("dmd-opt-rest-nothing"), hopeless: true };
  }

  #healed(what: "stress" | "wounds"): string {
    const now = this.#namer.table[what][this.#who] ?? 0;
    return t("dmd-opt-change", { what: t(`dmd-view-${what}`), now, then: Math.max(now - 1, 0) });
  }

  #skill(place: number): OptionWords {
    const skill = this.#namer.skills(this.#who)[place] ?? "";
    const level = (this.#namer.table.levels[SKILLS_EACH * this.#who + place] ?? 0) + 1;
    return {
      label: t("dmd-view-skill", { skill: named(skill), level }),
      detail: ruleOf(`${skill}-level${level}`),
    };
  }

  #episodeAction(action: number): OptionWords {
    const id = this.#namer.legend.actions[action] ?? "";
    return {
      label: named(id),
      detail: ruleOf(`${id}-short`) || this.#namer.actionRule(id, this.#namer.table.space[this.#who] ?? -1),
    };
  }

  #relic(relic: number): OptionWords {
    const id = this.#namer.legend.relics[relic] ?? "";
    return {
      label: this.#namer.relic(relic),
      detail: joinParts([
        ruleOf(`${id}-normal-rule`),
        t("dmd-opt-relic-turned", { rule: ruleOf(`${id}-transformed-rule`) }),
      ]),
    };
  }

  /** A line of a Discovery card with what the side taken does, or a labelled option of an effect. */
  #way(at: number): OptionWords {
    const { question } = this.#asked.view;
    if (question.prompt !== "discovery") {
      const label = question.labels?.[at] ?? "";
      return { label: label === "" ? t("dmd-choice-option", { n: at + 1 }) : named(`label-${label}`) };
    }
    const card = question.card ?? 0;
    const entry = this.#namer.legend.cards[card];
    const rule = this.#namer.discoveryLines(card)[at] ?? "";
    const label = entry?.labels[at] ?? "";
    const side = entry?.takes[at] ?? -1;
    return {
      label: label === "" ? rule : t("dmd-choice-option-label", { label: named(`label-${label}`), rule }),
      ...(side < 0 ? {} : { detail: ruleOf(`${this.#namer.sideId(card, side)}-rule`) }),
    };
  }

  // ------------------------------------------------------------ dice

  #die(family: string, die: number): OptionWords {
    const now = this.#namer.table.stress[this.#who] ?? 0;
    return {
      label: t("dmd-view-reroll-what", { die: dieName(die) }),
      detail: family === "reroll" ? t("dmd-opt-free") : t("dmd-opt-stress", { now, then: now + 1 }),
    };
  }

  #keep(choice: number): OptionWords {
    const against = isAgainst(this.#asked.view.roll);
    const label = t(against ? "dmd-opt-take-it" : "dmd-choice-done-reroll");
    const found = this.#asked.advice?.options.find((each) => each.choice === choice)?.alone;
    if (found === undefined) return { label };
    const parts = joinParts([
      against
        ? t("dmd-opt-wounds", { n: Math.round(found.wounds) })
        : t("dmd-opt-successes", { n: Math.round(found.successes) }),
      found.loss > 0
        ? t("dmd-opt-sanity", { n: Math.round(found.loss), now: this.#namer.table.sanity[this.#who] ?? 0 })
        : null,
    ]);
    const who = this.#namer.person(this.#who);
    return found.lost > 0.99
      ? { label, detail: parts, kind: "danger", askAgain: t("dmd-opt-dies-again", { who }) }
      : { label, detail: parts };
  }
}
