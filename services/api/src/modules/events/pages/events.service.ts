import {
  type CommunityEvent,
  type EndpointAnswer,
  type EndpointInput,
  EVENT_LIMITS,
  type EventAttendee,
  type EventCard,
  type PageCard,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import {
  cursorInstant,
  decodeCursor,
  instantPosition,
  type Page,
  toPage,
} from '../../../platform/http/cursor.ts';
import { PublishedArticlesService } from '../../news/published-articles.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { RsvpsRepository } from '../answers/rsvps.repository.ts';
import { audienceRolesOf, type ListedRow, toCard, toOwnAnswer, toPerson } from '../event.view.ts';
import {
  audienceKeys,
  checkInOf,
  isPublisher,
  permissionsOn,
  readerOf,
  runs,
  storedStateOf,
} from '../event-access.policy.ts';
import { EventAccessService, type FoundEvent } from '../event-access.service.ts';
import { EventsRepository } from '../events.repository.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { EventListsRepository, type ListReader } from './event-lists.repository.ts';

const answered = z.tuple([cursorInstant, z.string().max(255)]);
const UPCOMING = 3;
/** Width of the share card's cover, in pixels. */
const CARD_WIDTH = 1_440;

/** Reads events for their audience, and maps them to responses. */
@Injectable()
export class EventsService {
  constructor(
    private readonly access: EventAccessService,
    private readonly events: EventsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly lists: EventListsRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly users: UsersService,
    private readonly articles: PublishedArticlesService,
  ) {}

  async list(
    asking: Caller | null,
    { cursor, limit, from, to, category, district, mine, host }: EndpointInput<'GET /api/events'>['query'],
  ): Promise<Page<EventCard>> {
    const caller = readerOf(asking);
    const after = decodeCursor(cursor, instantPosition);
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
    return { items: rows.map(await this.describer(caller, rows)) };
  }

  async mine(
    caller: Caller,
    { cursor, limit, part, when }: EndpointInput<'GET /api/events/mine'>['query'],
  ): Promise<Page<EventCard>> {
    const after = decodeCursor(cursor, instantPosition);
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
    return this.present(caller, await this.access.find(caller, id));
  }

  /** Returns the share card. Only for public events. */
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

  /** Returns a complete date, read in the current transaction. */
  async present(caller: Caller | null, found: FoundEvent): Promise<CommunityEvent> {
    const { event, date, hostIds } = found;
    const now = new Date();
    const mine = caller ? await this.rsvps.find(date.id, caller.id) : undefined;
    const names = await this.users.namesOf(hostIds);
    const { opensAt, closesAt } = checkInOf(date);
    const isOpen = now >= opensAt;
    const ran = runs(caller, found);
    const may = permissionsOn(caller, found, mine, now);
    return {
      ...toCard(found, { caller, names, hostIds, answer: mine?.status }),
      body: date.overrides.body ?? event.body,
      audienceRoles: audienceRolesOf(event),
      mine: mine ? toOwnAnswer(mine) : null,
      series: await this.seriesOf(found),
      repeat:
        event.days && event.until ? { days: event.days, interval: event.interval, until: event.until } : null,
      cancelReason: date.cancelledAt ? date.cancelReason : null,
      note: ran ? event.note : '',
      checkIn: {
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        code: ran && isOpen && now < closesAt ? date.code : null,
      },
      attended: isOpen ? await this.rsvps.countAttended(date.id) : null,
      photos: date.photos,
      recap: await this.recapOf(date.recapArticleId),
      version: event.version,
      createdAt: event.createdAt.toISOString(),
      updatedAt: event.updatedAt.toISOString(),
      // A draft that was published before can have guests, who would not be notified of its removal.
      may: { ...may, remove: may.remove && !(await this.events.hasGuests(event.id)) },
    };
  }

  /** Returns a complete date, read again after a change. */
  async presentAgain(caller: Caller, id: string): Promise<CommunityEvent> {
    const found = await this.occurrences.find(id);
    if (!found) throw new Error(`The date ${id} vanished while locked.`);
    return this.present(caller, { ...found, ...(await this.events.peopleOf(found.event.id)) });
  }

  private async page(
    caller: Caller | null,
    rows: readonly ListedRow[],
    limit: number,
  ): Promise<Page<EventCard>> {
    const describe = await this.describer(caller, rows);
    return toPage(rows, limit, describe, ({ date }) => [date.startsAt.getTime(), date.id]);
  }

  /** Returns a function that maps these dates to cards. Loads their data with a constant number of statements. */
  private async describer(
    caller: Caller | null,
    rows: readonly ListedRow[],
  ): Promise<(row: ListedRow) => EventCard> {
    const hosts = await this.events.hostsOf(rows.map(({ event }) => event.id));
    const names = await this.users.namesOf([...hosts.values()].flat());
    const answers = caller
      ? await this.rsvps.answersOf(
          caller.id,
          rows.map(({ date }) => date.id),
        )
      : new Map();
    return (row) =>
      toCard(row, {
        caller,
        names,
        hostIds: hosts.get(row.event.id) ?? [],
        answer: answers.get(row.date.id),
      });
  }

  private async seriesOf({ event, date }: FoundEvent): Promise<CommunityEvent['series']> {
    if (!event.days) return [];
    const near = await this.occurrences.findNear(date, EVENT_LIMITS.series);
    return near.map((row) => ({
      id: row.id,
      state: storedStateOf(event, row),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    }));
  }

  private async recapOf(articleId: string | null): Promise<CommunityEvent['recap']> {
    const article = articleId === null ? undefined : await this.articles.find(articleId);
    return article ? { slug: article.slug, title: article.title } : null;
  }
}

export function listReaderOf(caller: Caller | null): ListReader {
  return { keys: audienceKeys(caller), all: isPublisher(caller) };
}
