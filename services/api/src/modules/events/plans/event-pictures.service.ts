import { type EventFields, pictureIdsOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { MediaService } from '../../media/media.service.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsRepository } from '../events.repository.ts';
import type { CoverColumn, EventRow } from '../events.table.ts';

/** Kinds of owner in the media library. */
const OWNERS = { event: 'event', date: 'event-date' } as const;

/** Pictures of events and their dates in the media library. Writes must run inside the transaction that has locked the event. */
@Injectable()
export class EventPicturesService {
  constructor(
    private readonly database: Database,
    private readonly media: MediaService,
    events: EventsRepository,
  ) {
    media.onRefocus(({ mediaId, width, height, focus }) =>
      events.reshapeCovers(mediaId, { width, height, focus }),
    );
  }

  /** Returns a cover as a column. @throws MEDIA_NOT_FOUND */
  async coverOf(cover: EventFields['cover']): Promise<CoverColumn | null> {
    if (!cover) return null;
    const [found] = await this.picturesOf([cover]);
    return found ?? null;
  }

  /** Returns pictures with the event's own alternative texts. @throws MEDIA_NOT_FOUND */
  async picturesOf(pictures: readonly { mediaId: string; alt: string }[]): Promise<CoverColumn[]> {
    const found = await this.media.findMany(pictures.map(({ mediaId }) => mediaId));
    return pictures.map(({ mediaId, alt }) => {
      const picture = found.get(mediaId);
      if (!picture) throw new ApiError('MEDIA_NOT_FOUND');
      return { ...picture, alt };
    });
  }

  /** Records the pictures of an event as used, so that the library doesn't delete them. */
  async storeUses({ id, body, cover }: Pick<EventRow, 'id' | 'body' | 'cover'>): Promise<void> {
    this.database.requireTransaction();
    await this.media.setUses(OWNERS.event, id, [...pictureIdsOf(body), ...(cover ? [cover.mediaId] : [])]);
  }

  /** Records the pictures of a date's overrides as used. */
  async storeDateUses({
    id,
    overrides,
    photos,
  }: Pick<OccurrenceRow, 'id' | 'overrides' | 'photos'>): Promise<void> {
    this.database.requireTransaction();
    const shown = overrides.body ? pictureIdsOf(overrides.body) : [];
    const cover = overrides.cover ? [overrides.cover.mediaId] : [];
    await this.media.setUses(OWNERS.date, id, [...shown, ...cover, ...photos.map(({ mediaId }) => mediaId)]);
  }

  /** Releases the pictures of a removed event and its dates. */
  async forget(eventId: string, dateIds: readonly string[]): Promise<void> {
    this.database.requireTransaction();
    await this.media.setUses(OWNERS.event, eventId, []);
    for (const id of dateIds) await this.media.setUses(OWNERS.date, id, []);
  }
}
