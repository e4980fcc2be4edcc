import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { streamFollows } from '../streamers.table.ts';

/** Name of the audience, which is stored with events. */
export const FOLLOWERS = 'stream-followers';

/** Returns the condition that the member of the column follows the streamer. */
export function followersOf(memberId: AnyPgColumn, streamerId: string): SQL {
  return sql`${memberId} IN (SELECT ${streamFollows.memberId} FROM ${streamFollows} WHERE ${streamFollows.streamerId} = ${streamerId})`;
}
