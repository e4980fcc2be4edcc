import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { identities } from './identities.table.ts';

/** Returns the condition that the account in a column is linked to the member. */
export function isAccountOf(subject: AnyPgColumn, memberId: string): SQL {
  return sql`${subject} IN (SELECT ${identities.subject} FROM ${identities} WHERE ${identities.userId} = ${memberId})`;
}
