import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, to the millisecond: what a cursor or a page gets is then exactly what is stored. */
export function instantColumn(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });
}

/** The words of a text, for the search. Only the database makes and reads them. */
export const wordsColumn = customType<{ data: string }>({ dataType: () => 'tsvector' });
