/** Plays a replay: the current move, the seat whose view is shown, and the move's text. */

import type { Replay, TableState } from "@/generated/protocol";
import { t } from "@/lib/i18n.svelte";
import { session } from "@/lib/session.svelte";
import { eventsIn, type Legend, type View } from "@/lib/table.svelte";
import { tableOf } from "@/shell/games";
import { Stage } from "@/shell/stage/stage.svelte";
import { beginningsOf, viewsOf, within } from "./replay";

export interface LoadedReplay {
  readonly replay: Replay;
  readonly tableState: TableState;
  readonly legend: Legend;
}

/** The pause between two moves while the replay is running, in milliseconds. */
const PAUSE = 500;

export class ReplayPlayer {
  replay = $state.raw({} as Replay);
  at = $state(0);
  running = $state(false);
  readonly stage: Stage;

  readonly views: readonly View[] = $derived.by(() => viewsOf(this.replay));
  readonly last = $derived.by(() => this.views.length - 1);
  readonly choices = $derived.by(() => session.game(this.replay.game)?.choices ?? []);
  readonly beginnings = $derived.by(() => ({
    round: beginningsOf(this.replay, "round"),
    turn: beginningsOf(this.replay, "turn"),
  }));
  /** The current move in words. */
  readonly moveText = $derived.by(() => {
    const step = this.replay.steps[this.at - 1];
    const before = this.views[this.at - 1];
    const { words, names } = this.stage;
    if (!before || step?.seat == null) return this.stage.lines.at(-1)?.text ?? "";
    if (step.choice === null) return names(step.seat);
    const choice = words.choice(this.choices[step.choice] ?? [], before, names);
    return t("replay-move", { who: names(step.seat), choice });
  });

  readonly #moved: () => void;

  /** Call while the component is created. `moved` is called after every change of move or eyes. */
  constructor({ replay, tableState, legend }: LoadedReplay, move: number | null, moved: () => void) {
    this.#moved = moved;
    this.replay = replay;
    // The seats as they were then, whether or not the players are connected now.
    const seats = tableState.seats.map((seat) => ({ ...seat, connected: true, by_bot: false }));
    this.stage = new Stage(tableOf(replay.game), { waits: false, effects: false }, () => ({
      view: this.#view(this.at),
      legend,
      seats,
      // With all cards open, even the text of the first move uses the result of the game.
      result: (nextView) => (this.replay.eyes === "all" ? this.#view(this.last) : nextView).result,
    }));
    this.#begin(move);
    $effect(() => {
      if (!this.running || this.stage.playback.behind) return;
      const timer = setTimeout(() => this.jump(this.at + 1), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  #view(at: number): View {
    const view = this.views[at];
    if (view === undefined) throw new Error(`no move ${at}: there are ${this.last}`);
    return view;
  }

  #begin(move: number | null): void {
    this.stage.playback.stop();
    this.at = within(move, this.views);
    this.stage.playback.restart(this.#view(this.at));
  }

  /** Shows the same game through other eyes. */
  show(replay: Replay, move: number): void {
    this.at = 0;
    this.replay = replay;
    this.#begin(move);
    this.#moved();
  }

  jump(wanted: number): void {
    const { playback } = this.stage;
    const target = within(wanted, this.views);
    const events = this.replay.steps[target - 1]?.events;
    this.stage.lookingBack = false;
    if (target === this.at + 1 && events) {
      if (playback.behind) playback.restart(this.#view(this.at));
      playback.happened(eventsIn(events), this.#view(target));
    } else {
      playback.restart(this.#view(target));
    }
    this.at = target;
    if (target === this.last) this.running = false;
    this.#moved();
  }
}
