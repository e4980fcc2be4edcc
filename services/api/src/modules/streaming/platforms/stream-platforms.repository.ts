import type { StreamPlatformName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { Retention } from '../../../platform/retention/retention.decorator.ts';
import {
  type PlatformRow,
  type SubscriptionRow,
  streamMessages,
  streamPlatforms,
  streamSubscriptions,
} from '../stream-platforms.table.ts';
import { isShown } from '../streamers/streamers.repository.ts';
import { type StreamerRow, streamers } from '../streamers.table.ts';
import type { OrderedEvents } from './stream-platform.ts';

@Retention([
  // Older messages are no longer accepted.
  { table: streamMessages, column: streamMessages.at, age: '1 day' },
])
@Injectable()
export class StreamPlatformsRepository {
  constructor(private readonly database: Database) {}

  async all(): Promise<Map<StreamPlatformName, PlatformRow>> {
    const rows = await this.database.queries.select().from(streamPlatforms);
    return new Map(rows.map((row) => [row.platform, row]));
  }

  async note(row: PlatformRow): Promise<void> {
    const { platform: _, ...set } = row;
    await this.database.queries
      .insert(streamPlatforms)
      .values(row)
      .onConflictDoUpdate({ target: streamPlatforms.platform, set });
  }

  /** Returns the event subscriptions of a streamer. */
  async subscriptionsOf(streamerId: string): Promise<SubscriptionRow[]> {
    return this.database.queries
      .select()
      .from(streamSubscriptions)
      .where(eq(streamSubscriptions.streamerId, streamerId));
  }

  /** Returns the streamers of a platform with subscriptions to all kinds of events. */
  async toldOf(platform: StreamPlatformName): Promise<Set<string>> {
    const rows = await this.database.queries
      .select({ id: streamSubscriptions.streamerId })
      .from(streamSubscriptions)
      .where(eq(streamSubscriptions.platform, platform))
      .groupBy(streamSubscriptions.streamerId)
      .having(sql`bool_and(${streamSubscriptions.state} = 'enabled')`);
    return new Set(rows.map(({ id }) => id));
  }

  /** Returns visible streamers without a subscription, or whose subscription has been pending or revoked for an hour. */
  findWithout(platform: StreamPlatformName, limit: number): Promise<StreamerRow[]> {
    const stands = sql`SELECT 1 FROM ${streamSubscriptions} WHERE ${streamSubscriptions.streamerId} = ${streamers.id}
      AND (${streamSubscriptions.state} = 'enabled' OR ${streamSubscriptions.at} > now() - interval '1 hour')`;
    return this.database.queries
      .select()
      .from(streamers)
      .where(and(eq(streamers.platform, platform), isShown, sql`NOT EXISTS (${stands})`))
      .limit(limit);
  }

  /** Stores a subscription. The platform may have confirmed it before its id was known here. */
  async keep(
    platform: StreamPlatformName,
    streamerId: string,
    ordered: readonly OrderedEvents[],
  ): Promise<void> {
    for (const { id, kind, state: said } of ordered) {
      const state = (await this.hasCome(platform, confirmed(id))) ? 'enabled' : said;
      await this.database.queries
        .insert(streamSubscriptions)
        .values({ id, platform, streamerId, kind, state })
        .onConflictDoUpdate({
          target: [streamSubscriptions.streamerId, streamSubscriptions.kind],
          set: { id, platform, state, at: sql`clock_timestamp()` },
        });
    }
  }

  /** Marks a subscription as confirmed by the platform. */
  async confirm(platform: StreamPlatformName, id: string): Promise<void> {
    await this.insertMessage(platform, confirmed(id));
    await this.setState(platform, id, 'enabled');
  }

  /** Returns the streamer of a subscription. */
  async streamerOf(platform: StreamPlatformName, subscriptionId: string): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ id: streamSubscriptions.streamerId })
      .from(streamSubscriptions)
      .where(and(eq(streamSubscriptions.platform, platform), eq(streamSubscriptions.id, subscriptionId)));
    return row?.id;
  }

  async setState(platform: StreamPlatformName, id: string, state: SubscriptionRow['state']): Promise<void> {
    await this.database.queries
      .update(streamSubscriptions)
      .set({ state, at: sql`clock_timestamp()` })
      .where(and(eq(streamSubscriptions.platform, platform), eq(streamSubscriptions.id, id)));
  }

  /** Deletes the subscriptions for an abandoned channel. */
  async forget(streamerId: string): Promise<void> {
    await this.database.queries
      .delete(streamSubscriptions)
      .where(eq(streamSubscriptions.streamerId, streamerId));
  }

  /** Records the id of a message. @returns false when it was already processed. */
  async insertMessage(platform: StreamPlatformName, id: string): Promise<boolean> {
    const { rowCount } = await this.database.queries
      .insert(streamMessages)
      .values({ platform, id })
      .onConflictDoNothing();
    return rowCount === 1;
  }

  private async hasCome(platform: StreamPlatformName, id: string): Promise<boolean> {
    const one = and(eq(streamMessages.platform, platform), eq(streamMessages.id, id));
    return (await this.database.queries.$count(streamMessages, one)) > 0;
  }
}

function confirmed(subscriptionId: string): string {
  return `confirmed:${subscriptionId}`;
}
