import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of the games, and the ids that the server calls them by. */
const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const IDS = GAMES.map((game) => game.replaceAll("_", "-"));

/** A list of choices that somebody has made up. */
const OWN_OPTIONS = [
  "Property[key.name='options'] > ArrayExpression > Literal",
  "VariableDeclarator[id.name='options'] > ArrayExpression > Literal",
  "AssignmentExpression[left.name='options'] > ArrayExpression > Literal",
  "SvelteAttribute[key.name='options'] ArrayExpression > Literal",
].map((selector) => ({ selector, message: "The options come with the question, from the server." }));

const CHANCE = "Chance decides nothing in the client: ask the server.";

export default defineConfig(
  globalIgnores(["src/generated/"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: ["./tsconfig.json", "./tsconfig.node.json", "./tsconfig.worker.json"],
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // In an effect, `void value` says that it shall run again when that value changes.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["*.js", "*.ts"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["worker/*.ts"],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    // ADR 17, the client holds no rule: what may be chosen comes with the question.
    files: ["src/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: CHANCE },
        { object: "crypto", property: "getRandomValues", message: CHANCE },
        { object: "crypto", property: "randomUUID", message: CHANCE },
      ],
      "no-restricted-syntax": ["error", ...OWN_OPTIONS],
    },
  },
  {
    // Noise in sounds, the ids of commands, and how long to wait before connecting again.
    files: ["src/lib/sound.ts", "src/lib/table.svelte.ts", "src/lib/socket.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // What all games share knows none of them.
    files: ["src/**"],
    ignores: ["src/games/**", "**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `(^@|\\.)/games/|generated/(${GAMES.join("|")})$`,
              message: "Games are found by shell/games.ts.",
            },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        ...OWN_OPTIONS,
        {
          selector: `Literal[value=/^(${IDS.join("|")})$/]`,
          message: "The shell never asks which game it is: let the game declare what is different.",
        },
      ],
    },
  },
  GAMES.map((game) => ({
    files: [`src/games/${game}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `(^|/)(${GAMES.filter((other) => other !== game).join("|")})(/|$)`,
              message: "No game borrows from another: share it in src/engravings, src/lib or src/shell.",
            },
          ],
        },
      ],
    },
  })),
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // To the rule, `{@render …}` is an expression that yields nothing.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // It takes `$bindable()` for a value that stands in where a property is missing.
      "@typescript-eslint/no-useless-default-assignment": "off",
    },
  },
);
