import { type SQL, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, to the millisecond: what a cursor or a page gets is then exactly what is stored. */
export function instantColumn(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });
}

/** The words of a text, for the search. Only the database makes and reads them. */
export const wordsColumn = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A list of values for a condition that PostgreSQL compares with an index: as constants, and always written the same way. */
export function amongTexts(values: readonly string[]): SQL {
  return sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`);
}
