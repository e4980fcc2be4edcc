import type { PushSubscriptionKeys } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { pushSubscriptions } from './deliveries.table.ts';

interface OwnedSubscription {
  userId: string;
  subscription: PushSubscriptionKeys;
}

@Injectable()
export class PushSubscriptionsRepository {
  constructor(private readonly database: Database) {}

  /** Inserts a subscription, or moves an existing one to this member. @returns its id. */
  async upsert(userId: string, { endpoint, keys }: PushSubscriptionKeys): Promise<string> {
    const [row] = await this.database.queries
      .insert(pushSubscriptions)
      .values({ userId, endpoint, ...keys })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, ...keys, createdAt: sql`clock_timestamp()` },
      })
      .returning({ id: pushSubscriptions.id });
    if (!row) throw new Error('A push subscription was not returned.');
    return row.id;
  }

  /** Deletes all but the newest subscriptions of a member. */
  async keepNewest(userId: string, kept: number): Promise<void> {
    const newest = this.database.queries
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(kept);
    await this.database.queries
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)));
  }

  async find(ids: readonly string[]): Promise<Map<string, OwnedSubscription>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select()
      .from(pushSubscriptions)
      .where(inArray(pushSubscriptions.id, [...ids]));
    return new Map(
      rows.map(({ id, userId, endpoint, p256dh, auth }) => [
        id,
        { userId, subscription: { endpoint, keys: { p256dh, auth } } },
      ]),
    );
  }

  async removeOwn(userId: string, id: string): Promise<void> {
    await this.database.queries
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)));
  }

  /** Deletes a subscription; its waiting deliveries are deleted by cascade. */
  async delete(id: string): Promise<void> {
    await this.database.queries.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  }
}
