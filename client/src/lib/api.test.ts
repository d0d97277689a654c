import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { call, importGame, Refused } from "./api";
import { useLanguage } from "./i18n.svelte";
import { errorText, refusalText } from "./refusals";

const asked = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();

function answer(body: string, status = 200): void {
  asked.mockResolvedValue(new Response(body, { status }));
}

async function refusalOf(question: Promise<unknown>): Promise<Refused> {
  const error: unknown = await question.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof Refused)) throw new Error("the request was not refused");
  return error;
}

beforeAll(() => useLanguage("en"));

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});

describe("a request", () => {
  test("fills in the parameters of its route", async () => {
    answer("{}");
    await call("GET /api/tables/{id}/legend", null, { id: "a/b" });
    expect(asked).toHaveBeenCalledWith("/api/tables/a%2Fb/legend", {
      method: "GET",
      credentials: "same-origin",
    });
  });

  test("sends its body as JSON and returns the answer", async () => {
    answer('{"name": "Ada"}');
    expect(await call("PUT /api/me", { name: "Ada" })).toEqual({ name: "Ada" });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: '{"name":"Ada"}',
    });
  });

  test("for a replay passes the seat in the query", async () => {
    answer("{}");
    await call("GET /api/tables/{id}/replay", null, { id: "x", eyes: "seat 1" });
    expect(asked.mock.calls[0]?.[0]).toBe("/api/tables/x/replay?eyes=seat%201");
  });

  test("to import a game sends the file unchanged", async () => {
    answer('{"id": "x"}');
    const file = new Blob(["{}"]);
    expect(await importGame(file)).toEqual({ id: "x" });
    expect(asked.mock.calls[0]?.[1].body).toBe(file);
  });
});

describe("a refusal", () => {
  test("by the server is thrown unchanged", async () => {
    const refusal = { reason: "kicked", detail: "by the host", text: "", word: "", values: {} };
    answer(JSON.stringify(refusal), 403);
    expect((await refusalOf(call("GET /api/me", null))).refusal).toEqual(refusal);
  });

  test.each([
    ["an HTML page from a proxy", "<html>", "status 502"],
    ["JSON that isn't a refusal", "[]", "status 502"],
  ])("is the reason try-again for %s", async (_what, body, detail) => {
    answer(body, 502);
    expect((await refusalOf(call("GET /api/me", null))).refusal).toMatchObject({
      reason: "try-again",
      detail,
    });
  });

  test("is the reason try-again when the server cannot be reached", async () => {
    asked.mockRejectedValue(new TypeError("offline"));
    const { refusal } = await refusalOf(call("GET /api/me", null));
    expect(refusal).toMatchObject({ reason: "try-again", detail: "TypeError: offline" });
  });

  test("uses the game's text, or else the text of its reason", () => {
    const words = { detail: "", word: "cheese", values: {} };
    const byReason = refusalText({ ...words, reason: "kicked", text: "" });
    expect(byReason).not.toContain("refusal-");
    expect(refusalText({ ...words, reason: "kicked", text: "there-is-no-such-text" })).toBe(byReason);
    expect(refusalText({ ...words, reason: "kicked", text: "word-yes" })).toBe("yes");
  });

  test("has a text; other errors are thrown again", () => {
    const refused = new Refused({ reason: "kicked", detail: "", text: "", word: "", values: {} });
    expect(errorText(refused)).toBe(refusalText(refused.refusal));
    expect(() => errorText(new RangeError("a fault"))).toThrow(RangeError);
  });
});
