/** Announcements for screen readers. */

class Announcer {
  polite = $state("");
  urgent = $state("");
}

export const announcer = new Announcer();

const waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/** Joins sentences that come in quick succession into one announcement. */
export function announce(sentence: string): void {
  waiting.push(sentence);
  timer ??= setTimeout(() => {
    announcer.polite = waiting.splice(0).join(" ");
    timer = null;
  }, 250);
}

/** For urgent news, such as an open question. */
export function announceNow(sentence: string): void {
  announcer.urgent = sentence;
}
