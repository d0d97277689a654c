import { afterEach, expect, test, vi } from "vitest";
import { setHidden } from "@/testing/document";
import { stayAwake } from "./wake-lock";

/** A browser that grants every request and counts the locks held. */
function browser(): { held: () => number } {
  let held = 0;
  const request = (): Promise<unknown> => {
    held += 1;
    return Promise.resolve({ release: () => Promise.resolve((held -= 1)) });
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
  return { held: () => held };
}

afterEach(() => setHidden(false));

test("the screen stays awake until the lock is released", async () => {
  const { held } = browser();
  const letGo = stayAwake();
  await vi.waitFor(() => expect(held()).toBe(1));
  letGo();
  await vi.waitFor(() => expect(held()).toBe(0));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(held()).toBe(0);
});

test("the lock is requested again when the page becomes visible", async () => {
  setHidden(true);
  const { held } = browser();
  const letGo = stayAwake();
  expect(held()).toBe(0);
  setHidden(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(held()).toBe(1));
  letGo();
});

test("a browser without wake locks, or a refusal, is no error", async () => {
  vi.stubGlobal("navigator", {});
  stayAwake()();
  const request = vi.fn(() => Promise.reject(new Error("the battery is low")));
  vi.stubGlobal("navigator", { wakeLock: { request } });
  stayAwake()();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
});
