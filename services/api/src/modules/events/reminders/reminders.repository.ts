import { EVENT_LIMITS, REMINDER_MINUTES, type ReminderKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { Retention } from '../../../platform/retention/retention.decorator.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import { eventReminders } from '../event-guests.table.ts';
import { eventOccurrences, type OccurrenceRow } from '../event-occurrences.table.ts';
import { type EventRow, events } from '../events.table.ts';

/** A date whose guests need a reminder, with its event. */
export interface DueReminder {
  date: OccurrenceRow;
  event: EventRow;
}

/** Latest time for the reminder of the day before, in minutes before the start: later the other one is near. */
const LATEST_MINUTES: Record<ReminderKind, number> = { day: 2 * REMINDER_MINUTES.hour, hour: 0 };

/** Due reminders. They aren't stored in advance, so they follow when a date moves. */
@Retention([
  // The date of the reminder is over by then.
  { table: eventReminders, column: eventReminders.sentAt, age: `30 days ${EVENT_LIMITS.deadline} minutes` },
])
@Injectable()
export class RemindersRepository {
  constructor(private readonly database: Database) {}

  /** Returns the next date with this reminder due, and locks it. Skips rows that another process has locked; undefined when there is none. */
  async lockNext(kind: ReminderKind, now: Date): Promise<DueReminder | undefined> {
    const [row] = await this.database.queries
      .select({ date: eventOccurrences, event: events })
      .from(eventOccurrences)
      .innerJoin(events, eq(events.id, eventOccurrences.eventId))
      .where(and(isDue(kind, now), isUnsent(kind)))
      .orderBy(asc(eventOccurrences.startsAt), asc(eventOccurrences.id))
      .limit(1)
      .for('update', { of: eventOccurrences, skipLocked: true });
    return row;
  }

  /** @returns false when it was already sent. */
  async noteSent({ id, startsAt }: OccurrenceRow, kind: ReminderKind): Promise<boolean> {
    const { rowCount } = await this.database.queries
      .insert(eventReminders)
      .values({ occurrenceId: id, kind, startsAt })
      .onConflictDoNothing();
    return (rowCount ?? 0) > 0;
  }
}

function isDue(kind: ReminderKind, now: Date): SQL {
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  return and(
    sql`${eventOccurrences.listed}`,
    sql`${eventOccurrences.cancelledAt} IS NULL`,
    sql`${eventOccurrences.startsAt} <= ${at(REMINDER_MINUTES[kind])}::timestamptz`,
    sql`${eventOccurrences.startsAt} > ${at(LATEST_MINUTES[kind])}::timestamptz`,
  ) as SQL;
}

function isUnsent(kind: ReminderKind): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${eventReminders} WHERE ${eventReminders.occurrenceId} = ${eventOccurrences.id}
    AND ${eventReminders.kind} = ${kind} AND ${eventReminders.startsAt} = ${eventOccurrences.startsAt})`;
}
