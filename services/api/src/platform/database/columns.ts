import { type SQL, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Timestamp with millisecond precision, so that cursors and responses contain exactly the stored value. */
export function instantColumn(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });
}

/** Search words of a text. Only the database writes and reads them. */
export const wordsColumn = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Condition on a list of constants, always rendered identically so that PostgreSQL can match it to an index. */
export function amongTexts(values: readonly string[]): SQL {
  return sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`);
}
