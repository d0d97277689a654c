/** Animations, unless the user or their system has turned them off. */

import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";
import { settings } from "./settings.svelte";

export function still(): boolean {
  if (settings.motion === "system") return prefersReducedMotion.current;
  return settings.motion === "reduced";
}

/** A duration in milliseconds, or 0 without animations. */
export function lasting(milliseconds: number): number {
  return still() ? 0 : milliseconds;
}

/** One crossfade for all tables: a piece moves between places under the same key. */
export const [send, receive] = crossfade({
  duration: (distance) => (still() ? 0 : Math.min(900, 280 + distance * 0.9)),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: lasting(260) }),
});

export function rise(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(420),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * 14}px)`,
  };
}

export function dim(node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return fade(node, { delay: lasting(delay), duration: lasting(240) });
}

/** An attachment: scrolls to a new element that a small screen would not show. */
export function intoView(node: Element): () => void {
  const frame = requestAnimationFrame(() => {
    // A sticky element is visible already; it only seems not to be while it rises.
    if (node.parentElement !== null && getComputedStyle(node.parentElement).position === "sticky") return;
    node.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  });
  return () => cancelAnimationFrame(frame);
}
