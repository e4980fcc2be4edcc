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

/** Addresses that are something else than a page. */
export const RESERVED_DOC_SLUGS: readonly string[] = ['all', 'search', 'create'];

/** What a server rule is called: `R2`, `R2.4`. It stands at the beginning of its heading or paragraph. */
const RULE_ID = /^R\d{1,3}(?:\.\d{1,3}){0,2}(?=[\s:.]|$)/;

/** The id of the rule that a text begins with; undefined when it is no rule. */
export function ruleIdOf(text: string): string | undefined {
  return RULE_ID.exec(text)?.[0];
}
