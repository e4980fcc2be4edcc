import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { commentReports, comments } from '../modules/comments/comments.table.ts';
import { articles } from '../modules/news/articles.table.ts';
import { notificationDeliveries } from '../modules/notifications/deliveries.table.ts';
import { notificationEvents } from '../modules/notifications/notifications.table.ts';
import { COMMENTED_ARTICLE, COMMENTS } from './comments.data.ts';
import { ago } from './timeline.ts';

type IdOf = (username: string) => string;

const FAILED_HOURS_AGO = 4;
const MOST_ATTEMPTS = 8;

/** What waits for moderators and for whoever looks after messages: comments with their reports, and e-mails that came back. The rooms make the items of it. */
export async function seedInbox(queries: NodePgDatabase, idOf: IdOf, now: Date): Promise<void> {
  await seedComments(queries, idOf, now);
  await seedFailures(queries, idOf, now);
}

async function seedComments(queries: NodePgDatabase, idOf: IdOf, now: Date): Promise<void> {
  const [article] = await queries
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.slug, COMMENTED_ARTICLE));
  if (!article) throw new Error(`The demo community has no article ${COMMENTED_ARTICLE}.`);
  for (const { by, hoursAgo, text, held, reports = [] } of COMMENTS) {
    const createdAt = ago(now, hoursAgo);
    const [comment] = await queries
      .insert(comments)
      .values({
        ...{ articleId: article.id, authorId: idOf(by), text, createdAt, demo: true },
        ...{ state: held ? ('held' as const) : ('shown' as const), shownAt: held ? null : createdAt },
      })
      .returning({ id: comments.id });
    if (comment && reports.length > 0)
      await queries.insert(commentReports).values(
        reports.map(({ by: reporter, reason, hoursAgo: at }) => ({
          ...{ commentId: comment.id, reporterId: idOf(reporter), reason, createdAt: ago(now, at) },
        })),
      );
  }
}

/** The newest event that members were told of couldn't be told to two of them. */
async function seedFailures(queries: NodePgDatabase, idOf: IdOf, now: Date): Promise<void> {
  const [event] = await queries
    .select({ id: notificationEvents.id })
    .from(notificationEvents)
    .where(eq(notificationEvents.type, 'article.published'))
    .orderBy(desc(notificationEvents.createdAt))
    .limit(1);
  if (!event) return;
  await queries.insert(notificationDeliveries).values(
    ['jasper.n', 'milo.c'].map((username) => ({
      ...{ eventId: event.id, userId: idOf(username), channel: 'email' as const, state: 'dead' as const },
      ...{ attempts: MOST_ATTEMPTS, settledAt: ago(now, FAILED_HOURS_AGO) },
      error: '452 4.2.2 The recipient’s mailbox is full',
    })),
  );
}
