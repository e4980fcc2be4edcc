import { Injectable } from '@nestjs/common';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { wordsQuery } from '../../../platform/text/search-text.ts';
import { fitOf } from '../../search/search-fit.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../../search/search-source.ts';
import { audienceKeys, isPublisher } from '../event-access.policy.ts';
import { eventOccurrences } from '../event-occurrences.table.ts';
import { eventHosts, events, eventTitleWords, eventWords } from '../events.table.ts';

/** Maximum of matches that are ranked. */
const MAX_RANKED = 100;

/** Searches published events by title and summary. Each result links to the next date, or to the last one. */
@SearchSourceOf('event')
@Injectable()
export class EventsSearch implements SearchSource {
  constructor(private readonly database: Database) {}

  async find(asked: SearchAsked): Promise<FoundHit[]> {
    const found = this.ranked(asked);
    const date = this.leadingDate(found.id);
    const rows = await this.database.queries
      .select({
        id: date.id,
        title: found.title,
        ownTitle: date.ownTitle,
        fit: found.fit,
        startsAt: date.startsAt,
        cancelledAt: date.cancelledAt,
      })
      .from(found)
      .innerJoinLateral(date, sql`true`)
      // Upcoming before past, each by distance.
      .orderBy(
        found.fit,
        date.isOver,
        desc(found.rank),
        sql`abs(extract(epoch FROM ${date.startsAt} - now()))`,
      )
      .limit(asked.limit);
    return rows.map(({ id, title, ownTitle, fit, startsAt, cancelledAt }) => ({
      path: `/events/${id}`,
      title: ownTitle ?? title,
      fit,
      at: startsAt.toISOString(),
      mark: cancelledAt ? 'cancelled' : null,
    }));
  }

  /** Separate limits, so that matches in titles are included regardless of the number of other matches. */
  private ranked({ reader, text }: SearchAsked) {
    const { queries } = this.database;
    const some = (which: SQL) =>
      queries
        .select({ id: events.id })
        .from(events)
        .where(and(isOut, which, visibleTo(reader)))
        .limit(MAX_RANKED);
    const query = wordsQuery(text);
    return queries
      .select({
        id: events.id,
        title: events.title,
        fit: fitOf(sql`${events.title}`, text).as('fit'),
        rank: sql<number>`round(ts_rank(${eventWords}, ${query})::numeric, 1)`.as('rank'),
      })
      .from(events)
      .where(
        sql`${events.id} IN (SELECT id FROM (${some(sql`${eventTitleWords} @@ ${query}`)}) titled UNION SELECT id FROM (${some(sql`${eventWords} @@ ${query}`)}) worded)`,
      )
      .as('found');
  }

  /** Returns the next date of an event, or the last one when all are over. */
  private leadingDate(eventId: AnyPgColumn) {
    const { id, startsAt, cancelledAt, overrides, listed, dropped } = eventOccurrences;
    const isOver = sql<boolean>`(${eventOccurrences.endsAt} <= now())`;
    return this.database.queries
      .select({
        id,
        startsAt,
        cancelledAt,
        isOver: isOver.as('is_over'),
        ownTitle: sql<string | null>`${overrides} ->> 'title'`.as('own_title'),
      })
      .from(eventOccurrences)
      .where(and(eq(eventOccurrences.eventId, eventId), sql`${listed}`, sql`NOT ${dropped}`))
      .orderBy(isOver, sql`CASE WHEN ${isOver} THEN NULL ELSE ${startsAt} END`, desc(startsAt))
      .limit(1)
      .as('date');
  }
}

const isOut = sql`${events.state} IN ('published', 'cancelled')`;

/** Condition that the reader sees the event: its audience, hosts and publishers. */
function visibleTo(reader: Caller | null): SQL | undefined {
  if (isPublisher(reader)) return undefined;
  const inAudience = sql`${events.audience} && ${sql.param(audienceKeys(reader))}::text[]`;
  if (!reader) return inAudience;
  const hosts = sql`EXISTS (SELECT 1 FROM ${eventHosts} WHERE ${eventHosts.eventId} = ${events.id} AND ${eventHosts.userId} = ${reader.id})`;
  return or(inAudience, hosts);
}
