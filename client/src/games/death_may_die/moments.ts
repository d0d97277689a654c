/** The full-board moments; all of them are public. */

import type { DeathMayDieEvent } from "@/generated/death_may_die";
import { t } from "@/lib/i18n.svelte";
import type { MomentContext, Moment } from "@/shell/games";
import { named, Namer, ruleOf } from "./words/names";
import type { DeathMayDieTypes } from "./stage";

type Of<Kind extends DeathMayDieEvent["kind"]> = Extract<DeathMayDieEvent, { kind: Kind }>;

function faceOf(namer: Namer, who: number, state: string): string {
  const id = namer.legend.investigators[namer.table.character[who] ?? -1] ?? "";
  return `face:${id}:${state}`;
}

function insanity(namer: Namer, { who, insanity: card, calm }: Of<"insanity">): Moment {
  const name = named(namer.legend.insanities[card] ?? "");
  return {
    kind: "insanity",
    tone: "dread",
    title: t("dmd-moment-insanity", { who: namer.person(who) }),
    line: t(calm ? "dmd-moment-insanity-calm" : "dmd-moment-insanity-breaks", { insanity: name }),
    pictures: [faceOf(namer, who, "mad")],
    together: t("dmd-moment-insanities"),
  };
}

function death(namer: Namer, { who, reason, space }: Of<"lost">): Moment {
  return {
    kind: "lost",
    tone: "death",
    title: t(reason === "killed" ? "dmd-moment-death" : "dmd-moment-madness", { who: namer.person(who) }),
    line: t("dmd-moment-death-on", { space: namer.space(space), turn: namer.table.turn }),
    pictures: [faceOf(namer, who, "lost")],
    together: t("dmd-moment-deaths"),
    lasts: 1800,
  };
}

function revealed(namer: Namer, { stage }: Of<"stage-revealed">): Moment {
  const { elder } = namer.legend;
  return {
    kind: "stage-revealed",
    tone: "dread",
    title: t("dmd-moment-stage", { elder: named(elder), n: stage }),
    line: namer.stage(stage),
    pictures: [`elder:${elder}`],
  };
}

function defeated(namer: Namer, { stage }: Of<"stage-defeated">): Moment {
  const { elder, stages } = namer.legend;
  const last = stage >= stages.length;
  return {
    kind: "stage-defeated",
    tone: "light",
    title: last
      ? t("dmd-moment-stage-beaten-last", { elder: named(elder) })
      : t("dmd-moment-stage-beaten", { n: stage }),
    line: namer.stage(stage),
    pictures: [`elder:${elder}:fallen`],
    lasts: last ? 2000 : 1500,
  };
}

function over(namer: Namer, { won, reason }: Of<"game-over">): Moment {
  const { episode, elder } = namer.legend;
  return {
    kind: "game-over",
    tone: won ? "light" : "loss",
    title: t(won ? "dmd-moment-won" : "dmd-moment-lost"),
    line: t(`dmd-end-${reason}`) + (won ? ` ${ruleOf(`${episode}-won`)}` : ""),
    pictures: [`elder:${elder}${won ? ":fallen" : ""}`],
    lasts: 2000,
  };
}

export function momentOf({
  event,
  stage,
  view,
  legend,
  names,
}: MomentContext<DeathMayDieTypes>): Moment | null {
  const namer = new Namer(legend, stage.table, names, view.seats);
  const elder = named(legend.elder);
  switch (event.kind) {
    case "insanity":
      return insanity(namer, event);
    case "lost":
      return death(namer, event);
    case "elder-placed":
      return {
        kind: "elder-placed",
        tone: "dread",
        title: t("dmd-moment-elder", { elder }),
        line: t("dmd-moment-elder-on", { space: namer.space(event.space) }),
        pictures: [`elder:${legend.elder}`],
        lasts: 2000,
      };
    case "disrupted":
      return {
        kind: "disrupted",
        tone: "light",
        title: t("dmd-moment-disrupted"),
        line: t("dmd-moment-disrupted-line"),
      };
    case "stage-revealed":
      // The first stage comes with the Elder One's arrival.
      return event.stage > 1 ? revealed(namer, event) : null;
    case "stage-defeated":
      return defeated(namer, event);
    case "game-over":
      return over(namer, event);
    default:
      return null;
  }
}
