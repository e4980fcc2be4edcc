import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Position in a list that is ordered by a time and an id: the time in milliseconds since 1970, and the id. */
export type InstantPosition = readonly [at: number, id: string];

/** Returns the condition for rows before a position, for a list with the newest first. */
export function beforePosition(at: SQLWrapper, id: SQLWrapper, position: InstantPosition): SQL {
  return sql`(${at}, ${id}) < ${rowOf(position)}`;
}

/** Returns the condition for rows after a position, for a list with the oldest first. */
export function afterPosition(at: SQLWrapper, id: SQLWrapper, position: InstantPosition): SQL {
  return sql`(${at}, ${id}) > ${rowOf(position)}`;
}

const rowOf = ([at, id]: InstantPosition): SQL => sql`(${new Date(at).toISOString()}::timestamptz, ${id})`;
