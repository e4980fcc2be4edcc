import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { type AuditActor, AuditService } from '../audit/audit.service.ts';
import { FeedService } from '../feed/feed.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { announcementsOf, outdatedBy } from './article-announcements.policy.ts';
import { sourceOf, targetOf } from './article-source.ts';
import type { ArticleAction } from './article-states.policy.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow } from './articles.table.ts';

/** Nobody pressed a button: the time had come. */
const THE_CLOCK: AuditActor = {};
const AT_ONCE = 50;

/** What comes with an article that moves: its line in the audit log, its item in the community strip, and what members are told. */
@Injectable()
export class PublicationService {
  constructor(
    private readonly database: Database,
    private readonly articles: ArticlesRepository,
    private readonly audit: AuditService,
    private readonly feed: FeedService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Writes down what was done with an article, and where it stood before. Call it inside the transaction that does it. */
  async note(actor: AuditActor, action: ArticleAction, before: ArticleRow, after: ArticleRow): Promise<void> {
    await this.audit.record(actor, {
      action,
      target: targetOf(after),
      before: standingOf(before),
      after: standingOf(after),
    });
    if (before.state !== after.state || action === 'article.scheduled')
      await this.tellMembers(actor, action, before.state, after);
  }

  /** Tells that an article came out. Call it inside the transaction that makes it so. */
  async tell(article: ArticleRow, actor: AuditActor, before: ArticleRow['state']): Promise<void> {
    await this.audit.record(actor, {
      action: 'article.published',
      target: targetOf(article),
      before: { state: before },
      after: { state: article.state, slug: article.slug },
    });
    await this.tellInFeed(article);
    await this.tellMembers(actor, 'article.published', before, article);
  }

  /** Tells a change of what is out; of anything else there is nothing to tell. */
  async bringUpToDate(article: ArticleRow): Promise<void> {
    if (article.state === 'published') await this.tellInFeed(article);
  }

  async withdraw({ id }: ArticleRow): Promise<void> {
    await this.feed.withdraw(sourceOf(id));
  }

  /**
   * Publishes everything whose time has come. Each article in a transaction of its own, by one conditional update: whoever gets the
   * row tells it, so several processes may do this at once, and one that dies leaves the rest as it was.
   * @throws the last failure, after the others have been tried.
   */
  async publishDue(): Promise<void> {
    const failed = new Map<string, unknown>();
    for (;;) {
      const due = (await this.articles.findDue(AT_ONCE + failed.size)).filter((id) => !failed.has(id));
      if (due.length === 0) break;
      for (const id of due) await this.publish(id).catch((error: unknown) => failed.set(id, error));
    }
    const [failure] = failed;
    if (failure) throw new Error(`The article ${failure[0]} can’t be published.`, { cause: failure[1] });
  }

  private publish(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const article = await this.articles.publishIfDue(id);
      if (article) await this.tell(article, THE_CLOCK, 'scheduled');
    });
  }

  private async tellMembers(
    { id }: AuditActor,
    action: ArticleAction,
    before: ArticleRow['state'],
    article: ArticleRow,
  ): Promise<void> {
    const source = sourceOf(article.id);
    for (const type of outdatedBy(before)) await this.notifications.withdraw(type, source);
    for (const news of announcementsOf(action, before, article, id)) await this.notifications.announce(news);
  }

  private async tellInFeed({ id, title, summary, slug, authorId, demo }: ArticleRow): Promise<void> {
    const href = `/news/${slug}`;
    await this.feed.put({ source: sourceOf(id), kind: 'news', title, body: summary, href, authorId, demo });
  }
}

function standingOf({ state, publishAt }: ArticleRow) {
  return { state, ...(publishAt && { publishAt: publishAt.toISOString() }) };
}
