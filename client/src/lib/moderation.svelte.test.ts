import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Line, SeatState } from "@/generated/protocol";
import { Moderation, authorOf } from "./moderation.svelte";

const ASKED: { route: string; body: unknown }[] = [];
let answer: unknown;
let status = 200;

beforeEach(() => {
  ASKED.length = 0;
  answer = { muted: ["b"], blocked: [] };
  status = 200;
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body: unknown = request.body === undefined ? null : JSON.parse(request.body as string);
    ASKED.push({ route: `${request.method ?? "GET"} ${path}`, body });
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
});

function line(seat: number | null, who: string): Line {
  return { seat, name: "Ben", text: "Hello", at: 0, who };
}

function seats(...whos: string[]): SeatState[] {
  return whos.map((who, seat) => ({
    seat,
    kind: "person",
    name: "",
    level: null,
    ready: true,
    connected: true,
    by_bot: false,
    agent: false,
    left: false,
    who,
  }));
}

describe("moderation", () => {
  test("loads the muted players from the server and hides their lines", async () => {
    const moderation = new Moderation("t");
    expect(moderation.hides(line(1, "b"), [])).toBe(false);
    await moderation.load();
    expect(ASKED).toEqual([{ route: "GET /api/tables/t/shunned", body: null }]);
    expect(moderation.hides(line(1, "b"), [])).toBe(true);
    expect(moderation.hides(line(1, "c"), [])).toBe(false);
    expect(moderation.hides(line(null, "b"), [])).toBe(true);
  });

  test("takes an old line without an author to be by the player in its seat", () => {
    expect(authorOf(line(1, ""), seats("a", "b"))).toBe("b");
    expect(authorOf(line(1, "c"), seats("a", "b"))).toBe("c");
    expect(authorOf(line(null, ""), seats("a", "b"))).toBe("");
    expect(authorOf(line(7, ""), seats("a"))).toBe("");
  });

  test("never hides lines without an author", async () => {
    answer = { muted: [""], blocked: [] };
    const moderation = new Moderation("t");
    await moderation.load();
    expect(moderation.hides(line(null, ""), [])).toBe(false);
  });

  test("keeps the known lists when the server does not answer", async () => {
    const moderation = new Moderation("t");
    await moderation.load();
    status = 503;
    answer = { reason: "try-again" };
    await moderation.load();
    expect(moderation.muted).toEqual(["b"]);
  });

  test("asks the server to mute, block, remove and report", async () => {
    const moderation = new Moderation("t");
    answer = { muted: ["b"], blocked: ["b"] };
    await moderation.mute("b", true);
    await moderation.block("b", false);
    await moderation.remove("b");
    await moderation.report("b", "chat", "rude");
    expect(moderation.blocked).toEqual(["b"]);
    expect(ASKED).toEqual([
      { route: "POST /api/tables/t/mute", body: { who: "b", on: true } },
      { route: "POST /api/tables/t/block", body: { who: "b", on: false } },
      { route: "POST /api/tables/t/remove", body: { who: "b" } },
      { route: "POST /api/tables/t/report", body: { who: "b", reason: "chat", text: "rude" } },
    ]);
  });

  test("throws a refusal and changes nothing", async () => {
    const moderation = new Moderation("t");
    status = 403;
    answer = { reason: "not-the-host", detail: "", text: "", word: "", values: {} };
    await expect(moderation.block("b", true)).rejects.toThrow("not-the-host");
    expect(moderation.blocked).toEqual([]);
  });
});
