import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { beginsWith, formOf, isCalled, likeAny, patternsOf } from '../../platform/text/search-text.ts';
import { FIT } from './search-source.ts';

/** Returns a number of {@link FIT} as an SQL constant. */
export function fitNumber(fit: keyof typeof FIT): SQL {
  return sql.raw(String(FIT[fit]));
}

/** Returns the quality of a name's match, as a number of {@link FIT}. */
export function fitOf(name: SQLWrapper, text: string): SQL<number> {
  return sql<number>`CASE WHEN ${isCalled(name, text)} THEN ${fitNumber('exact')}
    WHEN ${beginsWith(name, text)} THEN ${fitNumber('start')}
    WHEN ${likeAny(formOf(name), patternsOf(text).word)} THEN ${fitNumber('word')} ELSE ${fitNumber('text')} END`;
}
