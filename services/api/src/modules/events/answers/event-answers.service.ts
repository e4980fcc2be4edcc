import { timingSafeEqual } from 'node:crypto';
import type { EndpointInput, EventAnswer, EventAnswered, RsvpStatus } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { toOwnAnswer } from '../event.view.ts';
import { answersTaken, isCheckInOpen, isComing, mayCome, stateOf } from '../event-access.policy.ts';
import { EventAccessService, type FoundEvent } from '../event-access.service.ts';
import { EventAnnouncementsService } from '../event-announcements.service.ts';
import type { OccurrenceRow } from '../event-occurrences.table.ts';
import { OccurrencesRepository } from '../occurrences.repository.ts';
import { RsvpsRepository } from './rsvps.repository.ts';

const BATCH_SIZE = 100;

/** Members' answers to dates, and the places that they get. The date is locked, so that places are assigned sequentially. */
@Injectable()
export class EventAnswersService {
  constructor(
    private readonly database: Database,
    private readonly access: EventAccessService,
    private readonly occurrences: OccurrencesRepository,
    private readonly rsvps: RsvpsRepository,
    private readonly announcements: EventAnnouncementsService,
  ) {}

  /** @throws EVENT_NOT_FOUND, EVENT_STATE_REFUSED, EVENT_ANSWERS_CLOSED */
  answer(caller: Caller, id: string, { status }: { status: EventAnswer }): Promise<EventAnswered> {
    return this.database.transaction(async () => {
      const found = await this.access.lockDate(caller, id);
      const before = await this.rsvps.find(id, caller.id);
      const now = new Date();
      const refusal = answerRefusal(caller, found, { before: before?.status, wanted: status }, now);
      if (refusal) throw new ApiError(refusal);
      const isSame = before?.status === status || (status === 'going' && before?.status === 'waitlisted');
      if (!isSame) await this.put(found, caller.id, status, now);
      if (before?.status === 'going' && !isSame) await this.fillPlaces(found.date, titleOf(found), now);
      return this.answered(found, caller.id);
    });
  }

  /** @throws EVENT_NOT_FOUND, EVENT_STATE_REFUSED, EVENT_ANSWERS_CLOSED */
  takeBack(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const found = await this.access.lockDate(caller, id);
      const before = await this.rsvps.find(id, caller.id);
      const now = new Date();
      if (!mayCome(caller, found)) throw new ApiError('EVENT_NOT_FOUND');
      if (!before) return;
      const open = answersTaken(found, now);
      if (!open.leave || before.attendedAt) throw new ApiError('EVENT_STATE_REFUSED');
      if (!open.answer && !isComing(before.status)) throw new ApiError('EVENT_ANSWERS_CLOSED');
      await this.rsvps.remove(id, caller.id);
      if (before.status === 'going') await this.fillPlaces(found.date, titleOf(found), now);
    });
  }

  /** @throws EVENT_NOT_FOUND, EVENT_CHECK_IN_CLOSED, EVENT_CODE_WRONG */
  checkIn(
    caller: Caller,
    id: string,
    { code }: EndpointInput<'POST /api/events/:id/check-in'>['body'],
  ): Promise<EventAnswered> {
    return this.database.transaction(async () => {
      const found = await this.access.lockDate(caller, id);
      const now = new Date();
      const isOn = ['published', 'live'].includes(stateOf(found, now));
      if (!mayCome(caller, found)) throw new ApiError('EVENT_NOT_FOUND');
      if (!isOn || !isCheckInOpen(found.date, now)) throw new ApiError('EVENT_CHECK_IN_CLOSED');
      if (!isSameText(code, found.date.code)) throw new ApiError('EVENT_CODE_WRONG');
      const before = await this.rsvps.find(id, caller.id);
      if (!before || before.status === 'declined')
        await this.rsvps.put({ ...rowOf(found, caller.id, 'maybe', now), attendedAt: now });
      else if (!before.attendedAt) await this.rsvps.attended(id, caller.id, now);
      return this.answered(found, caller.id);
    });
  }

  /** Assigns the free places of a locked date to its waitlist. Must run in the transaction that frees them. */
  async fillPlaces(date: OccurrenceRow, title: string, now = new Date()): Promise<void> {
    this.database.requireTransaction();
    if (now >= date.startsAt || date.cancelledAt) return;
    const { capacity, going, waiting } = await this.occurrences.read(date.id);
    const free = capacity === null ? null : capacity - going;
    if (waiting === 0 || (free !== null && free <= 0)) return;
    for (const memberId of await this.rsvps.promote(date.id, free))
      await this.announcements.promoted(date, title, memberId);
  }

  /**
   * Frees places of members who may not come anymore, and assigns places that no answer has freed: those of members who were deleted or lost a
   * role.
   */
  @Every('hour')
  async fillAllPlaces(now = new Date()): Promise<void> {
    for (const id of await this.rsvps.findWithStrangers(now, BATCH_SIZE)) await this.tidy(id, now);
    for (const id of await this.occurrences.findWithFreePlaces(now, BATCH_SIZE)) await this.tidy(id, now);
  }

  private tidy(id: string, now: Date): Promise<void> {
    return this.database.transaction(async () => {
      const found = await this.occurrences.lock(id);
      if (!found) return;
      await this.rsvps.removeStrangers(id);
      await this.fillPlaces(found.date, titleOf(found), now);
    });
  }

  private async put(found: FoundEvent, memberId: string, wanted: EventAnswer, now: Date): Promise<void> {
    const { id } = found.date;
    // The waitlist takes precedence for places that are already free.
    if (wanted === 'going') await this.fillPlaces(found.date, titleOf(found), now);
    const { capacity, going } = await this.occurrences.read(id);
    const isFull = wanted === 'going' && capacity !== null && going >= capacity;
    const row = rowOf(found, memberId, isFull ? 'waitlisted' : wanted, now);
    await this.rsvps.put({ ...row, queued: isFull ? await this.occurrences.nextInLine(id) : null });
  }

  private async answered({ date }: FoundEvent, memberId: string): Promise<EventAnswered> {
    const { capacity, going, maybe, waiting } = await this.occurrences.read(date.id);
    const mine = await this.rsvps.find(date.id, memberId);
    if (!mine) throw new Error('The answer vanished while its date was locked.');
    return { capacity, going, maybe, waiting, mine: toOwnAnswer(mine) };
  }
}

/** Returns the code with which an answer is refused; undefined when it is allowed. Leaving is possible until the end. */
function answerRefusal(
  caller: Caller,
  found: FoundEvent,
  { before, wanted }: { before: RsvpStatus | undefined; wanted: EventAnswer },
  now: Date,
): 'EVENT_NOT_FOUND' | 'EVENT_STATE_REFUSED' | 'EVENT_ANSWERS_CLOSED' | undefined {
  if (!mayCome(caller, found)) return 'EVENT_NOT_FOUND';
  const open = answersTaken(found, now);
  if (!open.leave) return 'EVENT_STATE_REFUSED';
  const leaves = wanted === 'declined' && isComing(before);
  return open.answer || leaves ? undefined : 'EVENT_ANSWERS_CLOSED';
}

function rowOf({ date }: FoundEvent, userId: string, status: RsvpStatus, now: Date) {
  return { occurrenceId: date.id, userId, status, queued: null, answeredAt: now, demo: date.demo };
}

function titleOf({ event, date }: Pick<FoundEvent, 'event' | 'date'>): string {
  return date.overrides.title ?? event.title;
}

function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
