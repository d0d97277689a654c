/** The questions of this game for the dock: the cause, the question and the buttons. Cause and question are
 * read out, so they hold no secret (AC-N31); what only this seat has seen is shown beside them, as a card. */

import { listed, t } from "@/lib/i18n.svelte";
import type { AmongCultistsEvent, AmongCultistsLegend } from "@/generated/among_cultists";
import type {
  QuestionContext,
  ChoiceName,
  Names,
  OptionWords,
  Plan,
  Question,
  ShownCard,
} from "@/shell/games";
import { secrecy } from "../board/secrecy.svelte";
import type { AmongCultistsTypes } from "../stage";
import { aboutOf, argument, targetName } from "./targets";
import { walksFrom } from "../board/walks";

type Said = Partial<Question>;

/** One question, and everything needed to put it into words. */
class Prompt {
  readonly #legend: AmongCultistsLegend;
  readonly #asked: QuestionContext<AmongCultistsTypes>;

  constructor(legend: AmongCultistsLegend, asked: QuestionContext<AmongCultistsTypes>) {
    this.#legend = legend;
    this.#asked = asked;
  }

  get #me(): number {
    return this.#asked.view.seat ?? 0;
  }

  get #here(): string {
    return this.#asked.stage.places[this.#me] ?? this.#legend.start;
  }

  get #hereText(): string {
    return t(`ac-place-${this.#here}`);
  }

  question(): Question {
    const { prompt } = this.#asked.decision;
    const said = this.#parts()[prompt]?.() ?? {};
    return { question: t(`ac-prompt-${prompt}`), options: this.#options(), ...said };
  }

  #parts(): Readonly<Record<string, () => Said>> {
    return {
      character: () => ({ cause: t("ac-cause-character"), next: t("ac-next-character") }),
      night: () => ({ cause: t("ac-cause-night"), next: this.#knifeText("ac-next-night") }),
      move: () => this.#move(),
      encounter: () => this.#encounter(),
      action: () => this.#action(),
      verdict: () => this.#verdict(),
      help: () => this.#help(),
      discuss: () => ({ cause: this.#voteCause(), next: t("ac-next-discuss") }),
      vote: () => ({ cause: this.#voteCause(), next: t("ac-next-vote") }),
      "change-vote": () => ({ cause: this.#counted(), next: t("ac-next-change-vote") }),
      portrait: () => ({ cause: t("ac-cause-portrait"), next: t("ac-next-portrait") }),
      lord: () => ({ cause: t("ac-cause-lord"), next: t("ac-next-lord") }),
      "lord-marker": () => ({ cause: t("ac-cause-lord-marker"), card: this.#marker() }),
      claim: () => ({
        cause: t("ac-cause-claim", { round: this.#asked.view.round }),
        question: t("ac-ask-claim"),
        next: t("ac-next-claim", { n: this.#legend.kills }),
      }),
      guess: () => ({ cause: t("ac-cause-guess"), next: t("ac-next-guess") }),
    };
  }

  // ---------------------------------------------------------------- the single questions

  #move(): Said {
    const { view, stage } = this.#asked;
    const { round } = stage;
    if (stage.ghosts[this.#me]) return { cause: t("ac-cause-move-ghost"), question: t("ac-ask-move-ghost") };
    const doors = view.movement.points;
    const onTheWay = this.#offers("stop");
    return {
      cause: onTheWay
        ? t("ac-cause-move-way", { place: this.#hereText })
        : t("ac-cause-move", { round, place: this.#hereText }),
      question: t(onTheWay ? "ac-ask-move-way" : "ac-ask-move", { n: doors }),
      next: t(onTheWay ? "ac-next-move-way" : "ac-next-move"),
      plans: this.#plans(doors),
    };
  }

  #encounter(): Said {
    const seats = this.#seatsOffered();
    const place = this.#hereText;
    const names = listed(seats.map(this.#asked.names));
    const [only] = seats;
    const two = seats.length === 1 && only !== undefined;
    return {
      cause: t(two ? "ac-cause-encounter" : "ac-cause-encounter-dark", { names, place }),
      question: two ? t("ac-ask-encounter", { name: names }) : t("ac-ask-encounter-dark"),
      next: t("ac-next-encounter"),
    };
  }

  #action(): Said {
    const { round } = this.#asked.stage;
    return { cause: t("ac-cause-action", { round, place: this.#hereText }), next: t("ac-next-action") };
  }

  /** What was seen is beside the question; the question is the same for all (AC-N7). */
  #verdict(): Said {
    const { view, names } = this.#asked;
    const seen = view.deeds.findLast(({ party, deed }) => party === view.seat && deed === "saw");
    if (seen === undefined) return {};
    const name = names(seen.target ?? 0);
    const cards = ["alive", "dead"] as const;
    const card: ShownCard = {
      over: t("ac-card-only-you"),
      title: t("ac-card-pulse", { name }),
      lines: cards.map((card) => t("ac-hand-cards", { n: seen[card] ?? 0, card: t(`ac-card-${card}`) })),
    };
    const question = t("ac-ask-verdict");
    return { cause: t("ac-cause-verdict", { name }), question, next: t("ac-next-verdict", { name }), card };
  }

  #marker(): ShownCard | undefined {
    const { view } = this.#asked;
    const drawn = view.deeds.findLast(({ party, deed }) => party === view.seat && deed === "bag");
    if (drawn?.event === null || drawn?.event === undefined) return undefined;
    return {
      over: t("ac-card-only-you"),
      title: t(`ac-marker-${drawn.event}`),
      lines: [t(`ac-marker-${drawn.event}-help`)],
    };
  }

  #help(): Said {
    const name = this.#asked.names(this.#asked.view.actor ?? 0);
    return {
      cause: t("ac-cause-help", { name }),
      question: t("ac-ask-help", { name }),
      next: t("ac-next-help"),
    };
  }

  /** Why there is a vote: the last call, or the last death confirmed. */
  #voteCause(): string {
    const { view, names } = this.#asked;
    const reason = view.history.findLast(
      (event: AmongCultistsEvent) => event.kind === "vote-called" || event.kind === "death-confirmed",
    );
    if (reason?.kind === "vote-called") return t("ac-cause-vote-called", { name: names(reason.party) });
    if (reason?.kind === "death-confirmed") return t("ac-cause-vote-death", { name: names(reason.target) });
    return t("ac-cause-vote");
  }

  /** The votes for each candidate. */
  #counted(): string {
    const { stage, names } = this.#asked;
    const counts = voteCounts(stage.ballot?.votes ?? [], names);
    return t("ac-cause-change-vote", { votes: counts.join(", ") });
  }

  #knifeText(id: string): string | undefined {
    const { knife } = this.#asked.view;
    return knife === null ? undefined : t(id, { who: this.#asked.names(knife) });
  }

  // ---------------------------------------------------------------- the options

  #name(choice: number): ChoiceName {
    return this.#asked.choices[choice] ?? [];
  }

  #offers(verb: string): boolean {
    return this.#asked.decision.options.some((choice) => this.#name(choice)[0] === verb);
  }

  #seatsOffered(): number[] {
    const { options, locked } = this.#asked.decision;
    const all = [...options, ...locked.map(({ choice }) => choice)];
    return [...new Set(all.flatMap((choice) => argument(this.#name(choice), "seat") ?? []).map(Number))];
  }

  #options(): Map<number, OptionWords> {
    const { options, locked } = this.#asked.decision;
    const all = [...options, ...locked.map(({ choice }) => choice)];
    const abouts = options.map((choice) => aboutOf(this.#name(choice), this.#here));
    const single = (what: string | number): boolean => abouts.filter((each) => each === what).length === 1;
    return new Map(
      all.map((choice) => {
        const about = aboutOf(this.#name(choice), this.#here);
        const place = about !== null && single(about) ? targetName(about) : undefined;
        return [choice, { ...this.#option(this.#name(choice)), place }];
      }),
    );
  }

  #option(choice: ChoiceName): OptionWords {
    const [verb] = choice;
    const seat = argument(choice, "seat");
    const place = argument(choice, "place");
    const card = argument(choice, "card");
    const label = this.#label(choice);
    switch (verb) {
      case "go":
        return { label: t(`ac-place-${String(place)}`), detail: this.#ahead(String(place)) };
      case "stop":
        return { label, detail: this.#sight(this.#here) };
      case "give":
        return { ...this.#gift(String(card), Number(seat)), kind: card === "dead" ? "danger" : "plain" };
      case "check_status":
      case "camera_status":
      case "look":
        return { label, detail: this.#person(Number(seat)) };
      case "vote":
        return {
          label: this.#asked.names(Number(seat)),
          detail: this.#person(Number(seat)),
          askAgain: Number(seat) === this.#me ? t("ac-again-self") : undefined,
        };
      case "fill":
      case "check_room":
      case "camera_room":
        return { label, detail: this.#room(String(place)) };
      case "pass":
        return {
          label,
          detail: t("ac-opt-pass"),
          kind: "ending",
          askAgain: this.#asked.decision.options.length > 1 ? t("ac-again-pass") : undefined,
        };
      case "assassinate":
        return {
          label,
          detail: t("ac-opt-assassinate"),
          kind: "danger",
          askAgain: t("ac-again-assassinate"),
        };
      case "claim":
        return { label, detail: t("ac-opt-claim"), kind: "danger", askAgain: t("ac-again-claim") };
      case "no_guess":
        return { label, detail: t("ac-opt-no_guess"), kind: "danger", askAgain: t("ac-again-no_guess") };
      default:
        return { label, detail: this.#plain(String(verb)) };
    }
  }

  /** The consequence of a choice, if it is always the same. */
  #plain(verb: string): string | undefined {
    const told = ["secure", "fight", "call_vote", "restart_power", "close_portal", "put_back", "confirm"];
    const more = ["abstain", "keep", "help", "refuse", "remove", "return", "draw", "decline", "ready"];
    if (verb === "ready" && this.#asked.decision.prompt !== "discuss") return undefined;
    if (verb === "decline" && this.#asked.decision.prompt !== "lord") return undefined;
    return [...told, ...more].includes(verb) ? t(`ac-opt-${verb}`) : undefined;
  }

  #label(choice: ChoiceName): string {
    const seat = argument(choice, "seat");
    const place = argument(choice, "place");
    const card = argument(choice, "card");
    const character = argument(choice, "character");
    return t(`ac-choice-${String(choice[0])}`, {
      seat: seat === undefined ? "" : this.#asked.names(Number(seat)),
      place: place === undefined ? "" : t(`ac-place-${String(place)}`),
      card: card === undefined ? "" : t(`ac-card-${String(card)}`),
      character: character === undefined ? "" : t(`ac-character-${String(character)}`),
    });
  }

  /** With one other party present, only the card is to be chosen. */
  #gift(card: string, seat: number): OptionWords {
    const name = this.#asked.names(seat);
    const held = this.#asked.view.own?.hand[card] ?? 0;
    const label =
      this.#seatsOffered().length === 1 ? t(`ac-card-${card}`) : this.#label(["give", card, seat]);
    return { label, detail: secrecy.open ? t("ac-opt-held", { n: held }) : t("ac-opt-give", { name }) };
  }

  /** The living at a place, except me. */
  #present(place: string): number[] {
    const { places, ghosts } = this.#asked.stage;
    return places.flatMap((at, party) =>
      at === place && party !== this.#me && !ghosts[party] ? [party] : [],
    );
  }

  #sight(place: string): string {
    const present = this.#present(place);
    const names = listed(present.map(this.#asked.names));
    const { power, ghosts } = this.#asked.stage;
    const here = present.length === 0 ? t("ac-opt-nobody") : t("ac-opt-with", { names });
    const meets = !ghosts[this.#me] && present.length > 0 && (!power || present.length === 1);
    const met = meets ? t(power ? "ac-opt-alone" : "ac-opt-dark", { names }) : here;
    return this.#isOnRoute(place) ? t("ac-opt-route", { what: met }) : met;
  }

  /** Who is there and, for a hallway, where its other doors lead. */
  #ahead(place: string): string {
    const { doors = [], colour = null } = this.#legend.places[place] ?? {};
    const sight = this.#sight(place);
    if (colour !== null) return sight;
    const further = doors.filter((each) => each !== this.#here);
    const shown = secrecy.open ? further.filter((each) => this.#isOnRoute(each)) : further;
    if (shown.length === 0 || shown.length > 3) return sight;
    const places = shown.map((each) => t(`ac-place-${each}`)).join(", ");
    return t(secrecy.open ? "ac-opt-leads-route" : "ac-opt-leads", { what: sight, places });
  }

  /** Marks rooms on the player's route, for every role alike; only while the secrets are open. */
  #isOnRoute(place: string): boolean {
    return (
      secrecy.open &&
      onRoute(this.#legend, this.#asked.view.own?.route ?? null, this.#asked.stage.round, place)
    );
  }

  #person(seat: number): string {
    const { stage, names } = this.#asked;
    const met = stage.met.filter((group) => group.includes(seat)).flat();
    const others = [...new Set(met.filter((each) => each !== seat))];
    const pulse = t("ac-opt-pulse", { n: stage.pulses[seat] ?? 0 });
    return others.length === 0 ? pulse : t("ac-opt-met", { what: pulse, names: listed(others.map(names)) });
  }

  #room(place: string): string {
    const room = this.#asked.stage.rooms[place];
    const { row = null } = this.#legend.places[place] ?? {};
    const points = row === null ? 0 : (this.#legend.rows[row]?.points ?? 0);
    return t(room?.explored ? "ac-opt-room-explored" : "ac-opt-room", {
      cards: room?.cards ?? 0,
      books: room?.books ?? 0,
      points,
    });
  }

  // ---------------------------------------------------------------- walks through several doors

  #plans(doors: number): Plan[] {
    const { decision, choices } = this.#asked;
    const first = decision.options
      .flatMap((choice) => argument(this.#name(choice), "place") ?? [])
      .map(String);
    const number = (name: string, place?: string): number =>
      choices.findIndex(([verb, to]) => verb === name && to === place);
    const ways = walksFrom(this.#legend, this.#here, first, doors, (place) => this.#present(place).length);
    return ways.map(({ to, places }) => {
      const steps = places.map((place) => ({ prompt: "move", choice: number("go", place) }));
      const by = places.slice(0, -1).map((place) => t(`ac-place-${place}`));
      return {
        place: targetName(to),
        label: t(`ac-place-${to}`),
        detail: t("ac-opt-walk", { place: t(`ac-place-${to}`), by: listed(by), what: this.#sight(to) }),
        steps: [...steps, { prompt: "move", choice: number("stop") }],
        stopsAt: ["encounter"],
      };
    });
  }
}

/** How many votes each candidate has, most votes first; null is an abstention. */
export function voteCounts(votes: readonly (number | null)[], names: Names): string[] {
  const counts = new Map<number | null, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([named, n]) => `${named === null ? t("ac-votes-nobody") : names(named)} ${n}`);
}

/** Whether the row of a route for a round names the colour of a room. */
export function onRoute(
  legend: AmongCultistsLegend,
  route: number | null,
  round: number,
  place: string,
): boolean {
  const colour = legend.places[place]?.colour ?? null;
  if (colour === null || route === null) return false;
  return legend.routes[route]?.[(legend.row_of_round[round] ?? 0) - 1]?.includes(colour) ?? false;
}

export function questionOf(
  legend: AmongCultistsLegend,
  asked: QuestionContext<AmongCultistsTypes>,
): Question {
  return new Prompt(legend, asked).question();
}
