import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { EventAnswersService } from '../answers/event-answers.service.ts';
import {
  beginningBefore,
  matchDates,
  type PlannedTimes,
  plannedDays,
  repeatedOf,
  timesOf,
} from '../event-dates.policy.ts';
import type { DateOverrides, OccurrenceRow } from '../event-occurrences.table.ts';
import type { EventRow } from '../events.table.ts';
import { nextSequence, OccurrencesRepository } from '../occurrences.repository.ts';
import { newCode } from './event-fields.policy.ts';

/** Result of rewriting the dates of an event. */
export interface ChangedDates {
  /** Dates whose time or place changed. */
  moved: OccurrenceRow[];
  /** Dates that are canceled because their day left the repetition. */
  dropped: OccurrenceRow[];
}

interface Rewritten {
  before: EventRow;
  after: EventRow;
  /** Dates to which the change applies. */
  dates: readonly OccurrenceRow[];
  /** Days that already took place and must not be repeated. */
  past: readonly string[];
  /** First possible day. */
  from: string;
  /** Whether the capacity of the event applies to all of them. */
  withCapacity: boolean;
}

/** Rewrites the dates of a changed event. Must run inside the transaction that has locked them. */
@Injectable()
export class EventSeriesService {
  constructor(
    private readonly database: Database,
    private readonly occurrences: OccurrencesRepository,
    private readonly answers: EventAnswersService,
  ) {}

  /** Rewrites one date. @throws EVENT_CAPACITY_TAKEN, EVENT_DATES_REFUSED when it would be over */
  async rewriteOne(
    event: EventRow,
    date: OccurrenceRow,
    own: DateOverrides,
    capacity: number | null,
  ): Promise<{ moved: boolean }> {
    this.database.requireTransaction();
    expectRoom([date], capacity);
    const times = timesOf(event, date.date, own);
    if (times.endsAt <= new Date()) throw new ApiError('EVENT_DATES_REFUSED');
    const moved = isMoved(event, event, date, { ...date, ...times, overrides: own });
    const shown = moved || titleOf(event, own) !== titleOf(event, date.overrides);
    await this.occurrences.update(date.id, {
      ...times,
      ...repeatedOf(event, own),
      overrides: own,
      capacity,
      ...(shown && { sequence: nextSequence }),
    });
    await this.follow(event, date.id);
    return { moved };
  }

  /** Rewrites the dates of a changed plan. Dates whose day left the repetition are canceled, and restored when it returns. */
  async rewrite({ before, after, dates, past, from, withCapacity }: Rewritten): Promise<ChangedDates> {
    this.database.requireTransaction();
    const now = new Date();
    const days = after.days ? expectDays(beginningBefore(after, from), from) : expectDays(after);
    const wanted = days.filter((day) => !past.includes(day) && timesOf(after, day).endsAt > now);
    if (wanted.length === 0) throw new ApiError('EVENT_DATES_REFUSED');
    const match = matchDates(dates, wanted, before.days === null && after.days === null);
    const taking = match.kept.map(({ row }) => row).filter(takesPlace);
    if (withCapacity) expectRoom(taking, after.capacity);
    const moved: OccurrenceRow[] = [];
    for (const { row, date } of match.kept)
      if (await this.keep(before, after, row, { date, withCapacity })) moved.push(row);
    await this.drop(after.id, match.dropped, now);
    const listed = dates.some((row) => row.listed);
    await this.occurrences.insert(
      match.added.map((date) => ({
        eventId: after.id,
        date,
        listed,
        capacity: after.capacity,
        code: newCode(),
        demo: after.demo,
        ...timesOf(after, date),
        ...repeatedOf(after),
      })),
    );
    return { moved, dropped: match.dropped };
  }

  /** @returns whether its time or place changed. */
  private async keep(
    before: EventRow,
    after: EventRow,
    row: OccurrenceRow,
    { date, withCapacity }: { date: string; withCapacity: boolean },
  ): Promise<boolean> {
    const { startsAt: ownStart, ...others } = row.overrides;
    // A date's own start applied to its previous day.
    const overrides = date === row.date && ownStart ? { ...others, startsAt: ownStart } : others;
    const times = timesOf(after, date, overrides);
    const moved = isMoved(before, after, row, { ...row, ...times, overrides });
    const isBack = row.dropped;
    const shown = moved || isBack || titleOf(before, row.overrides) !== titleOf(after, overrides);
    await this.occurrences.update(row.id, {
      eventId: after.id,
      date,
      overrides,
      ...times,
      ...repeatedOf(after, overrides),
      ...(isBack && { cancelledAt: null, cancelReason: '', dropped: false }),
      ...(withCapacity && takesPlace(row) && { capacity: after.capacity }),
      ...(shown && { sequence: nextSequence }),
    });
    await this.follow(after, row.id);
    return moved && !row.cancelledAt;
  }

  private async drop(eventId: string, rows: readonly OccurrenceRow[], now: Date): Promise<void> {
    const ids = rows.map(({ id }) => id);
    await this.occurrences.updateMany(ids, {
      eventId,
      cancelledAt: now,
      dropped: true,
      sequence: nextSequence,
    });
  }

  private async follow(event: EventRow, dateId: string): Promise<void> {
    const date = await this.occurrences.read(dateId);
    await this.answers.fillPlaces(date, titleOf(event, date.overrides));
  }
}

/** Returns the days of an event, beginning with `from`. @throws EVENT_DATES_REFUSED when there are too many, or none */
export function expectDays(times: PlannedTimes, from?: string): string[] {
  const days = plannedDays(times, from);
  if (!days || days.length === 0) throw new ApiError('EVENT_DATES_REFUSED');
  return days;
}

/** @throws EVENT_CAPACITY_TAKEN with the number of guests, when it exceeds the capacity. */
function expectRoom(dates: readonly OccurrenceRow[], capacity: number | null): void {
  const going = Math.max(0, ...dates.map((row) => row.going));
  if (capacity !== null && going > capacity)
    throw new ApiError('EVENT_CAPACITY_TAKEN', { current: { going } });
}

/** Whether a date of the repetition takes place: a date that was canceled individually doesn't, and keeps its guests and its capacity. */
function takesPlace({ cancelledAt, dropped }: OccurrenceRow): boolean {
  return cancelledAt === null || dropped;
}

export function titleOf(event: Pick<EventRow, 'title'>, own: DateOverrides): string {
  return own.title ?? event.title;
}

function isMoved(before: EventRow, after: EventRow, row: OccurrenceRow, next: OccurrenceRow): boolean {
  const placeBefore = row.overrides.place ?? before.place;
  const place = next.overrides.place ?? after.place;
  return (
    row.startsAt.getTime() !== next.startsAt.getTime() ||
    row.endsAt.getTime() !== next.endsAt.getTime() ||
    placeBefore.district !== place.district ||
    placeBefore.name !== place.name ||
    placeBefore.point?.x !== place.point?.x ||
    placeBefore.point?.y !== place.point?.y
  );
}
