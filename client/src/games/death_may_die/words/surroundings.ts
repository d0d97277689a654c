/** Describes what is on a space and what follows an investigator who leaves it. */

import { ELDER, FIRE } from "@/generated/death_may_die";
import { listed, t } from "@/lib/i18n.svelte";
import type { QuestionContext, OptionWords } from "@/shell/games";
import { namesOf } from "./causes";
import type { Namer } from "./names";
import { tokensIn } from "../table-fields";
import { healthOf, whoIsOn } from "./descriptions";
import type { DeathMayDieTypes } from "../stage";

/** Joins parts into one line. */
export function joinParts(parts: readonly (string | null | undefined)[]): string | undefined {
  const said = parts.filter((part) => part !== null && part !== undefined && part !== "");
  return said.length === 0 ? undefined : said.join("; ");
}

export class Surroundings {
  readonly #asked: QuestionContext<DeathMayDieTypes>;
  readonly #namer: Namer;

  constructor(asked: QuestionContext<DeathMayDieTypes>, namer: Namer) {
    this.#asked = asked;
    this.#namer = namer;
  }

  get #who(): number {
    return this.#asked.view.question.who ?? this.#namer.table.active;
  }

  get #isMoving(): boolean {
    return this.#asked.decision.prompt === "move";
  }

  enemiesOn(space: number): string {
    return namesOf(whoIsOn(this.#namer, space).figures.map((figure) => this.#namer.typeOf(figure)));
  }

  #fireOn(space: number): number {
    const { stage } = this.#asked;
    return stage.table.laid[space * stage.tokens + FIRE] ?? 0;
  }

  /** Without fire, which is listed separately. */
  #tokensOn(space: number): string {
    const { stage } = this.#asked;
    const laid = tokensIn(stage.table.laid, space, stage.tokens).filter(({ token }) => token !== FIRE);
    return namesOf(laid.flatMap(({ token, n }) => Array<string>(n).fill(this.#namer.token(token))));
  }

  #followers(): string {
    const figures = this.#asked.view.question.followers ?? [];
    return namesOf(figures.map((figure) => this.#namer.typeOf(figure)));
  }

  runDetail(): string {
    const routes = this.#asked.view.question.routes ?? [];
    const run = t("dmd-opt-run", { n: Math.max(...routes.map(({ length }) => length), 1) });
    const names = this.#followers();
    return names === "" ? run : t("dmd-opt-run-followed", { run, names });
  }

  /** Who and what is on a space. */
  #onSpace(space: number): string | undefined {
    const { people } = whoIsOn(this.#namer, space);
    const names = [
      ...people.map((who) => this.#namer.person(who)),
      ...[this.enemiesOn(space), this.#tokensOn(space)].filter((each) => each !== ""),
    ];
    const fire = this.#fireOn(space);
    return joinParts([
      names.length === 0 ? t("dmd-opt-nobody-there") : t("dmd-opt-there", { names: listed(names) }),
      fire > 0 ? t("dmd-opt-fire-there", { n: fire }) : null,
    ]);
  }

  /** The figures that follow an investigator who leaves these spaces, and the fire that burns there. */
  #onLeaving(spaces: readonly number[]): string | undefined {
    const fire = spaces.reduce((sum, space) => sum + this.#fireOn(space), 0);
    const along = namesOf([
      ...(this.#asked.view.question.followers ?? []).map((figure) => this.#namer.typeOf(figure)),
      ...spaces
        .slice(1)
        .flatMap((space) => whoIsOn(this.#namer, space).figures.map((each) => this.#namer.typeOf(each))),
    ]);
    return joinParts([
      along === "" ? null : t("dmd-opt-follow", { names: along }),
      fire > 0 ? t("dmd-opt-burns", { n: fire }) : null,
    ]);
  }

  space(space: number): OptionWords {
    const here = this.#namer.table.space[this.#who] ?? -1;
    const moving = this.#isMoving;
    const elder = this.#namer.table.figure_space[ELDER] === space;
    return {
      label: this.#namer.space(space),
      detail: joinParts([this.#onSpace(space), moving ? this.#onLeaving([here]) : null]),
      place: `space:${space}`,
      ...(moving && elder ? { kind: "danger" } : {}),
    };
  }

  /** The detail of a run over several spaces. */
  run(route: readonly number[]): OptionWords {
    const end = route.at(-1) ?? -1;
    const here = this.#namer.table.space[this.#who] ?? -1;
    const elder = this.#namer.table.figure_space[ELDER] === end;
    return {
      label: t("dmd-opt-run-to", { space: this.#namer.space(end) }),
      detail: joinParts([
        t("dmd-opt-moves", { n: route.length }),
        this.#onSpace(end),
        this.#onLeaving([here, ...route.slice(0, -1)]),
      ]),
      ...(elder ? { kind: "danger" } : {}),
    };
  }

  figure(figure: number): OptionWords {
    const namer = this.#namer;
    const wounds = namer.table.figure_wounds[figure] ?? 0;
    const space = namer.table.figure_space[figure] ?? -1;
    const health = healthOf(namer, figure);
    const away = space !== namer.table.space[this.#who];
    return {
      label: namer.typeOf(figure),
      detail: away
        ? t("dmd-opt-figure-on", { wounds, health, space: namer.space(space) })
        : t("dmd-opt-figure", { wounds, health }),
      place: `figure:${figure}`,
      picture: `enemy:${namer.typeId(figure)}`,
    };
  }
}
