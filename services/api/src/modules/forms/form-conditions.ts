import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { forms } from './forms.table.ts';

/** The title of the form in this column, for a statement about something else. */
export function formTitle(formId: AnyPgColumn): SQL<string> {
  // Apart: in a list of columns the query layer would leave out of which table each is.
  const title = sql`SELECT ${forms.title} FROM ${forms} WHERE ${forms.id} = ${formId}`;
  return sql<string>`(${title})`;
}
