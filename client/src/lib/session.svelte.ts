/** Who I am, as the session cookie says; and the games that the server has. */

import type { GameInfo, Me } from "@/generated/protocol";
import { call } from "./api";
import { addTexts } from "./i18n.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  games = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    const [who, games] = await Promise.all([call("GET /api/me", null), call("GET /api/games", null)]);
    await addTexts(games.games.map(({ texts }) => texts));
    this.me = who.me;
    this.games = games.games;
    this.known = true;
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
    return this.games.find((game) => game.id === id);
  }
}

export const session = new Session();
