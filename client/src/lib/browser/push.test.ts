import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pushState, renewPush, startPush, stopPush } from "./push";

const KEY = "BAAB_-8";

class Subscription {
  endpoint = "https://push.example/1";
  unsubscribe = vi.fn(() => Promise.resolve(true));
  toJSON(): object {
    return { endpoint: this.endpoint, keys: { p256dh: "point", auth: "secret" } };
  }
}

let known: Subscription | null;
let asked: { applicationServerKey?: Uint8Array; userVisibleOnly?: boolean } | null;
let sent: [string, unknown][];
let permission: NotificationPermission;

function withBrowser(): void {
  const pushManager = {
    getSubscription: () => Promise.resolve(known),
    subscribe: (options: typeof asked) => {
      asked = options;
      known = new Subscription();
      return Promise.resolve(known);
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration), ready: Promise.resolve(registration) },
  });
}

beforeEach(() => {
  known = asked = null;
  sent = [];
  permission = "granted";
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body = typeof request.body === "string" ? (JSON.parse(request.body) as unknown) : null;
    sent.push([`${request.method ?? "GET"} ${path}`, body]);
    return Promise.resolve(new Response(JSON.stringify({ key: KEY, browsers: 0 })));
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("without a service worker, as over plain http", () => {
  test("push is not offered, and nothing is sent", async () => {
    expect(await pushState()).toBe("unable");
    await renewPush();
    expect(sent).toEqual([]);
  });
});

describe("in a browser with push", () => {
  beforeEach(withBrowser);

  test("it is off until the user turns it on", async () => {
    expect(await pushState()).toBe("off");
    expect([asked, sent]).toEqual([null, []]);
  });

  test("turning it on gives the browser the server's key and the server the endpoint", async () => {
    expect(await startPush()).toBe("on");
    expect(asked?.userVisibleOnly).toBe(true);
    expect([...(asked?.applicationServerKey ?? [])]).toEqual([4, 0, 1, 255, 239]);
    expect(sent.at(-1)).toEqual([
      "POST /api/push",
      { endpoint: "https://push.example/1", p256dh: "point", auth: "secret", language: "en" },
    ]);
    expect(await pushState()).toBe("on");
  });

  test("nothing is subscribed when the user denies permission", async () => {
    permission = "denied";
    expect(await startPush()).toBe("forbidden");
    expect([asked, sent]).toEqual([null, []]);
  });

  test("turning it off unsubscribes at the server and in the browser", async () => {
    await startPush();
    const made = known as unknown as Subscription;
    expect(await stopPush()).toBe("off");
    expect(sent.at(-1)).toEqual(["POST /api/push/stop", { endpoint: made.endpoint }]);
    expect(made.unsubscribe).toHaveBeenCalled();
  });

  test("renewing sends the endpoint again, for the current user", async () => {
    await startPush();
    sent = [];
    await renewPush();
    expect(sent.map(([what]) => what)).toEqual(["POST /api/push"]);
  });
});
