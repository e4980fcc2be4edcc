import { EVENT_LIMITS, type EventFields, pictureIdsOf } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { MediaService } from '../../media/media.service.ts';
import { HandlesService } from '../../users/handles.service.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import { EventsRepository } from '../events.repository.ts';
import type { CoverColumn, EventRow } from '../events.table.ts';

/** Kinds of owner in the media library. */
const OWNERS = { event: 'event', date: 'event-date' } as const;

/** Data of an event in other modules: its pictures and its hosts. Writes must run in the transaction that has locked the event. */
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

  /** Returns the hosts: the creator unless they were deleted, then the others. @throws EVENT_HOST_UNKNOWN */
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
   * Sets the hosts of an event. Members who haven't agreed yet are invited.
   * @param wanted intended hosts, in order.
   * @param agreed current hosts, and the caller.
   * @returns members who need an invitation.
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

  /** Records the pictures of an event as used, so that the library doesn't delete them. */
  async storeUses({ id, body, cover }: Pick<EventRow, 'id' | 'body' | 'cover'>): Promise<void> {
    await this.media.setUses(OWNERS.event, id, [...pictureIdsOf(body), ...(cover ? [cover.mediaId] : [])]);
  }

  /** Records the pictures of a date's overrides as used. */
  async storeDateUses({
    id,
    overrides,
    photos,
  }: Pick<OccurrenceRow, 'id' | 'overrides' | 'photos'>): Promise<void> {
    const shown = overrides.body ? pictureIdsOf(overrides.body) : [];
    const cover = overrides.cover ? [overrides.cover.mediaId] : [];
    await this.media.setUses(OWNERS.date, id, [...shown, ...cover, ...photos.map(({ mediaId }) => mediaId)]);
  }

  /** Releases the pictures of a removed event and its dates. */
  async forget(eventId: string, dateIds: readonly string[]): Promise<void> {
    await this.media.setUses(OWNERS.event, eventId, []);
    for (const id of dateIds) await this.media.setUses(OWNERS.date, id, []);
  }
}
