import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "./api";
import { useLanguage, t } from "./i18n.svelte";
import { session } from "./session.svelte";

/** A game that is only on this server, with its texts. */
const TOY = { id: "toy", texts: { en: "toy-name = The toy", de: "toy-name = Das Spielzeug" } };
const ADA = { name: "Ada", login: null };
const ASKED: { method: string; path: string; body: unknown }[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  ASKED.length = 0;
  answers = {
    "GET /api/start": { me: ADA, games: [{ id: "other", texts: {} }] },
    "GET /api/games/other": { id: "other", choices: [] },
  };
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const method = request.method ?? "GET";
    ASKED.push({
      method,
      path,
      body: request.body === undefined ? null : JSON.parse(request.body as string),
    });
    const answer = answers[`${method} ${path}`];
    const status = answer === undefined ? 401 : 200;
    return Promise.resolve(new Response(JSON.stringify(answer ?? { reason: "who-are-you" }), { status }));
  });
});

test("the user and the server's games are loaded together", async () => {
  await session.load();
  expect([session.known, session.me]).toEqual([true, ADA]);
  expect(session.start?.games).toEqual([{ id: "other", texts: {} }]);
  expect(session.game("other")).toBeUndefined();
});

test("the details of a game are requested once, when they are needed", async () => {
  await session.loadDetails("other");
  await session.loadDetails("other");
  expect(session.game("other")).toEqual({ id: "other", choices: [] });
  expect(ASKED.filter(({ path }) => path === "/api/games/other")).toHaveLength(1);
  await expect(session.loadDetails("none")).rejects.toThrow(Refused);
});

test("quick start gives a user without a name one", async () => {
  answers["POST /api/play"] = { me: { name: "Ida Reed", login: null }, table: "t1" };
  expect(await session.play({ game: "other", others: "bots" })).toBe("t1");
  expect(session.me?.name).toBe("Ida Reed");
});

test("games added to the server bring their own texts", async () => {
  await useLanguage("en");
  expect(t("toy-name")).toBe("toy-name");
  answers["GET /api/start"] = { me: ADA, games: [TOY] };
  await session.load();
  expect(t("toy-name")).toBe("The toy");
  await useLanguage("de");
  expect(t("toy-name")).toBe("Das Spielzeug");
});

test("renaming, creating an account and logging in update the user", async () => {
  answers["PUT /api/me"] = { ...ADA, name: "Bo" };
  answers["POST /api/account"] = { name: "Bo", login: "bo" };
  answers["POST /api/login"] = { name: "Cy", login: "cy" };
  await session.rename("Bo");
  expect(session.me?.name).toBe("Bo");
  await session.makeAccount("bo", "secret");
  expect(session.me?.login).toBe("bo");
  await session.logIn("cy", "secret");
  expect(session.me?.name).toBe("Cy");
  expect(ASKED.map(({ body }) => body)).toEqual([
    { name: "Bo" },
    { login: "bo", password: "secret" },
    { login: "cy", password: "secret" },
  ]);
});

test("after logging out there is no user", async () => {
  await session.load();
  answers["POST /api/logout"] = {};
  await session.logOut();
  expect(session.me).toBeNull();
});

test("a refused name changes nothing", async () => {
  await session.load();
  await expect(session.rename("Bo")).rejects.toThrow(Refused);
  expect(session.me).toEqual(ADA);
});

test("a recovery code logs in; after logging out everywhere or deleting there is no user", async () => {
  answers["POST /api/recover"] = { name: "Ada", login: "ada" };
  answers["POST /api/logout-everywhere"] = {};
  answers["POST /api/me/delete"] = {};
  await session.recover("ada", "CODE", "a new secret");
  expect(session.me?.login).toBe("ada");
  await session.logOutEverywhere();
  expect(session.me).toBeNull();
  await session.recover("ada", "CODE", "a new secret");
  await session.deleteMe("Ada", "a new secret");
  expect(session.me).toBeNull();
  expect(ASKED.at(-1)?.body).toEqual({ name: "Ada", password: "a new secret" });
});
