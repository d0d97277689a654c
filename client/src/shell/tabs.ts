/** What the side of the table can show. */
export type Tab = "log" | "claims" | "chat" | "notes" | "coach" | "people";

/** Which of it there is at this table, for this person. */
export function tabsOf(has: { talk: boolean; seat: boolean; coach: boolean }): Tab[] {
  return [
    "log",
    ...(has.talk ? (["claims"] as const) : []),
    "chat",
    ...(has.seat ? (["notes"] as const) : []),
    ...(has.seat && has.coach ? (["coach"] as const) : []),
    "people",
  ];
}

/** What is new behind a tab: a number, or just that there is something. */
export type News = Readonly<Partial<Record<Tab, number | true>>>;
