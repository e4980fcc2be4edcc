import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { notificationDeliveries } from '../modules/notifications/deliveries.table.ts';
import { notificationEvents } from '../modules/notifications/notifications.table.ts';
import { readFailedEmails } from './content/records.ts';
import { ago } from './timeline.ts';

type IdOf = (key: string) => string;

const MAX_ATTEMPTS = 8;

/** Inserts failed deliveries of the newest notification event to two members. The inbox creates the item from them. */
export async function seedInbox(queries: NodePgDatabase, idOf: IdOf, now: Date): Promise<void> {
  const [event] = await queries
    .select({ id: notificationEvents.id })
    .from(notificationEvents)
    .where(eq(notificationEvents.type, 'article.published'))
    .orderBy(desc(notificationEvents.createdAt))
    .limit(1);
  if (!event) return;
  const { hoursAgo, members, error } = readFailedEmails();
  await queries.insert(notificationDeliveries).values(
    members.map((username) => ({
      eventId: event.id,
      userId: idOf(username),
      channel: 'email' as const,
      state: 'dead' as const,
      attempts: MAX_ATTEMPTS,
      settledAt: ago(now, hoursAgo),
      error,
    })),
  );
}
