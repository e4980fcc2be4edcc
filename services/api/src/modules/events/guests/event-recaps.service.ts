import type { CommunityEvent, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedArticlesService } from '../../news/published-articles.service.ts';
import { EventAccessService, expectBegun } from '../event-access.service.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { EventsService } from '../pages/events.service.ts';
import { EventPicturesService } from '../plans/event-pictures.service.ts';

/** Recaps of dates that have begun: an article, and photos that the hosts choose from the library. */
@Injectable()
export class EventRecapsService {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly occurrences: OccurrencesRepository,
    private readonly articles: PublishedArticlesService,
    private readonly pictures: EventPicturesService,
    private readonly events: EventsService,
  ) {}

  /** @throws EVENT_NOT_FOUND, ACCESS_DENIED, EVENT_STATE_REFUSED before it has begun, ARTICLE_NOT_FOUND */
  setArticle(caller: Caller, id: string, slug: string | null): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      expectBegun(await this.access.lockRunDate(caller, id), new Date());
      const article = slug === null ? undefined : await this.articles.findBySlug(slug);
      if (slug !== null && !article) throw new ApiError('ARTICLE_NOT_FOUND');
      await this.occurrences.update(id, { recapArticleId: article?.id ?? null });
      return this.events.presentAgain(caller, id);
    });
  }

  /** @throws EVENT_NOT_FOUND, ACCESS_DENIED, EVENT_STATE_REFUSED before it has begun, MEDIA_NOT_FOUND */
  setPhotos(
    caller: Caller,
    id: string,
    { photos: chosen }: EndpointInput<'PUT /api/events/:id/photos'>['body'],
  ): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      const found = await this.access.lockRunDate(caller, id);
      expectBegun(found, new Date());
      const photos = await this.pictures.picturesOf(chosen);
      await this.pictures.storeDateUses({ ...found.date, photos });
      await this.occurrences.update(id, { photos });
      return this.events.presentAgain(caller, id);
    });
  }
}
