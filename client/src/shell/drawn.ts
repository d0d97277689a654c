/** What may lie over the table, drawn out from its edge. */
export type Drawn = "menu" | "name" | "rules" | "side";
