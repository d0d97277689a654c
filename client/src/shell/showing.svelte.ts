/** What happened, shown and heard: the playback, with the moments that take the whole board. */

import { announce } from "@/lib/announce.svelte";
import { Playback } from "@/lib/playback.svelte";
import { play } from "@/lib/sound";
import type { GameEvent, Legend } from "@/lib/table.svelte";
import type { GameTable, Names } from "./games";
import { lastingOf, type Moment } from "./moments";
import { Moments } from "./moments.svelte";

export class Showing {
  readonly playback: Playback;
  readonly moments = new Moments((event) => this.#momentOf(event));

  readonly #game: GameTable;
  readonly #told: () => { legend: Legend; names: Names };

  /** `told`: what the game may name things by. A spectator's playback waits for nobody. */
  constructor(game: GameTable, seated: boolean, told: () => { legend: Legend; names: Names }) {
    this.#game = game;
    this.#told = told;
    this.playback = new Playback(game.staging, {
      shows: (event, coming) => this.#shows(event, coming),
      waits: seated,
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

  /** On to my turn, or no longer. */
  hurry(): void {
    this.moments.end();
    if (this.playback.hurrying) this.playback.hurrying = false;
    else this.playback.hurry();
  }

  #momentOf(event: GameEvent): Moment | null {
    const { stage, leading } = this.playback;
    if (stage === null || leading === null) return null;
    return this.#game.moment?.({ event, stage, view: leading, ...this.#told() }) ?? null;
  }

  /** What is shown is heard; a moment rests for as long as it takes. */
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
