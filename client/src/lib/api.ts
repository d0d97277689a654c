/** HTTP requests to the server, typed by the protocol's routes. */

import type { Refusal, Routes } from "@/generated/protocol";

/** The server refused a request, or did not answer. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.reason}: ${refusal.detail}`);
    this.refusal = refusal;
  }
}

/** What a route's address depends on: the parts in braces, then the query. */
interface RouteParameters {
  id?: string;
  seat?: number;
  eyes?: string;
  before?: string;
}

export async function call<Route extends keyof Routes>(
  route: Route,
  body: Routes[Route]["body"],
  parameters: RouteParameters = {},
): Promise<Routes[Route]["answer"]> {
  const [method = "GET", pattern = ""] = route.split(" ");
  const answer = await ask(method, address(pattern, parameters), body);
  return (await answer.json()) as Routes[Route]["answer"];
}

export async function importGame(file: Blob): Promise<Routes["POST /api/import"]["answer"]> {
  const answer = await send("/api/import", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: file,
  });
  return (await answer.json()) as Routes["POST /api/import"]["answer"];
}

function address(pattern: string, { id = "", seat = 0, eyes, before }: RouteParameters): string {
  const path = pattern.replace("{id}", encodeURIComponent(id)).replace("{seat}", String(seat));
  if (before !== undefined) return `${path}?before=${encodeURIComponent(before)}`;
  return eyes === undefined ? path : `${path}?eyes=${encodeURIComponent(eyes)}`;
}

function ask(method: string, path: string, body: unknown): Promise<Response> {
  if (body === null) return send(path, { method });
  return send(path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function send(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch (error) {
    throw new Refused(noAnswer(String(error)));
  }
  if (answer.ok) return answer;
  throw new Refused(await refusalIn(answer));
}

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    const said: unknown = await answer.json();
    if (typeof said === "object" && said !== null && "reason" in said) return said as Refusal;
  } catch {
    // Not a refusal of our server: a proxy answered.
  }
  return noAnswer(`status ${answer.status}`);
}

function noAnswer(detail: string): Refusal {
  return { reason: "try-again", detail, text: "", word: "", values: {} };
}
