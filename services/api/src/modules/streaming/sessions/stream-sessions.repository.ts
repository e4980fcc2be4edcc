import { type EndpointInput, STREAM_FIGURES_DAYS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { beforePosition } from '../../../platform/database/keyset.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { Retention } from '../../../platform/retention/retention.decorator.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import {
  type NewSessionRow,
  type SessionRow,
  streamFigures,
  streamSessions,
} from '../stream-sessions.table.ts';
import { fits, isShown } from '../streamers/streamers.repository.ts';
import { type StreamerRow, streamers } from '../streamers.table.ts';

export interface LiveRow {
  session: SessionRow;
  streamer: StreamerRow;
}
type Filter = EndpointInput<'GET /api/streams/calendar.ics'>['query'];
type Position = [startedAt: number, id: string];

const isLive = sql`${streamSessions.state} = 'live'`;
/** Maximum duration of a stream with the manual switch, in hours, in case the streamer forgets to end it. */
const SWITCH_HOURS = 12;

/** Returns the condition that a character is played. Without a known character any of the streamer's matches. */
function plays(character: string | undefined): SQL | undefined {
  if (character === undefined) return undefined;
  return sql`coalesce(${streamSessions.character} = ${character}, ${character} = ANY(${streamers.characters}))`;
}

@Retention([{ table: streamFigures, column: streamFigures.at, age: `${STREAM_FIGURES_DAYS} days` }])
@Injectable()
export class StreamSessionsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the current session, or the last one. */
  async findLatest(streamerId: string): Promise<SessionRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(streamSessions)
      .where(eq(streamSessions.streamerId, streamerId))
      .orderBy(desc(streamSessions.startedAt), desc(streamSessions.id))
      .limit(1);
    return row;
  }

  /** Returns the last ended session. */
  async findEnded(streamerId: string): Promise<SessionRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(streamSessions)
      .where(and(eq(streamSessions.streamerId, streamerId), eq(streamSessions.state, 'ended')))
      .orderBy(desc(streamSessions.startedAt), desc(streamSessions.id))
      .limit(1);
    return row;
  }

  async insert(row: NewSessionRow): Promise<SessionRow> {
    return insertOne(this.database, streamSessions, row);
  }

  async update(id: string, change: Partial<NewSessionRow>): Promise<SessionRow> {
    const [row] = await this.database.queries
      .update(streamSessions)
      .set(change)
      .where(eq(streamSessions.id, id))
      .returning();
    if (!row) throw new Error(`The session ${id} vanished while its streamer was locked.`);
    return row;
  }

  /** Returns live sessions before the position, newest first. */
  findLive(filter: Filter, before: Position | undefined, limit: number): Promise<LiveRow[]> {
    return this.database.queries
      .select({ session: streamSessions, streamer: streamers })
      .from(streamSessions)
      .innerJoin(streamers, eq(streamers.id, streamSessions.streamerId))
      .where(
        and(
          isLive,
          isShown,
          fits(filter),
          plays(filter.character),
          before && beforePosition(streamSessions.startedAt, streamSessions.id, before),
        ),
      )
      .orderBy(desc(streamSessions.startedAt), desc(streamSessions.id))
      .limit(limit);
  }

  async countLive(): Promise<number> {
    const [row] = await this.database.queries
      .select({ n: count() })
      .from(streamSessions)
      .innerJoin(streamers, eq(streamers.id, streamSessions.streamerId))
      .where(and(isLive, isShown));
    return row?.n ?? 0;
  }

  /** Returns the live sessions of these streamers, by streamer. */
  async liveOf(streamerIds: readonly string[]): Promise<Map<string, SessionRow>> {
    if (streamerIds.length === 0) return new Map();
    const rows = await this.database.queries
      .select()
      .from(streamSessions)
      .where(and(isLive, inArray(streamSessions.streamerId, [...streamerIds])));
    return new Map(rows.map((row) => [row.streamerId, row]));
  }

  /** Returns streamers who have been live by the manual switch for too long, except those of the demo community. */
  async findForgotten(limit: number): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: streamSessions.streamerId })
      .from(streamSessions)
      .where(
        and(
          isLive,
          eq(streamSessions.source, 'switch'),
          eq(streamSessions.demo, false),
          sql`${streamSessions.startedAt} < clock_timestamp() - make_interval(hours => ${SWITCH_HOURS})`,
        ),
      )
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Records the number of viewers, at most once a minute. */
  async addFigure(sessionId: string, at: Date, viewers: number): Promise<void> {
    const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
    await this.database.queries
      .insert(streamFigures)
      .values({ sessionId, at: minute, viewers })
      .onConflictDoUpdate({ target: [streamFigures.sessionId, streamFigures.at], set: { viewers } });
  }

  figuresOf(sessionId: string): Promise<{ at: Date; viewers: number }[]> {
    return this.database.queries
      .select({ at: streamFigures.at, viewers: streamFigures.viewers })
      .from(streamFigures)
      .where(eq(streamFigures.sessionId, sessionId))
      .orderBy(asc(streamFigures.at));
  }

  /** Returns the maximum and the median number of viewers; null without any. */
  async totalsOf(sessionId: string): Promise<{ peak: number | null; median: number | null }> {
    const [row] = await this.database.queries
      .select({
        peak: sql<number | null>`max(${streamFigures.viewers})::int`,
        median: sql<
          number | null
        >`percentile_disc(0.5) WITHIN GROUP (ORDER BY ${streamFigures.viewers})::int`,
      })
      .from(streamFigures)
      .where(eq(streamFigures.sessionId, sessionId));
    return row ?? { peak: null, median: null };
  }
}
