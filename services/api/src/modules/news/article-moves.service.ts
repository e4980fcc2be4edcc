import type { Article, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError, invalidField } from '../../platform/errors/api-error.ts';
import { ArticleAccess } from './article-access.service.ts';
import { judgeMove } from './article-states.policy.ts';
import { ArticlesRepository } from './articles.repository.ts';
import type { ArticleRow, NewArticle } from './articles.table.ts';
import { PublicationService } from './publication.service.ts';
import { PublicationAlarm } from './publication-alarm.ts';

type MoveInput = EndpointInput<'POST /api/articles/:id/state'>['body'];

/** Moving articles from state to state, and to the top of the list. */
@Injectable()
export class ArticleMovesService {
  constructor(
    private readonly database: Database,
    private readonly articles: ArticlesRepository,
    private readonly access: ArticleAccess,
    private readonly publication: PublicationService,
    private readonly alarm: PublicationAlarm,
  ) {}

  move(caller: Caller, id: string, { to, publishAt, version }: MoveInput): Promise<Article> {
    return this.database.transaction(async () => {
      const row = await this.access.lock(caller, id);
      const verdict = judgeMove(caller, row, to);
      if ('refusal' in verdict && verdict.refusal === 'ACCESS_DENIED') throw new ApiError('ACCESS_DENIED');
      // Whoever saw an older form wished something for that one: they are told how it stands before the table is asked.
      await this.access.expectVersion(caller, row, version);
      if ('refusal' in verdict) throw new ApiError(verdict.refusal);
      const instant = to === 'scheduled' ? comingInstant(publishAt) : null;
      const moved = await this.articles.update(id, changeFor(to, instant));
      if (verdict.action === 'article.published') await this.publication.tell(moved, caller, row.state);
      else await this.publication.note(caller, verdict.action, row, moved);
      if (row.state === 'published') await this.publication.withdraw(moved);
      if (instant) await this.alarm.set(instant);
      return this.access.present(caller, moved);
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
      await this.publication.note(caller, pinned ? 'article.pinned' : 'article.unpinned', row, changed);
      return this.access.present(caller, changed);
    });
  }
}

function changeFor(to: ArticleRow['state'], publishAt: Date | null): Partial<NewArticle> {
  const published = to === 'published' ? { publishedAt: new Date() } : {};
  return { state: to, publishAt, pinSlot: null, ...published };
}

/** @throws INPUT_INVALID when it is missing or has passed. */
function comingInstant(text: string | undefined): Date {
  const instant = text === undefined ? undefined : new Date(text);
  if (!instant) throw invalidField('body.publishAt', 'Say when it shall come out.');
  if (instant.getTime() <= Date.now()) throw invalidField('body.publishAt', 'This moment has passed.');
  return instant;
}
