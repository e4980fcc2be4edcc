import type {
  CommunityEvent,
  EndpointAnswer,
  EndpointInput,
  EventAttendee,
  EventCard,
  PageCard,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { RsvpsRepository } from '../answers/rsvps.repository.ts';
import { type ListedRow, toPerson } from '../event.view.ts';
import { audienceKeys, isPublisher, readerOf } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { EventViews } from '../event-views.service.ts';
import { EventListsRepository, type ListReader } from './event-lists.repository.ts';

const position = z.tuple([cursorInstant, z.uuid()]);
const answered = z.tuple([cursorInstant, z.string().max(255)]);
const UPCOMING = 3;
/** Width of the share card's cover, in pixels. */
const CARD_WIDTH = 1_440;

/** Reads events for their audience. */
@Injectable()
export class EventReading {
  constructor(
    private readonly access: EventAccessService,
    private readonly lists: EventListsRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly views: EventViews,
    private readonly users: UsersService,
  ) {}

  async list(
    asking: Caller | null,
    { cursor, limit, from, to, category, district, mine, host }: EndpointInput<'GET /api/events'>['query'],
  ): Promise<Page<EventCard>> {
    const caller = readerOf(asking);
    const after = decodeCursor(cursor, position);
    // Visitors have no dates of their own.
    if (mine && !caller) return { items: [], nextCursor: null };
    const rows = await this.lists.findWindow(listReaderOf(caller), {
      from: new Date(from),
      to: to === undefined ? undefined : new Date(to),
      category,
      district,
      after,
      limit: limit + 1,
      ofMember: mine ? caller?.id : undefined,
      host,
    });
    return this.page(caller, rows, limit);
  }

  async upcoming(asking: Caller | null): Promise<EndpointAnswer<'GET /api/events/upcoming'>> {
    const caller = readerOf(asking);
    const rows = await this.lists.findUpcoming(listReaderOf(caller), new Date(), UPCOMING);
    return { items: rows.map(await this.views.cards(caller, rows)) };
  }

  async mine(
    caller: Caller,
    { cursor, limit, part, when }: EndpointInput<'GET /api/events/mine'>['query'],
  ): Promise<Page<EventCard>> {
    const after = decodeCursor(cursor, position);
    const rows = await this.lists.findOfMember(caller.id, part, {
      now: new Date(),
      past: when === 'past',
      after,
      limit: limit + 1,
    });
    return this.page(caller, rows, limit);
  }

  async find(asking: Caller | null, id: string): Promise<CommunityEvent> {
    const caller = readerOf(asking);
    return this.views.present(caller, await this.access.find(caller, id));
  }

  /** Only for public events. */
  async card(id: string): Promise<PageCard> {
    const { event, date } = await this.access.find(null, id);
    const own = date.overrides;
    const cover = own.cover === undefined ? event.cover : own.cover;
    return {
      title: own.title ?? event.title,
      description: own.summary ?? event.summary,
      image: cover && {
        src: `/api/media/${cover.mediaId}?w=${CARD_WIDTH}`,
        width: cover.width,
        height: cover.height,
        alt: cover.alt,
      },
    };
  }

  async attendees(
    caller: Caller,
    id: string,
    { cursor, limit, status }: EndpointInput<'GET /api/events/:id/attendees'>['query'],
  ): Promise<Page<EventAttendee>> {
    const after = decodeCursor(cursor, answered);
    await this.access.find(caller, id);
    const rows = await this.rsvps.findAttendees(id, status, after, limit + 1);
    const names = await this.users.namesOf(rows.map(({ userId }) => userId));
    return toPage(
      rows,
      limit,
      ({ userId }) => ({ person: toPerson(nameOf(names, userId)), status }),
      ({ answeredAt, userId }) => [answeredAt.getTime(), userId],
    );
  }

  private async page(
    caller: Caller | null,
    rows: readonly ListedRow[],
    limit: number,
  ): Promise<Page<EventCard>> {
    const describe = await this.views.cards(caller, rows);
    return toPage(rows, limit, describe, ({ date }) => [date.startsAt.getTime(), date.id]);
  }
}

export function listReaderOf(caller: Caller | null): ListReader {
  return { keys: audienceKeys(caller), all: isPublisher(caller) };
}
