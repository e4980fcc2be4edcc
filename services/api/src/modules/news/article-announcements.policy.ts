import type { ArticleState, NotificationType } from '@boardwalk/contracts';
import type { Announcement } from '../notifications/notifications.service.ts';
import type { ArticleAction } from './article-states.policy.ts';
import type { ArticleRow } from './articles.table.ts';

type Told = Pick<ArticleRow, 'id' | 'title' | 'slug' | 'authorId' | 'publishAt' | 'demo'>;

/**
 * Returns the notifications of an article's state transition: publishers receive submissions, authors the decisions of others, and all members
 * publications.
 * @param actorId member who made it; undefined for a scheduled publication
 */
export function announcementsOf(
  action: ArticleAction,
  before: ArticleState,
  article: Told,
  actorId: string | undefined,
): Announcement[] {
  const { id, title, slug, authorId, publishAt, demo } = article;
  const actor = actorId ?? null;
  const common = { subject: sourceOf(id), title, demo };
  const [reading, writing] = [`/news/${slug}`, `/news/${id}/edit`];
  const toAuthor = { ...common, actorId: actor, recipientId: authorId };
  switch (action) {
    case 'article.submitted':
      return [{ ...common, type: action, actorId: actor, href: writing }];
    case 'article.returned':
      return before === 'archived' ? [] : [{ ...toAuthor, type: 'article.sent_back', href: writing }];
    case 'article.scheduled':
      return [{ ...toAuthor, type: 'article.released', publishAt, href: reading }];
    case 'article.published': {
      // Members were already notified of the first publication.
      if (before === 'archived') return [];
      const excludedUserIds = actorId === undefined ? [] : [actorId];
      return [
        { ...common, type: action, actorId: authorId, excludedUserIds, href: reading },
        { ...toAuthor, type: 'article.released', href: reading },
      ];
    }
    default:
      return [];
  }
}

/** Returns the types of notifications to withdraw when an article leaves this state. */
export function outdatedBy(before: ArticleState): NotificationType[] {
  if (before === 'in_review') return ['article.submitted'];
  if (before === 'scheduled') return ['article.released'];
  return before === 'published' ? ['article.published', 'article.released'] : [];
}

/** Returns the article as the source of notifications and of its item in the community strip. */
export function sourceOf(id: string): string {
  return `article:${id}`;
}
