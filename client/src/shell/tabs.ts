/** What the side of the table can show. */
export type Tab = "log" | "claims" | "chat" | "notes" | "coach" | "people";
