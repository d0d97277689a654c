/** Lint rules: types, import directions between layers, no chance and no options made in the client. */

import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of the games, and their ids on the server. */
const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const IDS = GAMES.map((game) => game.replaceAll("_", "-"));

/** Imports go one way: lib ← shell ← games and features. */
const LAYERS = {
  lib: ["shell", "features"],
  engravings: ["shell", "features"],
  shell: ["features"],
  games: ["features"],
};
/** @param {keyof typeof LAYERS} layer */
const forbiddenIn = (layer) => ({
  regex: `(^@|\\.)/(${LAYERS[layer].join("|")})/`,
  message: `src/${layer} must not import from src/${LAYERS[layer].join(" or src/")}.`,
});
const GAME_IMPORTS = {
  regex: `(^@|\\.)/games/|generated/(${GAMES.join("|")})\\b`,
  message: "Games are found by shell/games.ts.",
};

/** Finds lists of choices made in the client. */
const OWN_OPTIONS = [
  "Property[key.name='options'] > ArrayExpression > Literal",
  "VariableDeclarator[id.name='options'] > ArrayExpression > Literal",
  "AssignmentExpression[left.name='options'] > ArrayExpression > Literal",
  "SvelteAttribute[key.name='options'] ArrayExpression > Literal",
].map((selector) => ({ selector, message: "The options come with the question, from the server." }));

const CHANCE = "No random numbers in the client: ask the server.";

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
      // In an effect, `void value` makes it depend on that value.
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
    // ADR 16, the client holds no rules: the options come with the question.
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
    // Random numbers are fine for noise in sounds, command ids and reconnect delays.
    files: ["src/lib/sound/sound.ts", "src/lib/table.svelte.ts", "src/lib/socket.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // Shared code must not know any game.
    files: ["src/**"],
    ignores: ["src/games/**", "**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [GAME_IMPORTS],
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
  /** @type {(keyof typeof LAYERS)[]} */ (["lib", "engravings", "shell"]).map((layer) => ({
    files: [`src/${layer}/**`],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [GAME_IMPORTS, forbiddenIn(layer)] }],
    },
  })),
  GAMES.map((game) => ({
    files: [`src/games/${game}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            forbiddenIn("games"),
            {
              regex: `(^|/)(${GAMES.filter((other) => other !== game).join("|")})(/|$)`,
              message:
                "Games must not import from each other: share code in src/engravings, src/lib or src/shell.",
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
      // The rule mistakes `{@render …}` for an expression without a value.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // The rule mistakes `$bindable()` for a default value.
      "@typescript-eslint/no-useless-default-assignment": "off",
    },
  },
);
