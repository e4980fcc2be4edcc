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

  /** Notes a browser, or that it belongs to somebody else now. @returns its id. */
  async put(userId: string, { endpoint, keys }: PushSubscriptionKeys): Promise<string> {
    const [row] = await this.database.queries
      .insert(pushSubscriptions)
      .values({ userId, endpoint, ...keys })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, ...keys, createdAt: sql`clock_timestamp()` },
      })
      .returning({ id: pushSubscriptions.id });
    if (!row) throw new Error('A push subscription was written and is not there.');
    return row.id;
  }

  /** Leaves a member the newest so many. */
  async trim(userId: string, most: number): Promise<void> {
    const newest = this.database.queries
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(most);
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

  /** Forgets a browser, and with it what still was on its way there. */
  async forget(id: string): Promise<void> {
    await this.database.queries.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  }
}
