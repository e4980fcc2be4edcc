import { randomUUID } from 'node:crypto';
import { announcementsOf } from '../modules/news/article-announcements.policy.ts';
import type { ArticleAction } from '../modules/news/article-states.policy.ts';
import type { NewArticle } from '../modules/news/articles.table.ts';
import type { Announcement } from '../modules/notifications/notifications.service.ts';
import { HOUR_MS } from '../platform/time/durations.ts';
import type { DemoMember } from './content/people.ts';

/** Older articles have no notifications. */
const MAX_AGE_HOURS = 80;
/** Age after which notifications are read, and the delay of reading. */
const UNREAD_HOURS = 24;
const READ_AFTER_HOURS = 2;
/** Username of the account that publishes other members' articles. */
const EDITOR = 'editor';
/** Roles that publish on a new site. */
const PUBLISHERS: readonly string[] = ['OWNER', 'ADMIN', 'EDITOR'];

type Article = NewArticle & { slug: string; authorId: string };

/** Returns recent notifications of new and submitted articles, for accounts that can sign in. */
export function notificationRowsOf(articles: readonly Article[], accounts: readonly DemoMember[], now: Date) {
  const editorId = accounts.find(({ key }) => key === EDITOR)?.id;
  const announced = articles.flatMap((article) => {
    const at = article.publishedAt ?? article.updatedAt ?? now;
    const action = actionOf(article);
    if (!action || now.getTime() - at.getTime() > MAX_AGE_HOURS * HOUR_MS) return [];
    const actor = action === 'article.submitted' ? article.authorId : editorId;
    const announcedArticle = { ...article, publishAt: null, demo: true };
    return announcementsOf(action, 'in_review', announcedArticle, actor).map((event) => ({
      id: randomUUID(),
      at,
      event,
    }));
  });
  const withRecipients = announced.filter(({ event }) => event.recipientId !== event.actorId);
  return {
    events: withRecipients.map(({ id, at, event }) => {
      const { type, subject, actorId, recipientId, title, href } = event;
      return {
        id,
        type,
        subject,
        actorId,
        recipientId,
        title,
        href,
        createdAt: at,
        fanoutEndedAt: at,
        demo: true,
      };
    }),
    notifications: withRecipients.flatMap(({ id, at, event }) =>
      accounts
        .filter((account) => isRecipient(event, account))
        .map((account) => ({ eventId: id, userId: account.id, createdAt: at, readAt: readAt(at, now) })),
    ),
  };
}

function actionOf({ state }: Article): ArticleAction | undefined {
  if (state === 'published') return 'article.published';
  return state === 'in_review' ? 'article.submitted' : undefined;
}

function isRecipient(
  { type, actorId, recipientId, excludedUserIds = [] }: Announcement,
  account: DemoMember,
): boolean {
  if (recipientId !== undefined) return account.id === recipientId;
  if (account.id === actorId || excludedUserIds.includes(account.id)) return false;
  return type !== 'article.submitted' || canPublish(account);
}

function canPublish({ identityRoles, siteRoles }: DemoMember): boolean {
  return [...identityRoles, ...siteRoles].some((role) => PUBLISHERS.includes(role));
}

function readAt(at: Date, now: Date): Date | null {
  const isOld = now.getTime() - at.getTime() > UNREAD_HOURS * HOUR_MS;
  return isOld ? new Date(at.getTime() + READ_AFTER_HOURS * HOUR_MS) : null;
}
