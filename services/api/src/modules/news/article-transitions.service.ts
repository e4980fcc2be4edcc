import type { Article, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError, invalidField } from '../../platform/errors/api-error.ts';
import { ArticleAccessService } from './article-access.service.ts';
import { judgeTransition } from './article-states.policy.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { expectText } from './expect-text.ts';
import { PublicationService } from './publication.service.ts';
import { PublishDueJob } from './publish-due.job.ts';

type TransitionInput = EndpointInput<'POST /api/articles/:id/state'>['body'];

/** Changes the state of articles, and pins them to the top of the list. */
@Injectable()
export class ArticleTransitionsService {
  constructor(
    private readonly database: Database,
    private readonly articles: ArticlesRepository,
    private readonly access: ArticleAccessService,
    private readonly publication: PublicationService,
    private readonly publishDue: PublishDueJob,
  ) {}

  changeState(caller: Caller, id: string, { to, publishAt, version }: TransitionInput): Promise<Article> {
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
      if (verdict.action === 'article.published')
        await this.publication.recordPublication(changed, caller, row.state);
      else await this.publication.recordChange(caller, verdict.action, row, changed);
      if (row.state === 'published') await this.publication.removeFeedItem(changed);
      if (instant) await this.publishDue.schedule(instant);
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
      await this.publication.recordChange(
        caller,
        pinned ? 'article.pinned' : 'article.unpinned',
        row,
        changed,
      );
      return this.access.present(caller, changed);
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
