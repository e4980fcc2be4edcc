import { hash, randomBytes } from 'node:crypto';
import type { CalendarLink, EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { type RawAnswer, textAnswer } from '../../../platform/http/raw-answer.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { SiteService } from '../../site/site.service.ts';
import type { ListedRow } from '../event.view.ts';
import { readerOf } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { EventListsRepository } from '../pages/event-lists.repository.ts';
import { listReaderOf } from '../pages/events.service.ts';
import { CalendarLinksRepository } from './calendar-links.repository.ts';
import { calendarOf } from './event-calendar.policy.ts';

/** Maximum number of dates in a calendar, and its range into the past. */
const MAX_DATES = 1_000;
const PAST_MS = 30 * DAY_MS;
const KEY_BYTES = 32;
/** Minimum interval between updates of the time of the last read. */
const NOTE_INTERVAL_MS = 3_600_000;
const TYPE = 'text/calendar';

/** Events for calendar applications. */
@Injectable()
export class EventCalendarsService {
  constructor(
    private readonly lists: EventListsRepository,
    private readonly links: CalendarLinksRepository,
    private readonly access: EventAccessService,
    private readonly site: SiteService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Returns the calendar of public events. */
  async everybodys(
    { category, district }: EndpointInput<'GET /api/events/calendar.ics'>['query'],
    ifNoneMatch: string | undefined,
  ): Promise<RawAnswer> {
    const rows = await this.lists.findWindow(listReaderOf(null), {
      from: since(),
      to: undefined,
      category,
      district,
      ofMember: undefined,
      host: undefined,
      after: undefined,
      limit: MAX_DATES,
    });
    return textAnswer(await this.write(rows), TYPE, ifNoneMatch);
  }

  /** @throws EVENT_NOT_FOUND */
  async oneDate(caller: Caller | null, id: string, ifNoneMatch: string | undefined): Promise<RawAnswer> {
    const found = await this.access.find(readerOf(caller), id);
    const kept = found.event.audience.includes('everyone') && found.date.listed ? 'public' : 'private';
    return textAnswer(await this.write([found]), TYPE, ifNoneMatch, kept);
  }

  /** Returns the personal calendar of a link. @throws EVENT_NOT_FOUND */
  async byLink(file: string, ifNoneMatch: string | undefined): Promise<RawAnswer> {
    const link = await this.links.findByKey(hashOf(file.replace(/\.ics$/, '')));
    if (!link) throw new ApiError('EVENT_NOT_FOUND');
    const { userId, readAt } = link;
    if (!readAt || Date.now() - readAt.getTime() > NOTE_INTERVAL_MS) await this.links.noteRead(userId);
    const rows = await this.links.findOwn(userId, since(), MAX_DATES);
    return textAnswer(await this.write(rows), TYPE, ifNoneMatch, 'private');
  }

  async link({ id }: Caller): Promise<EndpointAnswer<'GET /api/events/calendar-link'>> {
    const link = await this.links.find(id);
    return { link: link ? toLink(link) : null };
  }

  /** Creates the link. Its secret is only in this response: only its hash is stored. */
  async makeLink({ id }: Caller): Promise<EndpointAnswer<'POST /api/events/calendar-link'>> {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    return { ...toLink(await this.links.put(id, hashOf(key))), path: `/api/events/calendar/${key}.ics` };
  }

  removeLink({ id }: Caller): Promise<void> {
    return this.links.remove(id);
  }

  private async write(rows: readonly ListedRow[]): Promise<string> {
    const { name } = await this.site.read();
    return calendarOf({ name, origin: this.configuration.siteOrigin, rows });
  }
}

function since(): Date {
  return new Date(Date.now() - PAST_MS);
}

function hashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}

function toLink({ madeAt, readAt }: { madeAt: Date; readAt: Date | null }): CalendarLink {
  return { madeAt: madeAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
