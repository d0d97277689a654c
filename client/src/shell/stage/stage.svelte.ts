/** A table as it is shown: its playback, and what the game says of everything shown so far. */

import type { SeatState } from "@/generated/protocol";
import type { Legend, View } from "@/lib/table.svelte";
import type { GameTable, Goal, LogLine } from "@/shell/games";
import { namesOf } from "@/shell/player-names";
import { PlaybackController, type PlaybackOptions } from "./playback-controller.svelte";

export interface StageSource {
  /** The newest view; the playback may still be behind it. */
  readonly view: View;
  readonly legend: Legend;
  readonly seats: readonly SeatState[];
  /** The result that the log may mention, given the view that the current move leads to. */
  readonly result?: (nextView: View) => View["result"];
}

export class Stage {
  readonly game: GameTable;
  readonly controller: PlaybackController;
  /** Whether the player has reopened the last interlude. */
  lookingBack = $state(false);

  readonly #source: () => StageSource;

  readonly names = $derived.by(() => namesOf(this.#source().seats, this.game.prefix));
  readonly words = $derived.by(() => this.game.words(this.#source().legend));
  /** The table as far as it has been played back; the live view knows what is still to be shown. */
  readonly shown = $derived.by(() => this.playback.shown ?? this.#source().view);
  /** The view that the current move leads to: it has the names of everything the move mentions. */
  readonly #nextView = $derived.by(() => this.playback.nextView ?? this.#source().view);
  readonly history = $derived.by(() => this.#nextView.history.slice(0, this.playback.shownCount));
  readonly lines: LogLine[] = $derived.by(() => {
    const { result = () => this.shown.result } = this.#source();
    const view = { ...this.#nextView, result: result(this.#nextView) };
    return this.words.log(this.history, view, this.names);
  });
  readonly status = $derived.by(() =>
    this.playback.stage === null ? "" : this.words.status(this.shown, this.playback.stage),
  );
  readonly goal: Goal | null = $derived.by(() =>
    this.playback.stage === null
      ? null
      : (this.words.goal?.(this.shown, this.playback.stage, this.names) ?? null),
  );
  readonly interlude = $derived.by(() => this.playback.stopped || this.lookingBack);
  /** Opens the last interlude again, if there was one. */
  readonly lookBack = $derived.by(() =>
    this.game.hasInterlude(this.history) && !this.interlude ? () => (this.lookingBack = true) : null,
  );

  constructor(game: GameTable, options: PlaybackOptions, source: () => StageSource) {
    this.game = game;
    this.#source = source;
    this.controller = new PlaybackController(game, options, () => ({
      legend: source().legend,
      names: this.names,
    }));
  }

  get playback() {
    return this.controller.playback;
  }

  get seats(): readonly SeatState[] {
    return this.#source().seats;
  }

  get legend(): Legend {
    return this.#source().legend;
  }

  resume(): void {
    this.lookingBack = false;
    this.playback.resume();
  }

  /** Handles a key that skips the current moment; returns whether it did. */
  skipByKey(event: KeyboardEvent): boolean {
    if (this.controller.moments.current === null || event.key === "Tab") return false;
    event.preventDefault();
    this.controller.skipMoment();
    return true;
  }
}

/** Whether a key press belongs to a field that the player is typing in, or to a browser shortcut. */
export function isForeign(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
}
