import type { EndpointInput, StreamerState, StreamPlatformName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne, lockById, updateVersioned } from '../../../platform/database/rows.ts';
import { formOf, holds } from '../../../platform/text/search-text.ts';
import { hasHandle, isOpenMember, namedMember } from '../../users/member-conditions.ts';
import { type NewStreamerRow, type StreamerRow, streamers, streamFollows } from '../streamers.table.ts';

/** Condition for visible streamers: approved, with an open account. */
export const isShown = and(eq(streamers.state, 'approved'), isOpenMember(streamers.memberId)) as SQL;
const followers = sql<number>`(SELECT count(*)::int FROM ${streamFollows} WHERE ${streamFollows.streamerId} = ${streamers.id})`;

type Filter = Pick<EndpointInput<'GET /api/streams/calendar.ics'>['query'], 'tag' | 'language' | 'platform'>;
type Position = [waits: number, appliedAt: number, id: string];
type Facet = { kind: 'character' | 'tag' | 'language' | 'platform'; value: string };

/** Applications come first. */
const waits = sql<number>`(CASE WHEN ${streamers.state} = 'applied' THEN 1 ELSE 0 END)`;
const MAX_FACETS = 100;

/** Returns the condition that a streamer matches the filters. The character is matched on sessions and slots instead. */
export function fits({ tag, language, platform }: Filter): SQL | undefined {
  return and(
    tag === undefined ? undefined : sql`${tag} = ANY(${streamers.tags})`,
    language === undefined ? undefined : eq(streamers.language, language),
    platform === undefined ? undefined : eq(streamers.platform, platform),
  );
}

@Injectable()
export class StreamersRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewStreamerRow): Promise<StreamerRow> {
    return insertOne(this.database, streamers, row);
  }

  async findByMember(memberId: string): Promise<StreamerRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(streamers)
      .where(eq(streamers.memberId, memberId));
    return row;
  }

  async lockByMember(memberId: string): Promise<StreamerRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(streamers)
      .where(eq(streamers.memberId, memberId))
      .for('update');
    return row;
  }

  /** Locks a streamer. Every change of a stream locks its streamer first, so that changes are serialized. */
  async lock(id: string): Promise<StreamerRow | undefined> {
    return lockById(this.database, streamers, id);
  }

  async update(id: string, change: Partial<NewStreamerRow>): Promise<StreamerRow> {
    return updateVersioned(this.database, streamers, id, change);
  }

  /** Returns visible streamers, by their members. */
  findShown(memberIds: readonly string[]): Promise<StreamerRow[]> {
    return this.database.queries
      .select()
      .from(streamers)
      .where(and(inArray(streamers.memberId, [...memberIds]), isShown));
  }

  /** Returns matching streamers, at most `limit`. */
  findFitting(filter: Filter & { character?: string | undefined }, limit: number): Promise<StreamerRow[]> {
    const { character } = filter;
    const played = character === undefined ? undefined : sql`${character} = ANY(${streamers.characters})`;
    return this.database.queries
      .select()
      .from(streamers)
      .where(and(isShown, fits(filter), played))
      .orderBy(desc(streamers.decidedAt), asc(streamers.id))
      .limit(limit);
  }

  /** Returns other streamers with a common character, tag or language, most in common first. */
  findRelated({ id, characters, tags, language }: StreamerRow, limit: number): Promise<StreamerRow[]> {
    const common = (column: typeof streamers.tags | typeof streamers.characters, values: string[]) =>
      sql`cardinality(ARRAY(SELECT unnest(${column}) INTERSECT SELECT unnest(${sql.param(values)}::text[])))`;
    const score = sql`(3 * ${common(streamers.characters, characters)} + 2 * ${common(streamers.tags, tags)}
      + CASE WHEN ${streamers.language} = ${language} THEN 1 ELSE 0 END)`;
    return this.database.queries
      .select()
      .from(streamers)
      .where(and(isShown, sql`${streamers.id} <> ${id}`, sql`${score} > 0`))
      .orderBy(desc(score), asc(streamers.id))
      .limit(limit);
  }

  /** Returns the filter values of approved streamers, most used first. */
  async facets(): Promise<Facet[]> {
    const { rows } = await this.database.queries.execute<Facet & Record<string, unknown>>(sql`
      WITH shown AS (SELECT * FROM ${streamers} WHERE ${isShown}),
      used AS (
        SELECT 'character' AS kind, unnest(characters) AS value FROM shown
        UNION ALL SELECT 'tag', unnest(tags) FROM shown
        UNION ALL SELECT 'language', language FROM shown
        UNION ALL SELECT 'platform', platform FROM shown
      ), counted AS (
        SELECT kind, value, row_number() OVER (PARTITION BY kind ORDER BY count(*) DESC, value) AS place FROM used GROUP BY 1, 2
      )
      SELECT kind, value FROM counted WHERE place <= ${MAX_FACETS} ORDER BY kind, place`);
    return rows;
  }

  async followersOf(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.queries
      .select({ id: streamers.id, followers })
      .from(streamers)
      .where(inArray(streamers.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row.followers]));
  }

  /** Returns streamers for the staff: applications first, then newest. */
  findPage(
    { state, search, who }: { state?: StreamerState; search?: string; who?: string },
    after: Position | undefined,
    limit: number,
  ): Promise<StreamerRow[]> {
    return this.database.queries
      .select()
      .from(streamers)
      .where(
        and(
          state && eq(streamers.state, state),
          search
            ? or(holds(formOf(streamers.channel), search), namedMember(streamers.memberId, search))
            : undefined,
          who ? hasHandle(streamers.memberId, who) : undefined,
          after &&
            sql`(${waits}, ${streamers.appliedAt}, ${streamers.id}) < (${after[0]}::int, ${new Date(after[1]).toISOString()}::timestamptz, ${after[2]}::uuid)`,
        ),
      )
      .orderBy(desc(waits), desc(streamers.appliedAt), desc(streamers.id))
      .limit(limit);
  }

  async waiting(after: string | undefined, limit: number): Promise<StreamerRow[]> {
    return this.database.queries
      .select()
      .from(streamers)
      .where(
        and(
          eq(streamers.state, 'applied'),
          after === undefined ? undefined : sql`${streamers.id} > ${after}`,
        ),
      )
      .orderBy(asc(streamers.id))
      .limit(limit);
  }

  /** Returns the approved streamers of a platform. */
  ofPlatform(platform: StreamPlatformName): Promise<StreamerRow[]> {
    return this.database.queries
      .select()
      .from(streamers)
      .where(and(eq(streamers.platform, platform), isShown))
      .orderBy(asc(streamers.id));
  }

  /** Stores data from a platform. The version stays, because no edit of others can be lost. */
  async note(id: string, learnt: Partial<NewStreamerRow>): Promise<void> {
    await this.database.queries.update(streamers).set(learnt).where(eq(streamers.id, id));
  }

  /** Records when these channels were requested, and whether there was a response. */
  async noteAsked(ids: readonly string[], at: Date, answered: boolean): Promise<void> {
    if (ids.length === 0) return;
    await this.database.queries
      .update(streamers)
      .set({ askedAt: at, ...(answered && { answeredAt: at }) })
      .where(inArray(streamers.id, [...ids]));
  }
}
