/** Plays back events with sounds and moments. */

import { announce } from "@/lib/browser/announce.svelte";
import { Playback } from "@/lib/playback.svelte";
import { play } from "@/lib/sound/sound";
import type { GameEvent, Legend } from "@/lib/table.svelte";
import type { GameTable, Names } from "@/shell/games";
import { lastingOf, type Moment } from "@/shell/moments/moments";
import { Moments } from "@/shell/moments/moments.svelte";

export interface PlaybackOptions {
  /** Whether the playback waits for the player at an interlude; a spectator's goes on by itself. */
  readonly waits: boolean;
  /** Whether there are sounds and moments; replays have neither. */
  readonly effects?: boolean;
}

export class PlaybackController {
  readonly playback: Playback;
  readonly moments = new Moments((event) => this.#momentOf(event));

  readonly #game: GameTable;
  readonly #context: () => { legend: Legend; names: Names };

  /** `context`: what the game needs to name things. */
  constructor(
    game: GameTable,
    { waits, effects = true }: PlaybackOptions,
    context: () => { legend: Legend; names: Names },
  ) {
    this.#game = game;
    this.#context = context;
    this.playback = new Playback(game.staging, {
      ...(effects
        ? { shows: (event: GameEvent, coming: readonly GameEvent[]) => this.#shows(event, coming) }
        : {}),
      waits,
    });
  }

  stop(): void {
    this.playback.stop();
    this.moments.end();
  }

  skipMoment(): void {
    this.moments.end();
    this.playback.skip();
  }

  catchUp(): void {
    this.moments.end();
    this.playback.catchUp();
  }

  /** Skips to this player's turn, or stops skipping. */
  hurry(): void {
    this.moments.end();
    if (this.playback.hurrying) this.playback.hurrying = false;
    else this.playback.hurry();
  }

  #momentOf(event: GameEvent): Moment | null {
    const { stage, nextView } = this.playback;
    if (stage === null || nextView === null) return null;
    return this.#game.moment?.({ event, stage, view: nextView, ...this.#context() }) ?? null;
  }

  /** Plays the event's sound and shows its moment; returns how long the moment lasts. */
  #shows(event: GameEvent, coming: readonly GameEvent[]): number {
    if (this.playback.hurrying) return 0;
    const moment = document.hidden ? null : this.moments.show(event, coming);
    const sound = moment?.sound ?? this.#game.sounds[event.kind];
    if (sound !== undefined) play(sound);
    if (moment === null) return 0;
    announce([moment.title, moment.line].filter(Boolean).join(". "));
    return lastingOf(moment);
  }
}
