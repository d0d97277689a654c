import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { call, importGame, Refused } from "./api";
import { speak } from "./i18n.svelte";
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
  if (!(error instanceof Refused)) throw new Error("it was not refused");
  return error;
}

beforeAll(() => speak("en"));

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});

describe("a request", () => {
  test("names the route with its parts filled in", async () => {
    answer("{}");
    await call("GET /api/tables/{id}/legend", null, { id: "a/b" });
    expect(asked).toHaveBeenCalledWith("/api/tables/a%2Fb/legend", {
      method: "GET",
      credentials: "same-origin",
    });
  });

  test("carries its body as JSON, and brings the answer", async () => {
    answer('{"name": "Ada"}');
    expect(await call("PUT /api/me", { name: "Ada" })).toEqual({ name: "Ada" });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: '{"name":"Ada"}',
    });
  });

  test("for a replay says through whose eyes", async () => {
    answer("{}");
    await call("GET /api/tables/{id}/replay", null, { id: "x", eyes: "seat 1" });
    expect(asked.mock.calls[0]?.[0]).toBe("/api/tables/x/replay?eyes=seat%201");
  });

  test("to import a game sends the file as it is", async () => {
    answer('{"id": "x"}');
    const file = new Blob(["{}"]);
    expect(await importGame(file)).toEqual({ id: "x" });
    expect(asked.mock.calls[0]?.[1].body).toBe(file);
  });
});

describe("a refusal", () => {
  test("of the server comes as it was said", async () => {
    const refusal = { reason: "kicked", detail: "by the host", text: "", word: "", values: {} };
    answer(JSON.stringify(refusal), 403);
    expect((await refusalOf(call("GET /api/me", null))).refusal).toEqual(refusal);
  });

  test.each([
    ["a page of something in between", "<html>", "status 502"],
    ["JSON that is no refusal", "[]", "status 502"],
  ])("%s means to try again", async (_what, body, detail) => {
    answer(body, 502);
    expect((await refusalOf(call("GET /api/me", null))).refusal).toMatchObject({
      reason: "try-again",
      detail,
    });
  });

  test("is what no answer at all comes to", async () => {
    asked.mockRejectedValue(new TypeError("offline"));
    const { refusal } = await refusalOf(call("GET /api/me", null));
    expect(refusal).toMatchObject({ reason: "try-again", detail: "TypeError: offline" });
  });

  test("is said in the game's own words, else in those of its reason", () => {
    const words = { detail: "", word: "cheese", values: {} };
    const byReason = refusalText({ ...words, reason: "kicked", text: "" });
    expect(byReason).not.toContain("refusal-");
    expect(refusalText({ ...words, reason: "kicked", text: "there-is-no-such-text" })).toBe(byReason);
    expect(refusalText({ ...words, reason: "kicked", text: "word-yes" })).toBe("yes");
  });

  test("has words; any other error is a fault and goes on its way", () => {
    const refused = new Refused({ reason: "kicked", detail: "", text: "", word: "", values: {} });
    expect(errorText(refused)).toBe(refusalText(refused.refusal));
    expect(() => errorText(new RangeError("a fault"))).toThrow(RangeError);
  });
});
