/** The current user, from the session cookie, and the server's games. */

import type { GameInfo, PlayNow, Start, Me } from "@/generated/protocol";
import { call } from "./api";
import { addTexts } from "./i18n.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  /** The latest data of the front page. */
  start = $state.raw<Start | null>(null);
  /** When it was loaded, by this browser's clock. */
  loadedAt = 0;
  /** The games whose details have been loaded. */
  details = $state.raw<readonly GameInfo[]>([]);

  async load(): Promise<void> {
    const start = await call("GET /api/start", null);
    await addTexts(start.games.map(({ texts }) => texts));
    this.me = start.me;
    this.start = start;
    this.loadedAt = Date.now();
    this.known = true;
  }

  /** Loads the details of a game, such as its options and choices. */
  async loadDetails(id: string): Promise<void> {
    if (this.game(id) !== undefined) return;
    const game = await call("GET /api/games/{id}", null, { id });
    if (this.game(id) === undefined) this.details = [...this.details, game];
  }

  /** Creates a table with one click and returns its id; users without a name get one. */
  async play(wanted: PlayNow): Promise<string> {
    const { me, table } = await call("POST /api/play", wanted);
    this.me = me;
    return table;
  }

  async rename(name: string): Promise<void> {
    this.me = await call("PUT /api/me", { name });
  }

  async makeAccount(login: string, password: string): Promise<void> {
    this.me = await call("POST /api/account", { login, password });
  }

  async logIn(login: string, password: string): Promise<void> {
    this.me = await call("POST /api/login", { login, password });
  }

  async logOut(): Promise<void> {
    await call("POST /api/logout", null);
    this.me = null;
  }

  async logOutEverywhere(): Promise<void> {
    await call("POST /api/logout-everywhere", null);
    this.me = null;
  }

  async recover(login: string, code: string, password: string): Promise<void> {
    this.me = await call("POST /api/recover", { login, code, password });
  }

  async deleteMe(name: string, password: string): Promise<void> {
    await call("POST /api/me/delete", { name, password });
    this.me = null;
  }

  game(id: string): GameInfo | undefined {
    return this.details.find((game) => game.id === id);
  }
}

export const session = new Session();
