import { randomUUID } from 'node:crypto';
import { permissionsOf } from '@boardwalk/contracts';
import { announcementsOf } from '../modules/news/article-announcements.policy.ts';
import type { ArticleAction } from '../modules/news/article-states.policy.ts';
import type { NewArticle } from '../modules/news/articles.table.ts';
import type { Announcement } from '../modules/notifications/notifications.service.ts';
import type { DemoMember } from './demo-member.ts';

const HOUR = 3_600_000;
/** Older news nobody would find under the bell any more. */
const TOLD_HOURS = 80;
/** What is older was read, shortly after it came. */
const READ_HOURS = 24;
const READ_AFTER_HOURS = 2;
/** Who decides on what others write. */
const CHIEF = 'editor';

type Article = NewArticle & { slug: string; authorId: string };

/** What the accounts were told lately: the newest articles, and what waits for a publisher. The rest of the community can’t look. */
export function notificationRowsOf(paper: readonly Article[], accounts: readonly DemoMember[], now: Date) {
  const chief = accounts.find(({ username }) => username === CHIEF)?.id;
  const announced = paper.flatMap((article) => {
    const at = article.publishedAt ?? article.updatedAt ?? now;
    const action = actionOf(article);
    if (!action || now.getTime() - at.getTime() > TOLD_HOURS * HOUR) return [];
    const actor = action === 'article.submitted' ? article.authorId : chief;
    const told = { ...article, publishAt: null, demo: true };
    return announcementsOf(action, 'in_review', told, actor).map((news) => ({ id: randomUUID(), at, news }));
  });
  const concerned = announced.filter(({ news }) => news.recipientId !== news.actorId);
  return {
    events: concerned.map(({ id, at, news }) => {
      const { type, subject, actorId, recipientId, title, href } = news;
      return {
        ...{ id, type, subject, actorId, recipientId, title, href },
        createdAt: at,
        fanoutEndedAt: at,
        demo: true,
      };
    }),
    told: concerned.flatMap(({ id, at, news }) =>
      accounts
        .filter((account) => concerns(news, account))
        .map((account) => ({ eventId: id, userId: account.id, createdAt: at, readAt: readAt(at, now) })),
    ),
  };
}

function actionOf({ state }: Article): ArticleAction | undefined {
  if (state === 'published') return 'article.published';
  return state === 'in_review' ? 'article.submitted' : undefined;
}

function concerns(
  { type, actorId, recipientId, excludedUserIds = [] }: Announcement,
  account: DemoMember,
): boolean {
  if (recipientId !== undefined) return account.id === recipientId;
  if (account.id === actorId || excludedUserIds.includes(account.id)) return false;
  return type !== 'article.submitted' || publishes(account);
}

function publishes({ identityRoles, siteRoles }: DemoMember): boolean {
  return permissionsOf([...identityRoles, ...siteRoles]).includes('news.publish');
}

function readAt(at: Date, now: Date): Date | null {
  const isOld = now.getTime() - at.getTime() > READ_HOURS * HOUR;
  return isOld ? new Date(at.getTime() + READ_AFTER_HOURS * HOUR) : null;
}
