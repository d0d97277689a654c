/** A game at a live table: its stage, the question to this player, notices, undo and the coach. */

import { untrack } from "svelte";
import type { Coaching, OpenDecision, TableState } from "@/generated/protocol";
import { call } from "@/lib/api";
import { session } from "@/lib/session.svelte";
import { settings } from "@/lib/settings.svelte";
import type { Legend, TableStore, View } from "@/lib/table.svelte";
import { OpenQuestion } from "@/shell/dock/open-question.svelte";
import { UndoOffer } from "@/shell/dock/undo-offer.svelte";
import { gameName, tableOf, type GameTable } from "@/shell/games";
import { withNotices } from "@/shell/log/notices";
import { Notices } from "@/shell/log/notices.svelte";
import { notifyPlayer } from "@/shell/stage/notifications.svelte";
import { Stage } from "@/shell/stage/stage.svelte";

export interface LiveState {
  readonly table: TableStore;
  readonly tableState: TableState;
  readonly view: View;
  readonly legend: Legend;
}

/** How long before its deadline a question must be on screen, in milliseconds. */
const TIME_TO_DECIDE = 5000;

export class LiveGame {
  readonly table: TableStore;
  readonly game: GameTable;
  readonly stage: Stage;
  readonly notices = new Notices();
  readonly openQuestion: OpenQuestion;

  readonly #state: () => LiveState;
  readonly #undoOffer: UndoOffer;

  readonly title = $derived.by(() => gameName(this.#state().tableState.game));
  readonly choices = $derived.by(() => session.game(this.#state().tableState.game)?.choices ?? []);
  readonly words = $derived.by(() => {
    const { decision_days: days } = this.#state().tableState.settings.clock;
    // In correspondence games no question closes by itself.
    return days > 0 ? { ...this.stage.words, window: () => undefined } : this.stage.words;
  });
  readonly lines = $derived.by(() => withNotices(this.stage.lines, this.notices.all));
  readonly over = $derived.by(() => this.stage.shown.result !== null && !this.stage.playback.behind);
  /** The question to this player, once everything that led to it has been shown. */
  readonly decision: OpenDecision | null = $derived.by(() => {
    const { tableState, view } = this.#state();
    const answered = view.decision?.id === this.table.answered;
    return !this.stage.playback.behind && tableState.status === "playing" && !answered ? view.decision : null;
  });
  /** Whether the table waits for this player, even if the reason has not been shown yet. */
  readonly waitedFor = $derived.by(() => this.#mustChoose(this.#state().view));
  /** Whether it is this player's turn and everything that led to it has been shown, or an interlude waits for them. */
  readonly myTurn = $derived.by(() => {
    const { stopped, behind } = this.stage.playback;
    if (this.#state().tableState.status !== "playing") return false;
    return stopped ? this.waitedFor : !behind && this.#mustChoose(this.stage.shown);
  });
  /** Takes back the last move, where the table and the game offer it. */
  readonly undo = $derived.by(() => {
    const { tableState } = this.#state();
    const allowed = this.table.seat !== null && tableState.status === "playing" && tableState.settings.undo;
    return allowed && this.#undoOffer.isOffered(this.stage.history) ? () => this.#takeBack() : null;
  });
  readonly coached = $derived.by(
    () => this.#state().tableState.settings.coach && this.game.Coach !== undefined,
  );
  /** Asks the coach; null while something is still being shown, because the coach knows it already. */
  readonly advise = $derived.by(() =>
    this.table.seat !== null && !this.stage.playback.behind && this.coached ? () => this.#askCoach() : null,
  );

  /** Call while the component is created: it registers effects. */
  constructor(state: () => LiveState) {
    this.#state = state;
    const { table, tableState, view } = untrack(state);
    this.table = table;
    this.game = tableOf(tableState.game);
    this.#undoOffer = new UndoOffer(this.game.undoStopsAt);
    this.stage = new Stage(this.game, { waits: untrack(() => table.seat !== null) }, () => {
      const { view: newest, legend, tableState: now } = state();
      return { view: newest, legend, seats: now.seats };
    });
    this.openQuestion = new OpenQuestion(
      () => ({
        decision: this.decision,
        view: state().view,
        stage: this.stage.playback.stage,
        words: this.words,
        names: this.stage.names,
        choices: this.choices,
      }),
      (id, choice) => {
        this.#undoOffer.answered(state().view.history.length);
        void table.choose(id, choice);
      },
    );
    untrack(() => {
      this.stage.playback.restart(view);
      table.follower = this.stage.playback;
      this.notices.follow(tableState, this.stage.lines.length, this.stage.names);
    });
    this.#followNotices();
    this.#followQuestion();
    notifyPlayer(() => ({
      playing: state().tableState.status === "playing",
      seated: table.seat !== null,
      myTurn: this.myTurn,
      behind: this.stage.playback.behind,
      lines: this.lines,
      question: this.openQuestion.question,
      decision: this.decision?.id ?? null,
      title: this.title,
    }));
  }

  leave(): void {
    this.table.follower = null;
    this.stage.controller.stop();
    this.notices.dismiss();
  }

  #mustChoose({ decision }: View): boolean {
    if (decision === null || decision.optional || decision.id === this.table.answered) return false;
    return this.words.window?.(decision.prompt) === undefined;
  }

  #takeBack(): void {
    this.openQuestion.answering.drop();
    void this.table.undo();
  }

  async #askCoach(): Promise<Coaching["advice"]> {
    return (await call("GET /api/tables/{id}/coach", null, { id: this.table.id })).advice;
  }

  #followNotices(): void {
    $effect(() => {
      const { tableState } = this.#state();
      untrack(() => this.notices.follow(tableState, this.stage.lines.length, this.stage.names));
    });
    /** An undo removes log lines, so notices after them must move. */
    $effect(() => this.notices.shrink(this.stage.lines.length));
  }

  #followQuestion(): void {
    /** Shows everything at once shortly before a question closes by itself, so that it can still be
     * answered. This happens for all players alike, whatever they could answer. */
    $effect(() => {
      const { tableState, view } = this.#state();
      const { controller, playback } = this.stage;
      if (view.decision === null || this.words.window?.(view.decision.prompt) === undefined) return;
      const until = tableState.deadlines.find(({ seat }) => seat === this.table.seat)?.until;
      if (until === undefined || !playback.behind) return;
      const timer = setTimeout(
        () => !playback.hurrying && controller.hurry(),
        Math.max(0, until - Date.now() - this.table.clockOffset - TIME_TO_DECIDE),
      );
      return () => clearTimeout(timer);
    });

    /** Answers a question that has one option, for players who asked for that. */
    $effect(() => {
      const [only, ...more] = this.decision?.options ?? [];
      if (!this.game.mayAnswerAlone || !settings.answerAlone) return;
      if (this.table.undone || this.stage.interlude) return;
      if (only !== undefined && more.length === 0 && this.decision?.optional === false)
        void this.table.choose(this.decision.id, only);
    });

    /** Continues a plan as soon as the next question arrives, while its last step is still being shown. */
    $effect(() => {
      const { decision, history } = this.#state().view;
      if (decision === null || decision.id === this.table.answered) return;
      untrack(() => this.openQuestion.answering.asked(decision, history));
    });

    /** Asks the coach with each question, in games that print its odds on the options. */
    $effect(() => {
      if (this.advise !== null && this.game.oddsOnOptions === true) this.openQuestion.advise(this.advise);
    });
  }
}
