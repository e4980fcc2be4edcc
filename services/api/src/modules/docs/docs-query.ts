import { type SQL, sql } from 'drizzle-orm';
import { wordsQuery } from '../search/search-words.ts';
import { docRules } from './docs.table.ts';
import { withOtherNames } from './search-words.ts';

/** The words of a rule, just as its index has them: any other expression would read every rule. */
export const ruleWords: SQL = sql`to_tsvector('english', coalesce(${docRules.text}, ''))`;

/** What the search of the site looks for in the docs: words that may go on, or what players call the same. */
export function docsQuery(text: string): SQL {
  return sql`(${wordsQuery(text)} || websearch_to_tsquery('english', ${withOtherNames(text)}))`;
}
