import { Injectable } from '@nestjs/common';
import { desc, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type FeedRow, feedItems, type NewFeedItem } from './feed.table.ts';

const isPinned = sql<boolean>`(${feedItems.pinSlot} IS NOT NULL)`;

@Injectable()
export class FeedRepository {
  constructor(private readonly database: Database) {}

  /** Returns items after the position, pinned first, then newest first. */
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

  /** Inserts an item, or replaces the one of the same source. */
  async upsert({ title, body, href, ...item }: NewFeedItem): Promise<void> {
    await this.database.queries
      .insert(feedItems)
      .values({ title, body, href, ...item })
      .onConflictDoUpdate({ target: feedItems.source, set: { title, body, href } });
  }

  async deleteBySource(source: string): Promise<void> {
    await this.database.queries.delete(feedItems).where(eq(feedItems.source, source));
  }
}
