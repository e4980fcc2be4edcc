import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { type AuditActor, AuditService } from '../audit/audit.service.ts';
import { FeedService } from '../feed/feed.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { announcementsOf, outdatedBy, sourceOf } from './article-announcements.policy.ts';
import type { ArticleAction } from './article-states.policy.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow } from './articles.table.ts';

/** A scheduled article is published by a job, without an actor. */
const NO_ACTOR: AuditActor = {};
const BATCH_SIZE = 50;

/** Effects of an article's state transition: an audit entry, the item in the community strip, and notifications. */
@Injectable()
export class PublicationService {
  constructor(
    private readonly database: Database,
    private readonly articles: ArticlesRepository,
    private readonly audit: AuditService,
    private readonly feed: FeedService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Records a change of state or of the pin. Must run inside the transaction of the change. */
  async recordChange(
    actor: AuditActor,
    action: ArticleAction,
    before: ArticleRow,
    after: ArticleRow,
  ): Promise<void> {
    await this.audit.record(actor, {
      action,
      target: targetOf(after),
      before: auditStateOf(before),
      after: auditStateOf(after),
    });
    if (before.state !== after.state || action === 'article.scheduled')
      await this.notifyMembers(actor, action, before.state, after);
  }

  /** Records that an article was published. Must run inside the transaction that publishes it. */
  async recordPublication(
    article: ArticleRow,
    actor: AuditActor,
    before: ArticleRow['state'],
  ): Promise<void> {
    await this.audit.record(actor, {
      action: 'article.published',
      target: targetOf(article),
      before: { state: before },
      after: { state: article.state, slug: article.slug },
    });
    await this.writeFeedItem(article);
    await this.notifyMembers(actor, 'article.published', before, article);
  }

  /** Updates the item of a published article in the community strip. Other articles have none. */
  async updateFeedItem(article: ArticleRow): Promise<void> {
    if (article.state === 'published') await this.writeFeedItem(article);
  }

  async removeFeedItem({ id }: ArticleRow): Promise<void> {
    await this.feed.withdraw(sourceOf(id));
  }

  /**
   * Publishes all due articles. Each one is published in its own transaction by a conditional update, and the process that gets the row records it.
   * So several processes can run this concurrently, and the others continue if one dies.
   * @throws the first failure, after trying the others.
   */
  async publishDue(): Promise<void> {
    const failed = new Map<string, unknown>();
    for (;;) {
      const due = (await this.articles.findDue(BATCH_SIZE + failed.size)).filter((id) => !failed.has(id));
      if (due.length === 0) break;
      for (const id of due) await this.publish(id).catch((error: unknown) => failed.set(id, error));
    }
    const [failure] = failed;
    if (failure) throw new Error(`The article ${failure[0]} can’t be published.`, { cause: failure[1] });
  }

  private publish(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const article = await this.articles.publishIfDue(id);
      if (article) await this.recordPublication(article, NO_ACTOR, 'scheduled');
    });
  }

  private async notifyMembers(
    { id }: AuditActor,
    action: ArticleAction,
    before: ArticleRow['state'],
    article: ArticleRow,
  ): Promise<void> {
    const source = sourceOf(article.id);
    for (const type of outdatedBy(before)) await this.notifications.withdraw(type, source);
    for (const news of announcementsOf(action, before, article, id)) await this.notifications.announce(news);
  }

  private async writeFeedItem(article: ArticleRow): Promise<void> {
    const { id, title, summary, slug, authorId, demo, publishedAt } = article;
    await this.feed.put({
      source: sourceOf(id),
      kind: 'news',
      title,
      body: summary,
      href: `/news/${slug}`,
      authorId,
      demo,
      publishedAt: publishedAt ?? undefined,
    });
  }
}

function auditStateOf({ state, publishAt }: ArticleRow) {
  return { state, ...(publishAt && { publishAt: publishAt.toISOString() }) };
}

/** Returns the article as a target of the audit log. */
function targetOf({ id, title }: Pick<ArticleRow, 'id' | 'title'>) {
  return { type: 'article' as const, id, label: title };
}
