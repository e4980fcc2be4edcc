import { EVENT_LIMITS, type EventFields, pictureIdsOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { MediaService } from '../../media/media.service.ts';
import { HandlesService } from '../../users/handles.service.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsRepository } from '../events.repository.ts';
import type { CoverColumn, EventRow } from '../events.table.ts';

/** What events and dates are called in the uses of pictures. */
const OWNERS = { event: 'event', date: 'event-date' } as const;

/** What belongs to an event and is kept elsewhere: its pictures and its hosts. Every write belongs into the transaction that has locked the event. */
@Injectable()
export class EventContent {
  constructor(
    private readonly events: EventsRepository,
    private readonly media: MediaService,
    private readonly handles: HandlesService,
  ) {
    media.onRefocus(({ mediaId, width, height, focus }) =>
      events.reshapeCovers(mediaId, { width, height, focus }),
    );
  }

  /** A cover as it is stored. @throws MEDIA_NOT_FOUND */
  async coverOf(cover: EventFields['cover']): Promise<CoverColumn | null> {
    if (!cover) return null;
    const [found] = await this.picturesOf([cover]);
    return found ?? null;
  }

  /** Pictures with words of the event's own. @throws MEDIA_NOT_FOUND */
  async picturesOf(pictures: readonly { mediaId: string; alt: string }[]): Promise<CoverColumn[]> {
    const found = await this.media.findMany(pictures.map(({ mediaId }) => mediaId));
    return pictures.map(({ mediaId, alt }) => {
      const picture = found.get(mediaId);
      if (!picture) throw new ApiError('MEDIA_NOT_FOUND');
      return { ...picture, alt };
    });
  }

  /** Who hosts: whoever made it as long as they are a member, and then the others. @throws EVENT_HOST_UNKNOWN */
  async hostIdsOf(handles: readonly string[], makerId: string | null): Promise<string[]> {
    const ids = new Set(makerId === null ? [] : [makerId]);
    for (const [at, handle] of handles.entries()) {
      const member = await this.handles.find(handle);
      if (!member || member === 'closed' || member.accountState === 'banned')
        throw new ApiError('EVENT_HOST_UNKNOWN', {
          fields: [{ path: `body.hosts.${at}`, message: 'There is no such member.' }],
        });
      ids.add(member.id);
    }
    if (ids.size === 0) throw invalidField('body.hosts', 'Choose at least one host.');
    if (ids.size > EVENT_LIMITS.hosts)
      throw invalidField('body.hosts', `Choose at most ${EVENT_LIMITS.hosts} hosts, including the creator.`);
    return [...ids];
  }

  hasGuests(eventId: string): Promise<boolean> {
    return this.events.hasGuests(eventId);
  }

  /**
   * Sets who hosts an event. Members who have not agreed to it yet are asked.
   * @param wanted who shall host it, in their order.
   * @param agreed who hosts it already, or names themselves.
   * @returns who has to be asked.
   */
  async setHosts(
    eventId: string,
    wanted: readonly string[],
    agreed: readonly (string | null)[],
  ): Promise<string[]> {
    const asked = wanted.filter((id) => !agreed.includes(id));
    await this.events.setHosts(
      eventId,
      wanted.filter((id) => agreed.includes(id)),
    );
    await this.events.setInvitations(eventId, asked);
    return asked;
  }

  /** Stores which pictures an event shows: the library lets nobody remove them. */
  async storeUses({ id, body, cover }: Pick<EventRow, 'id' | 'body' | 'cover'>): Promise<void> {
    await this.media.setUses(OWNERS.event, id, [...pictureIdsOf(body), ...(cover ? [cover.mediaId] : [])]);
  }

  /** The same of a date: of what is its own. */
  async storeDateUses({
    id,
    overrides,
    photos,
  }: Pick<OccurrenceRow, 'id' | 'overrides' | 'photos'>): Promise<void> {
    const shown = overrides.body ? pictureIdsOf(overrides.body) : [];
    const cover = overrides.cover ? [overrides.cover.mediaId] : [];
    await this.media.setUses(OWNERS.date, id, [...shown, ...cover, ...photos.map(({ mediaId }) => mediaId)]);
  }

  /** An event is removed with its dates. */
  async forget(eventId: string, dateIds: readonly string[]): Promise<void> {
    await this.media.setUses(OWNERS.event, eventId, []);
    for (const id of dateIds) await this.media.setUses(OWNERS.date, id, []);
  }
}
