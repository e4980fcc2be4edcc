import { type SQL, sql } from 'drizzle-orm';
import { containing, startingWith } from '../../platform/text/untrusted-text.ts';
import { FIT } from './search-source.ts';

/** More words than that narrow nothing down any more. */
const MOST_WORDS = 8;
/** A part of a text that is shorter has no trigram, and so no index: it is looked for at the beginnings of words alone. */
const SHORTEST_PART = 3;

/**
 * Every word of a text, each of which may go on, as a condition for words that PostgreSQL keeps: `har fest` finds "Harbour festival". What has a meaning in
 * such a condition is quoted.
 */
export function wordsQuery(text: string): SQL {
  const words = text.split(' ').slice(0, MOST_WORDS);
  return sql`to_tsquery('english', ${words.map(quoted).join(' & ')})`;
}

function quoted(word: string): string {
  const text = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  // What begins with one letter is half of everything.
  return word.length > 1 ? `${text}:*` : text;
}

/** Patterns of LIKE, in small letters, for what a text of small letters holds: at its start, at the start of a later word, and anywhere. */
export function patternsOf(text: string) {
  const small = text.toLowerCase();
  return {
    start: startingWith(small),
    word: `%${startingWith(` ${small}`)}`,
    /** Undefined for what no index finds. */
    part: [...small].length < SHORTEST_PART ? undefined : containing(small),
  };
}

/** A number of {@link FIT} as a constant of a statement. */
export function fitNumber(fit: keyof typeof FIT): SQL {
  return sql.raw(String(FIT[fit]));
}

/** How well a name fits a text, as a number of {@link FIT}. */
export function fitOf(name: SQL, text: string): SQL<number> {
  const { start, word } = patternsOf(text);
  return sql<number>`CASE WHEN lower(${name}) = ${text.toLowerCase()} THEN ${fitNumber('exact')}
    WHEN lower(${name}) LIKE ${start} THEN ${fitNumber('start')}
    WHEN lower(${name}) LIKE ${word} THEN ${fitNumber('word')} ELSE ${fitNumber('text')} END`;
}
