import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

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
                project: ["./tsconfig.json", "./tsconfig.node.json"],
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
