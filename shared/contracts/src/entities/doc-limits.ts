/** Lengths in characters; `depth` and `pages` are counts. */
export const DOC_LIMITS = {
  title: 100,
  summary: 200,
  slug: 100,
  body: 100_000,
  search: 100,
  depth: 3,
  pages: 500,
} as const;

/** Slugs that are reserved for other pages. */
export const RESERVED_DOC_SLUGS: readonly string[] = ['all', 'search', 'create'];

/** Id of a server rule at the beginning of a heading or paragraph: `R2`, `R2.4`. */
const RULE_ID = /^R\d{1,3}(?:\.\d{1,3}){0,2}(?=[\s:.]|$)/;

/** Returns the id of the rule that the text begins with; undefined if it isn't a rule. */
export function ruleIdOf(text: string): string | undefined {
  return RULE_ID.exec(text)?.[0];
}
