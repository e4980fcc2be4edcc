import type { ArticleState, NotificationType } from '@boardwalk/contracts';
import type { Announcement } from '../notifications/notifications.service.ts';
import type { ArticleAction } from './article-states.policy.ts';
import type { ArticleRow } from './articles.table.ts';

type Told = Pick<ArticleRow, 'id' | 'title' | 'slug' | 'authorId' | 'publishAt' | 'demo'>;

/**
 * Whom a move of an article is told, and as what. Publishers hear of what is submitted, authors of what others decided on theirs, and
 * everybody else of what is published. @param actorId who did it; undefined when the time had come
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
      // Everybody was told when it was published first.
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

/** The notifications of an article in this state that are withdrawn when it leaves the state. */
export function outdatedBy(before: ArticleState): NotificationType[] {
  if (before === 'in_review') return ['article.submitted'];
  if (before === 'scheduled') return ['article.released'];
  return before === 'published' ? ['article.published', 'article.released'] : [];
}

/** The article as the source of notifications and of an item in the community strip. */
export function sourceOf(id: string): string {
  return `article:${id}`;
}
