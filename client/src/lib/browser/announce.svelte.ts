/** Announcements for screen readers. */

class Announcer {
  polite = $state("");
  urgent = $state("");
}

export const announcer = new Announcer();

const waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/** Sentences that come close together are read as one. */
export function announce(sentence: string): void {
  waiting.push(sentence);
  timer ??= setTimeout(() => {
    announcer.polite = waiting.splice(0).join(" ");
    timer = null;
  }, 250);
}

/** For what must be decided now. */
export function announceNow(sentence: string): void {
  announcer.urgent = sentence;
}
