import { type CityDistrict, EVENT_LIMITS, type EventCategory } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import { idByHandle } from '../../users/member-conditions.ts';
import type { ListedRow } from '../event.view.ts';
import { eventRsvps } from '../event-guests.table.ts';
import { eventOccurrences, OCCURRENCE_COLUMNS } from '../event-occurrences.table.ts';
import { EVENT_CARD_COLUMNS, eventHosts, events } from '../events.table.ts';

export type EventListPosition = [startsAt: number, id: string];

/** Reader of a list: the keys of their audiences, or access to all. */
export interface ListReader {
  keys: readonly string[];
  all: boolean;
}

interface WindowQuery {
  from: Date;
  to: Date | undefined;
  category: EventCategory | undefined;
  district: CityDistrict | undefined;
  /** Limits the list to dates to which this member goes, may come, waits or which they host. */
  ofMember: string | undefined;
  /** Limits the list to dates that the member with this handle hosts. */
  host: string | undefined;
  after: EventListPosition | undefined;
  limit: number;
}

/** An event that is running can't have begun earlier than this before. */
const MAX_MS = EVENT_LIMITS.minutes * MINUTE_MS;
// Written literally, not as a parameter, so that the partial indexes of listed dates are used.
const isListed = sql`${eventOccurrences.listed}`;
const isKept = sql`NOT ${eventOccurrences.dropped}`;

/** Lists of dates. Each query scans one index and stops at the end of the page. */
@Injectable()
export class EventListsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the dates of a time window, by start. */
  findWindow(
    reader: ListReader,
    { from, to, category, district, ofMember, host, after, limit }: WindowQuery,
  ): Promise<ListedRow[]> {
    return this.select()
      .where(
        and(
          isListed,
          isKept,
          visibleTo(reader),
          goesOnAfter(from),
          to && sql`${eventOccurrences.startsAt} < ${to.toISOString()}::timestamptz`,
          category && eq(eventOccurrences.category, category),
          district && eq(eventOccurrences.district, district),
          ofMember === undefined ? undefined : isOf(ofMember),
          host === undefined ? undefined : isIn(hostedBy(idByHandle(host))),
          after && sql`(${eventOccurrences.startsAt}, ${eventOccurrences.id}) > ${positionOf(after)}`,
        ),
      )
      .orderBy(asc(eventOccurrences.startsAt), asc(eventOccurrences.id))
      .limit(limit);
  }

  /** Returns the next dates that are neither over nor canceled. */
  findUpcoming(reader: ListReader, now: Date, limit: number): Promise<ListedRow[]> {
    const isOn = sql`${eventOccurrences.cancelledAt} IS NULL`;
    return this.select()
      .where(and(isListed, isOn, visibleTo(reader), goesOnAfter(now)))
      .orderBy(asc(eventOccurrences.startsAt), asc(eventOccurrences.id))
      .limit(limit);
  }

  /** Returns a member's dates, attended or hosted: upcoming ones by start, or past ones, newest first. */
  findOfMember(
    memberId: string,
    part: 'going' | 'hosting',
    {
      now,
      past,
      after,
      limit,
    }: { now: Date; past: boolean; after: EventListPosition | undefined; limit: number },
  ): Promise<ListedRow[]> {
    const over = sql`${eventOccurrences.endsAt} <= ${now.toISOString()}::timestamptz`;
    const place = sql`(${eventOccurrences.startsAt}, ${eventOccurrences.id})`;
    const order = past ? desc : asc;
    return this.select()
      .where(
        and(
          isListed,
          isKept,
          past ? over : sql`NOT ${over}`,
          part === 'going' ? isIn(comingOf(memberId)) : isIn(hostedBy(memberId)),
          after && (past ? sql`${place} < ${positionOf(after)}` : sql`${place} > ${positionOf(after)}`),
        ),
      )
      .orderBy(order(eventOccurrences.startsAt), order(eventOccurrences.id))
      .limit(limit);
  }

  private select() {
    return this.database.queries
      .select({ event: EVENT_CARD_COLUMNS, date: OCCURRENCE_COLUMNS })
      .from(eventOccurrences)
      .innerJoin(events, eq(events.id, eventOccurrences.eventId))
      .$dynamic();
  }
}

function visibleTo({ keys, all }: ListReader): SQL | undefined {
  return all ? undefined : sql`${eventOccurrences.audience} && ${sql.param([...keys])}::text[]`;
}

/** Returns the condition that a date isn't over at this time. Its first half uses the index. */
function goesOnAfter(time: Date): SQL {
  const earliest = new Date(time.getTime() - MAX_MS).toISOString();
  return and(
    sql`${eventOccurrences.startsAt} > ${earliest}::timestamptz`,
    sql`${eventOccurrences.endsAt} > ${time.toISOString()}::timestamptz`,
  ) as SQL;
}

/** Combines the dates in a single set, so that the query starts with the member, regardless of the number of dates. */
function isOf(memberId: string): SQL {
  return isIn(sql`${comingOf(memberId)} UNION ${hostedBy(memberId)}`);
}

function isIn(dates: SQL): SQL {
  return sql`${eventOccurrences.id} IN (${dates})`;
}

/** Returns the dates to which a member goes, may come or waits. */
function comingOf(memberId: string): SQL {
  return sql`SELECT r.occurrence_id FROM ${eventRsvps} AS r WHERE r.user_id = ${memberId} AND r.status <> 'declined'`;
}

function hostedBy(memberId: string | SQL): SQL {
  return sql`SELECT o.id FROM ${eventHosts} AS h JOIN ${eventOccurrences} AS o ON o.event_id = h.event_id WHERE h.user_id = ${memberId}`;
}

function positionOf([startsAt, id]: EventListPosition): SQL {
  return sql`(${new Date(startsAt).toISOString()}::timestamptz, ${id}::uuid)`;
}
