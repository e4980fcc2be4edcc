import { type SQL, sql } from 'drizzle-orm';
import { phrasesQuery, wordsQuery } from '../../platform/text/search-text.ts';
import { docRules } from './docs.table.ts';
import { withOtherNames } from './search-words.ts';

/** The words of a rule, just as its index has them: any other expression would read every rule. */
export const ruleWords: SQL = sql`to_tsvector('english', search_form(coalesce(${docRules.text}, '')))`;

/** What the search of the site looks for in the docs: words that may go on, or what players call the same. */
export function docsQuery(text: string): SQL {
  return sql`(${wordsQuery(text)} || ${phrasesQuery(withOtherNames(text))})`;
}
