import type { CommunityEvent, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { EventAccessService, expectBegun } from '../event-access.service.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { EventsService } from '../pages/events.service.ts';
import { EventContent } from '../plans/event-content.service.ts';

/** Photos of a date, chosen by its hosts from the library. */
@Injectable()
export class EventPhotos {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly content: EventContent,
    private readonly occurrences: OccurrencesRepository,
    private readonly views: EventsService,
  ) {}

  /** @throws EVENT_NOT_FOUND, ACCESS_DENIED, EVENT_STATE_REFUSED before it has begun, MEDIA_NOT_FOUND */
  set(
    caller: Caller,
    id: string,
    { photos: chosen }: EndpointInput<'PUT /api/events/:id/photos'>['body'],
  ): Promise<CommunityEvent> {
    return this.database.transaction(async () => {
      const found = await this.access.lockRunDate(caller, id);
      expectBegun(found, new Date());
      const photos = await this.content.picturesOf(chosen);
      await this.content.storeDateUses({ ...found.date, photos });
      await this.occurrences.update(id, { photos });
      return this.views.presentAgain(caller, id);
    });
  }
}
