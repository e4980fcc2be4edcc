import type { Article, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError, invalidField } from '../../platform/errors/api-error.ts';
import { EVERY_MINUTE, Jobs } from '../../platform/jobs/jobs.ts';
import { type AuditActor, AuditService } from '../audit/audit.service.ts';
import { FeedService } from '../feed/feed.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { announcementsOf, outdatedBy, sourceOf } from './article-announcements.policy.ts';
import { type ArticleAction, judgeTransition } from './article-states.policy.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { expectText } from './expect-text.ts';

type TransitionInput = EndpointInput<'POST /api/articles/:id/state'>['body'];

/** A scheduled article is published by a job, without an actor. */
const NO_ACTOR: AuditActor = {};
const BATCH_SIZE = 50;
const PUBLISH_DUE = 'news.publish-due';

/**
 * States of articles: transitions by members, scheduled publications, and pins to the top of the list. Each has its effects: an audit entry, the item
 * in the community strip, and notifications.
 */
@Injectable()
export class ArticleStatesService {
  /**
   * The job runs every minute and at each scheduled time. Its payload names no article: it publishes all that are due. So a job for an outdated time
   * is harmless, and the next one makes up for a lost one.
   */
  constructor(
    private readonly database: Database,
    private readonly articles: ArticlesRepository,
    private readonly access: ArticleAccessService,
    private readonly audit: AuditService,
    private readonly feed: FeedService,
    private readonly notifications: NotificationsService,
    private readonly jobs: Jobs,
  ) {
    jobs.work(PUBLISH_DUE, () => this.publishDue(), { cron: EVERY_MINUTE });
  }

  change(caller: Caller, id: string, { to, publishAt, version }: TransitionInput): Promise<Article> {
    return this.database.transaction(async () => {
      const row = await this.access.lock(caller, id);
      const verdict = judgeTransition(caller, row, to);
      if ('refusal' in verdict && verdict.refusal === 'ACCESS_DENIED') throw new ApiError('ACCESS_DENIED');
      // A caller with an outdated version gets the current article before its state is checked.
      await this.access.expectVersion(caller, row, version);
      if ('refusal' in verdict) throw new ApiError(verdict.refusal);
      expectText(to, row.body);
      const instant = to === 'scheduled' ? comingInstant(publishAt) : null;
      const changed = await this.articles.update(id, changeFor(row, to, instant));
      if (verdict.action === 'article.published') await this.recordPublication(changed, caller, row.state);
      else await this.recordChange(caller, verdict.action, row, changed);
      if (row.state === 'published') await this.feed.withdraw(sourceOf(changed.id));
      if (instant) await this.jobs.send(PUBLISH_DUE, { at: instant });
      return this.access.present(caller, changed);
    });
  }

  pin(caller: Caller, id: string, pinned: boolean): Promise<Article> {
    return this.database.transaction(async () => {
      const row = await this.access.lock(caller, id);
      if (row.state !== 'published') throw new ApiError('ARTICLE_STATE_REFUSED');
      if (pinned === (row.pinSlot !== null)) return this.access.present(caller, row);
      const slot = pinned ? await this.articles.takeFreePin() : null;
      if (slot === undefined) throw new ApiError('PINS_TAKEN');
      const changed = await this.articles.updatePin(id, slot);
      await this.recordChange(caller, pinned ? 'article.pinned' : 'article.unpinned', row, changed);
      return this.access.present(caller, changed);
    });
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

  /** Updates the item of a published article in the community strip. Other articles have none. */
  async updateFeedItem(article: ArticleRow): Promise<void> {
    if (article.state === 'published') await this.writeFeedItem(article);
  }

  private publish(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const article = await this.articles.publishIfDue(id);
      if (article) await this.recordPublication(article, NO_ACTOR, 'scheduled');
    });
  }

  /** Records a change of state or of the pin. */
  private async recordChange(
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

  /** Records that an article was published. */
  private async recordPublication(
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

function changeFor(before: ArticleRow, to: ArticleRow['state'], publishAt: Date | null): Partial<NewArticle> {
  // An article that was archived by mistake returns with its previous time.
  const again = before.state === 'archived' && before.publishedAt !== null;
  const published = to === 'published' && !again ? { publishedAt: new Date() } : {};
  return { state: to, publishAt, pinSlot: null, ...published };
}

/** @throws INPUT_INVALID when it is missing or in the past. */
function comingInstant(text: string | undefined): Date {
  const instant = text === undefined ? undefined : new Date(text);
  if (!instant) throw invalidField('body.publishAt', 'Choose when it will be published.');
  if (instant.getTime() <= Date.now()) throw invalidField('body.publishAt', 'Choose a time in the future.');
  return instant;
}

function auditStateOf({ state, publishAt }: ArticleRow) {
  return { state, ...(publishAt && { publishAt: publishAt.toISOString() }) };
}

/** Returns the article as a target of the audit log. */
function targetOf({ id, title }: Pick<ArticleRow, 'id' | 'title'>) {
  return { type: 'article' as const, id, label: title };
}
