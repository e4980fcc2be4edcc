import { Injectable } from '@nestjs/common';
import { desc, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type FeedRow, feedItems } from './feed.table.ts';

const isPinned = sql<boolean>`(${feedItems.pinSlot} IS NOT NULL)`;

@Injectable()
export class FeedRepository {
  constructor(private readonly database: Database) {}

  /** Pinned items first, then newest first, those after the position. */
  findPage(after: [pinned: boolean, at: number, id: string] | undefined, limit: number): Promise<FeedRow[]> {
    return this.database.queries
      .select()
      .from(feedItems)
      .where(
        after &&
          sql`(${isPinned}, ${feedItems.publishedAt}, ${feedItems.id})
            < (${after[0]}::boolean, ${new Date(after[1]).toISOString()}::timestamptz, ${after[2]}::uuid)`,
      )
      .orderBy(desc(isPinned), desc(feedItems.publishedAt), desc(feedItems.id))
      .limit(limit);
  }
}
