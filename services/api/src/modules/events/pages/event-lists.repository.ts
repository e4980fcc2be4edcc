import { type CityDistrict, EVENT_LIMITS, type EventCategory } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { idByHandle } from '../../users/member-conditions.ts';
import type { ListedRow } from '../event.view.ts';
import { eventRsvps } from '../event-guests.table.ts';
import { eventOccurrences, OCCURRENCE_COLUMNS } from '../event-occurrences.table.ts';
import { EVENT_CARD_COLUMNS, eventHosts, events } from '../events.table.ts';

export type ListPosition = [startsAt: number, id: string];

/** Whose list it is: what their audiences are called, or that they see all. */
export interface ListReader {
  keys: readonly string[];
  all: boolean;
}

interface WindowQuery {
  from: Date;
  to: Date | undefined;
  category: EventCategory | undefined;
  district: CityDistrict | undefined;
  /** Only what this member goes to, may come to, waits for or hosts. */
  ofMember: string | undefined;
  /** Only what the member of this handle hosts. */
  host: string | undefined;
  after: ListPosition | undefined;
  limit: number;
}

/** An event that goes on at some time can't have begun longer ago than the longest lasts. */
const LONGEST_MS = EVENT_LIMITS.minutes * 60_000;
// Written out, not as a parameter: only so can the indexes of listed dates be used.
const isListed = sql`${eventOccurrences.listed}`;
const isKept = sql`NOT ${eventOccurrences.dropped}`;

/** Lists of dates. Each walks along one index and stops at its end of the page. */
@Injectable()
export class EventListsRepository {
  constructor(private readonly database: Database) {}

  /** The dates of a window, by their start. */
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

  /** The next dates that aren't over and not cancelled. */
  findUpcoming(reader: ListReader, now: Date, limit: number): Promise<ListedRow[]> {
    const isOn = sql`${eventOccurrences.cancelledAt} IS NULL`;
    return this.select()
      .where(and(isListed, isOn, visibleTo(reader), goesOnAfter(now)))
      .orderBy(asc(eventOccurrences.startsAt), asc(eventOccurrences.id))
      .limit(limit);
  }

  /** What a member goes to, may come to or waits for, or hosts: what isn't over by its start, or the past, newest first. */
  findOfMember(
    memberId: string,
    part: 'going' | 'hosting',
    { now, past, after, limit }: { now: Date; past: boolean; after: ListPosition | undefined; limit: number },
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

/** The condition that a date isn't over at this time. The first half is what the index reads. */
function goesOnAfter(time: Date): SQL {
  const earliest = new Date(time.getTime() - LONGEST_MS).toISOString();
  return and(
    sql`${eventOccurrences.startsAt} > ${earliest}::timestamptz`,
    sql`${eventOccurrences.endsAt} > ${time.toISOString()}::timestamptz`,
  ) as SQL;
}

/** One set of dates, so that they are found from the member on, however many dates there are. */
function isOf(memberId: string): SQL {
  return isIn(sql`${comingOf(memberId)} UNION ${hostedBy(memberId)}`);
}

function isIn(dates: SQL): SQL {
  return sql`${eventOccurrences.id} IN (${dates})`;
}

/** What a member goes to, may come to or waits for. */
function comingOf(memberId: string): SQL {
  return sql`SELECT r.occurrence_id FROM ${eventRsvps} AS r WHERE r.user_id = ${memberId} AND r.status <> 'declined'`;
}

function hostedBy(memberId: string | SQL): SQL {
  return sql`SELECT o.id FROM ${eventHosts} AS h JOIN ${eventOccurrences} AS o ON o.event_id = h.event_id WHERE h.user_id = ${memberId}`;
}

function positionOf([startsAt, id]: ListPosition): SQL {
  return sql`(${new Date(startsAt).toISOString()}::timestamptz, ${id}::uuid)`;
}
