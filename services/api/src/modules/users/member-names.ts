import { type SQL, sql } from 'drizzle-orm';
import { startingWith } from '../../platform/text/untrusted-text.ts';
import { users } from './users.table.ts';

/** The condition that a name or a handle begins like this. */
export function beginsLike(beginning: string): SQL {
  const pattern = sql`lower(${startingWith(beginning.trim())})`;
  return sql`(lower(${users.fullName}) LIKE ${pattern} OR lower(${users.username}) LIKE ${pattern})`;
}

/**
 * The condition that a member's name or handle begins like this, for lists of other modules that are walked in their own order: the member is looked
 * up for each row.
 */
export function hasNameBeginning(memberId: SQL, beginning: string): SQL {
  // Not an EXISTS, which may be turned round into a search among all members.
  return sql`(SELECT ${beginsLike(beginning)} FROM ${users} WHERE ${users.id} = ${memberId})`;
}
