import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { AuditService } from '../audit/audit.service.ts';
import { type DiscussedArticle, PublishedArticlesService } from '../news/published-articles.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import type { CommentRow } from './comments.table.ts';

interface Decision {
  before: CommentRow;
  after: CommentRow;
  authorName: string;
  articleTitle: string;
}

const QUEUE_PATH = '/news/desk#comment-queue';

/** Notifications and audit entries about comments. Call each method inside the transaction that changes the comment. */
@Injectable()
export class CommentEventsService {
  constructor(
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly articles: PublishedArticlesService,
  ) {}

  /** A comment is public for the first time: the author of the article is notified. */
  async shown({ authorId }: Pick<CommentRow, 'authorId'>, article: DiscussedArticle): Promise<void> {
    await this.notifications.announce({
      type: 'comment.posted',
      subject: `article:${article.id}`,
      actorId: authorId,
      recipientId: article.authorId,
      ...linkToComments(article),
    });
  }

  /** A comment waits for a moderator: moderators are notified. */
  async held({ id, articleId, authorId }: CommentRow): Promise<void> {
    const article = await this.articleOf(articleId);
    if (!article) return;
    const { title, demo } = article;
    const subject = subjectOf(id);
    await this.notifications.announce({
      type: 'comment.held',
      subject,
      actorId: authorId,
      title,
      demo,
      href: QUEUE_PATH,
    });
  }

  /** A comment doesn't wait for a moderator any more: the notification is withdrawn. */
  async settled(id: string): Promise<void> {
    await this.notifications.withdraw('comment.held', subjectOf(id));
  }

  /** A moderator has approved or removed a comment: that is logged, and its author is notified of an approval. */
  async decided(caller: Caller, { before, after, authorName, articleTitle }: Decision): Promise<void> {
    const { id, authorId, articleId } = after;
    await this.audit.record(caller, {
      action: after.state === 'shown' ? 'comment.shown' : 'comment.removed',
      target: { type: 'user', id: authorId ?? '', label: authorName },
      before: { state: before.state },
      after: { state: after.state, comment: id, article: articleTitle },
    });
    await this.settled(id);
    const article = await this.articleOf(articleId);
    if (after.state !== 'shown' || !article) return;
    if (before.shownAt === null) await this.shown(after, article);
    if (before.state === 'held' && caller.id !== authorId) await this.released(after, article);
  }

  /** Members don't learn which moderator it was. */
  private async released({ id, authorId }: CommentRow, article: DiscussedArticle): Promise<void> {
    await this.notifications.announce({
      type: 'comment.released',
      subject: subjectOf(id),
      actorId: null,
      recipientId: authorId,
      ...linkToComments(article),
    });
  }

  private async articleOf(id: string): Promise<DiscussedArticle | undefined> {
    return (await this.articles.titlesOf([id])).get(id);
  }
}

function linkToComments({ title, slug, demo }: DiscussedArticle) {
  return { title, demo, href: `/news/${slug}#comments` };
}

function subjectOf(id: string): string {
  return `comment:${id}`;
}
