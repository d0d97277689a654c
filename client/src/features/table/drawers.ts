/** The drawers that can be opened over the table. */
export type DrawerName = "menu" | "name" | "rules" | "side";
