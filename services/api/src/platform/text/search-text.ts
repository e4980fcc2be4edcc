import { inIndexedWords, isUndivided, searchKey, searchWordings } from '@boardwalk/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing, startingWith } from './untrusted-text.ts';

/** More words than that narrow nothing down any more. */
const MOST_WORDS = 8;
/** A part of a text that is shorter has no trigram, and so no index: it is looked for at the beginnings of words alone. */
const SHORTEST_PART = 3;

/** Returns the search form of a text as SQL: `search_form` of migration 0072, `searchForm` of the contracts. */
export function formOf(text: SQLWrapper): SQL<string> {
  return sql<string>`search_form(${text})`;
}

/** A text in the one spelling that all of its spellings share, to compare and to rank: `searchKey` of the contracts. */
export function keyOf(text: SQLWrapper): SQL<string> {
  return sql<string>`search_key(${text})`;
}

/** The patterns of LIKE by which what was typed is found in a {@link formOf} a text: at its start, at the start of a later word, and anywhere. */
export function patternsOf(typed: string) {
  const wordings = searchWordings(typed);
  const long = wordings.filter((wording) => [...wording].length >= SHORTEST_PART);
  return {
    start: wordings.map(startingWith),
    word: wordings.map((wording) => `%${startingWith(` ${wording}`)}`),
    /** Empty for what no index finds. */
    part: long.map(containing),
  };
}

/** The condition that a text, of which this is the {@link formOf}, holds what was typed. Two characters of a Japanese word have an index as the start of a pair. */
export function holds(form: SQLWrapper, typed: string): SQL {
  const { start, word } = patternsOf(typed);
  const isPair = isUndivided(typed) && [...searchWordings(typed).join('')].length < SHORTEST_PART;
  return likeAny(form, isPair ? [...start, ...word] : searchWordings(typed).map(containing));
}

/** The condition that a text is like one of some patterns; without any it is like none. */
export function likeAny(text: SQLWrapper, patterns: readonly string[]): SQL {
  const conditions = patterns.map((pattern) => sql`${text} LIKE ${pattern}`);
  if (conditions.length === 0) return sql`false`;
  return sql`(${sql.join(conditions, sql` OR `)})`;
}

/** The condition that a name is called just so, however it is spelled. */
export function isCalled(name: SQLWrapper, typed: string): SQL {
  return sql`${keyOf(name)} = ${searchKey(typed)}`;
}

/** The condition that a name begins so, however it is spelled. */
export function beginsWith(name: SQLWrapper, typed: string): SQL {
  return sql`${keyOf(name)} LIKE ${startingWith(searchKey(typed))}`;
}

/**
 * Every word of a text, each of which may go on, as a condition for words that PostgreSQL has of a {@link formOf} a text: `har fest` finds "Harbour festival".
 * Operators of such a condition are quoted.
 * @param weight of the words that are looked at: A for those of titles.
 */
export function wordsQuery(typed: string, weight: 'A' | '' = ''): SQL {
  return anyOf(typed, (wording) => {
    const words = inIndexedWords(wording)
      .split(' ')
      .slice(0, isUndivided(wording) ? 2 * MOST_WORDS : MOST_WORDS);
    return sql`to_tsquery('english', ${words.map((word) => quoted(word, weight)).join(' & ')})`;
  });
}

/** A text as people write it for a search engine, with quotation marks and minus signs. Scripts that don't divide words are looked for by their pairs. */
export function phrasesQuery(typed: string): SQL {
  // Their pairs are in no order that a phrase could have.
  if (isUndivided(typed)) return wordsQuery(typed.replaceAll('"', ' '));
  return anyOf(typed, (wording) => sql`websearch_to_tsquery('english', ${wording})`);
}

/** A query with what was typed as it was spelled: by this PostgreSQL marks words in the text itself. */
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
  // What begins with one letter is half of everything; a character of Chinese or Japanese is a word.
  const goesOn = weight !== '' || [...word].length > 1 || isUndivided(word);
  return goesOn || weight ? `${text}:${goesOn ? '*' : ''}${weight}` : text;
}
