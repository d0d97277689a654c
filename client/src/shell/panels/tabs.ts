/** The tabs of the side panel. */
export type Tab = "log" | "claims" | "chat" | "notes" | "coach" | "people";

/** The tabs available to this user at this table. */
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

/** News behind a tab: a count, or true. */
export type News = Readonly<Partial<Record<Tab, number | true>>>;
