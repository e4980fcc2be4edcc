import { inIndexedWords, isUndivided, searchKey, searchWordings } from '@boardwalk/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing, startingWith } from './untrusted-text.ts';

/** Further words don't narrow the results. */
const MAX_WORDS = 8;
/** A shorter part has no trigram, and so no index: it is searched only at the beginnings of words. */
const MIN_PART_LENGTH = 3;

/** Returns the search form of a text as SQL: `search_form` of migration 0072, `searchForm` of the contracts. */
export function formOf(text: SQLWrapper): SQL<string> {
  return sql<string>`search_form(${text})`;
}

/** Returns the normalized spelling of a text as SQL, for comparing and ranking: `searchKey` of the contracts. */
export function keyOf(text: SQLWrapper): SQL<string> {
  return sql<string>`search_key(${text})`;
}

/** Returns the LIKE patterns of a search in a {@link formOf} a text: at its start, at the start of a later word, and anywhere. */
export function patternsOf(typed: string) {
  const wordings = searchWordings(typed);
  const long = wordings.filter((wording) => [...wording].length >= MIN_PART_LENGTH);
  return {
    start: wordings.map(startingWith),
    word: wordings.map((wording) => `%${startingWith(` ${wording}`)}`),
    /** Empty for searches without an index. */
    part: long.map(containing),
  };
}

/**
 * Returns the condition that a text, given by its {@link formOf}, contains the search. Two characters of a Japanese word are indexed as the start
 * of a pair.
 */
export function holds(form: SQLWrapper, typed: string): SQL {
  const { start, word } = patternsOf(typed);
  const isPair = isUndivided(typed) && [...searchWordings(typed).join('')].length < MIN_PART_LENGTH;
  return likeAny(form, isPair ? [...start, ...word] : searchWordings(typed).map(containing));
}

/** Returns the condition that a text matches one of the patterns; false without patterns. */
export function likeAny(text: SQLWrapper, patterns: readonly string[]): SQL {
  const conditions = patterns.map((pattern) => sql`${text} LIKE ${pattern}`);
  if (conditions.length === 0) return sql`false`;
  return sql`(${sql.join(conditions, sql` OR `)})`;
}

/** Returns the condition that a name equals the search in any spelling. */
export function isCalled(name: SQLWrapper, typed: string): SQL {
  return sql`${keyOf(name)} = ${searchKey(typed)}`;
}

/** Returns the condition that a name starts with the search in any spelling. */
export function beginsWith(name: SQLWrapper, typed: string): SQL {
  return sql`${keyOf(name)} LIKE ${startingWith(searchKey(typed))}`;
}

/**
 * Returns a text search condition with every word of a text as a prefix, for words of a {@link formOf} a text: `har fest` finds "Harbour festival".
 * Operators are quoted.
 * @param weight of the words to search: A for those of titles.
 */
export function wordsQuery(typed: string, weight: 'A' | '' = ''): SQL {
  return anyOf(typed, (wording) => {
    const words = inIndexedWords(wording)
      .split(' ')
      .slice(0, isUndivided(wording) ? 2 * MAX_WORDS : MAX_WORDS);
    return sql`to_tsquery('english', ${words.map((word) => quoted(word, weight)).join(' & ')})`;
  });
}

/**
 * Returns a text search condition for search engine syntax, with quotation marks and minus signs. Scripts without spaces between words are searched
 * by pairs of characters.
 */
export function phrasesQuery(typed: string): SQL {
  // The pairs have no order that a phrase could match.
  if (isUndivided(typed)) return wordsQuery(typed.replaceAll('"', ' '));
  return anyOf(typed, (wording) => sql`websearch_to_tsquery('english', ${wording})`);
}

/** Returns a query that also contains the search as it was spelled: PostgreSQL marks words in the text itself with it. */
export function markingQuery(query: SQL, typed: string): SQL {
  return sql`(${query} || websearch_to_tsquery('english', ${typed}))`;
}

function anyOf(typed: string, query: (wording: string) => SQL): SQL {
  const queries = searchWordings(typed).map(query);
  if (queries.length === 0) return sql`''::tsquery`;
  return sql`(${sql.join(queries, sql` || `)})`;
}

function quoted(word: string, weight: string): string {
  const text = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  // A prefix of one letter matches half of all texts; a character of Chinese or Japanese is a word.
  const goesOn = weight !== '' || [...word].length > 1 || isUndivided(word);
  return goesOn || weight ? `${text}:${goesOn ? '*' : ''}${weight}` : text;
}
