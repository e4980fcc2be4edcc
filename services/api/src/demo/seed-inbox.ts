import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { notificationDeliveries } from '../modules/notifications/deliveries.table.ts';
import { notificationEvents } from '../modules/notifications/notifications.table.ts';
import { ago } from './timeline.ts';

type IdOf = (username: string) => string;

const FAILED_HOURS_AGO = 4;
const MOST_ATTEMPTS = 8;

/** What waits for whoever looks after messages: the newest event that members were told of couldn't be told to two of them. Its room makes the items of it. */
export async function seedInbox(queries: NodePgDatabase, idOf: IdOf, now: Date): Promise<void> {
  const [event] = await queries
    .select({ id: notificationEvents.id })
    .from(notificationEvents)
    .where(eq(notificationEvents.type, 'article.published'))
    .orderBy(desc(notificationEvents.createdAt))
    .limit(1);
  if (!event) return;
  await queries.insert(notificationDeliveries).values(
    ['jasper.n', 'milo.c'].map((username) => ({
      eventId: event.id,
      userId: idOf(username),
      channel: 'email' as const,
      state: 'dead' as const,
      attempts: MOST_ATTEMPTS,
      settledAt: ago(now, FAILED_HOURS_AGO),
      error: '452 4.2.2 The recipient’s mailbox is full',
    })),
  );
}
