/** The declarations of the client's games, which tests compare with the rules. */

import { TABLES } from "./all-games";

export function manifest(): object[] {
  return TABLES.map(({ id, complexity, prefix, rules, catalogue }) => ({
    id,
    complexity,
    prefix,
    sections: rules.map(({ id: section, clauses, paragraphs, entries }) => ({
      id: section,
      clauses,
      paragraphs,
      entries: entries ?? [],
    })),
    pictures: catalogue?.pictures ?? {},
  }));
}
