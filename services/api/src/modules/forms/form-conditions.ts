import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { forms } from './forms.table.ts';

/** Returns the title of the form in this column, for a query on another table. */
export function formTitle(formId: AnyPgColumn): SQL<string> {
  // A separate query: in a list of columns the query layer would omit the tables.
  const title = sql`SELECT ${forms.title} FROM ${forms} WHERE ${forms.id} = ${formId}`;
  return sql<string>`(${title})`;
}
