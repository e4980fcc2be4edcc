import type { CommunityEvent } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedArticlesService } from '../../news/published-articles.service.ts';
import { EventAccessService, expectBegun } from '../event-access.service.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { EventsService } from '../pages/events.service.ts';

/** Article about a date after it took place. */
@Injectable()
export class EventRecaps {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly articles: PublishedArticlesService,
    private readonly occurrences: OccurrencesRepository,
    private readonly views: EventsService,
  ) {}

  /** @throws EVENT_NOT_FOUND, ACCESS_DENIED, EVENT_STATE_REFUSED before it has begun, ARTICLE_NOT_FOUND */
  set(caller: Caller, id: string, slug: string | null): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      expectBegun(await this.access.lockRunDate(caller, id), new Date());
      const article = slug === null ? undefined : await this.articles.findBySlug(slug);
      if (slug !== null && !article) throw new ApiError('ARTICLE_NOT_FOUND');
      await this.occurrences.update(id, { recapArticleId: article?.id ?? null });
      return this.views.presentAgain(caller, id);
    });
  }
}
