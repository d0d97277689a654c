/** Made by the build from the Fluent files; client/texts.ts says how. */
declare module "virtual:texts" {
  export const COMPLETE: readonly string[];
  export const TEXTS: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
