/** Generated from the Fluent files by client/texts.ts. */
declare module "virtual:texts" {
  export const COMPLETE: readonly string[];
  export const TEXTS: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
