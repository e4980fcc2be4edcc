import { Readable } from 'node:stream';
import {
  type EndpointAnswer,
  type EndpointInput,
  EVENT_LIMITS,
  type EventGuest,
  type RsvpStatus,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../../platform/text/csv.ts';
import { HandlesService } from '../../users/handles.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { type GuestRow, RsvpsRepository } from '../answers/rsvps.repository.ts';
import { type Names, toOwnAnswer, toPerson } from '../event.view.ts';
import { checkInOf, stateOf, storedStateOf } from '../event-access.policy.ts';
import { EventAccessService } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import { EventMessagesRepository } from './event-messages.repository.ts';

/** Time of the answer, or position in the waitlist. */
const position = z.tuple([cursorInstant, z.string().max(255)]);
const BATCH_ROWS = 500;
const HEAD = ['handle', 'name', 'answer', 'place in line', 'answered at', 'attended at'];

type Message = EndpointInput<'POST /api/events/:id/messages'>['body'];
type Sent = EndpointAnswer<'POST /api/events/:id/messages'>;

/** Guests of a date, for its hosts and publishers: the list, attendance, and messages to them. */
@Injectable()
export class EventGuestsService {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly rsvps: RsvpsRepository,
    private readonly messages: EventMessagesRepository,
    private readonly users: UsersService,
    private readonly handles: HandlesService,
    private readonly announcements: EventAnnouncementsService,
  ) {}

  /** @throws EVENT_NOT_FOUND, ACCESS_DENIED */
  async list(
    caller: Caller,
    id: string,
    { cursor, limit, status }: EndpointInput<'GET /api/events/:id/guests'>['query'],
  ): Promise<Page<EventGuest>> {
    const after = decodeCursor(cursor, position);
    await this.access.findRun(caller, id);
    const rows = await this.rsvps.findGuests(id, status, after, limit + 1);
    const names = await this.namesOf(rows);
    return toPage(
      rows,
      limit,
      (row) => toGuest(row, names),
      (row) => [...positionOf(row, status)],
    );
  }

  /** Exports the whole list as a file, read in batches while it is sent. @throws EVENT_NOT_FOUND, ACCESS_DENIED */
  async export(caller: Caller, id: string, status: RsvpStatus | undefined): Promise<RawAnswer> {
    await this.access.findRun(caller, id);
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="guests.csv"',
      'cache-control': 'no-store',
    };
    return new RawAnswer(200, headers, Readable.from(this.records(id, status)));
  }

  /** @throws EVENT_NOT_FOUND, ACCESS_DENIED, EVENT_GUEST_NOT_FOUND, EVENT_CHECK_IN_CLOSED before it opens and for canceled dates */
  tick(caller: Caller, id: string, username: string, attended: boolean): Promise<EventGuest> {
    return this.database.transaction(async () => {
      const found = await this.access.lockRunDate(caller, id);
      const now = new Date();
      const state = stateOf(found, now);
      if (now < checkInOf(found.date).opensAt || !['published', 'live', 'ended'].includes(state))
        throw new ApiError('EVENT_CHECK_IN_CLOSED');
      const member = await this.handles.find(username);
      const before = member && member !== 'closed' ? await this.rsvps.find(id, member.id) : undefined;
      if (!before) throw new ApiError('EVENT_GUEST_NOT_FOUND');
      const attendedAt = attended ? (before.attendedAt ?? now) : null;
      await this.rsvps.attended(id, before.userId, attendedAt);
      return toGuest({ ...before, attendedAt }, await this.namesOf([before]));
    });
  }

  /**
   * Sends a message to the guests. The date is locked, so that concurrent messages can't exceed the limit.
   * @throws EVENT_NOT_FOUND, ACCESS_DENIED, EVENT_STATE_REFUSED when it isn't open for guests, EVENT_MESSAGES_SPENT
   */
  sendMessage(caller: Caller, id: string, { text, to }: Message): Promise<Sent> {
    return this.database.transaction(async () => {
      const { event, date } = await this.access.lockRunDate(caller, id);
      const state = storedStateOf(event, date);
      if (state !== 'published' && state !== 'cancelled') throw new ApiError('EVENT_STATE_REFUSED');
      const sent = await this.messages.countToday(id);
      if (sent >= EVENT_LIMITS.messagesADay) throw new ApiError('EVENT_MESSAGES_SPENT');
      const about = await this.messages.insert({ occurrenceId: id, authorId: caller.id, text });
      const title = `${date.overrides.title ?? event.title}: ${text}`;
      await this.announcements.toGuests('event.message', {
        about,
        actorId: caller.id,
        title,
        dates: [date],
        statuses: to,
        demo: date.demo,
      });
      return { receivers: await this.rsvps.countOf(id, to), left: EVENT_LIMITS.messagesADay - sent - 1 };
    });
  }

  private async *records(id: string, status: RsvpStatus | undefined): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvRecord(HEAD);
    for (let after: [number, string] | undefined; ; ) {
      const rows = await this.rsvps.findGuests(id, status, after, BATCH_ROWS);
      const names = await this.namesOf(rows);
      if (rows.length > 0) yield rows.map((row) => toRecord(toGuest(row, names))).join('');
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_ROWS) return;
      after = positionOf(last, status);
    }
  }

  private namesOf(rows: readonly GuestRow[]): Promise<Names> {
    return this.users.namesOf(rows.map(({ userId }) => userId));
  }
}

function positionOf(
  { queued, answeredAt, userId }: GuestRow,
  status: RsvpStatus | undefined,
): [number, string] {
  return [status === 'waitlisted' ? (queued ?? 0) : answeredAt.getTime(), userId];
}

function toGuest(row: GuestRow, names: Names): EventGuest {
  return { person: toPerson(nameOf(names, row.userId)), ...toOwnAnswer(row) };
}

function toRecord({ person, status, place, answeredAt, attendedAt }: EventGuest): string {
  return csvRecord([
    person.username,
    person.fullName,
    status,
    place === null ? null : String(place),
    answeredAt,
    attendedAt,
  ]);
}
