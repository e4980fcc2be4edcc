import { type SQL, sql } from 'drizzle-orm';
import { phrasesQuery, wordsQuery } from '../../platform/text/search-text.ts';
import { docRules } from './docs.table.ts';
import { withOtherNames } from './search-words.ts';

/** Search words of a rule. Must equal the expression of the index, otherwise every rule would be read. */
export const ruleWords: SQL = sql`to_tsvector('english', search_form(coalesce(${docRules.text}, '')))`;

/** Returns the docs query of the site search: prefixes of words, or synonyms of the genre. */
export function docsQuery(text: string): SQL {
  return sql`(${wordsQuery(text)} || ${phrasesQuery(withOtherNames(text))})`;
}
