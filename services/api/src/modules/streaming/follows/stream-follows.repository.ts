import { Injectable } from '@nestjs/common';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Database } from '../../../platform/database/database.ts';
import { beforePosition } from '../../../platform/database/keyset.ts';
import { SelectsAudience } from '../../notifications/selects-audience.decorator.ts';
import { isOpenMember } from '../../users/member-conditions.ts';
import { isShown } from '../streamers/streamers.repository.ts';
import { type StreamerRow, streamers, streamFollows } from '../streamers.table.ts';

/** Name of the audience, which is stored with events. */
export const FOLLOWERS = 'stream-followers';

type Position = [at: number, memberId: string];

@Injectable()
export class StreamFollowsRepository {
  constructor(private readonly database: Database) {}

  async insert(streamerId: string, memberId: string): Promise<void> {
    await this.database.queries.insert(streamFollows).values({ streamerId, memberId }).onConflictDoNothing();
  }

  async delete(streamerId: string, memberId: string): Promise<void> {
    await this.database.queries
      .delete(streamFollows)
      .where(and(eq(streamFollows.streamerId, streamerId), eq(streamFollows.memberId, memberId)));
  }

  async exists(streamerId: string, memberId: string): Promise<boolean> {
    const [row] = await this.database.queries
      .select({ at: streamFollows.at })
      .from(streamFollows)
      .where(and(eq(streamFollows.streamerId, streamerId), eq(streamFollows.memberId, memberId)));
    return row !== undefined;
  }

  /** Returns followers before the position, newest first. */
  findPage(
    streamerId: string,
    before: Position | undefined,
    limit: number,
  ): Promise<{ memberId: string; at: Date }[]> {
    return this.database.queries
      .select({ memberId: streamFollows.memberId, at: streamFollows.at })
      .from(streamFollows)
      .where(
        and(
          eq(streamFollows.streamerId, streamerId),
          isOpenMember(streamFollows.memberId),
          before && beforePosition(streamFollows.at, streamFollows.memberId, before),
        ),
      )
      .orderBy(desc(streamFollows.at), desc(streamFollows.memberId))
      .limit(limit);
  }

  countSince(streamerId: string, from: Date, to: Date): Promise<number> {
    return this.database.queries.$count(
      streamFollows,
      sql`${streamFollows.streamerId} = ${streamerId} AND ${streamFollows.at} BETWEEN ${from.toISOString()} AND ${to.toISOString()}`,
    );
  }

  /** Returns the streamers that a member follows after the position, by id. */
  async findFollowed(memberId: string, after: string | undefined, limit: number): Promise<StreamerRow[]> {
    const rows = await this.database.queries
      .select({ streamer: streamers })
      .from(streamFollows)
      .innerJoin(streamers, eq(streamers.id, streamFollows.streamerId))
      .where(
        and(
          eq(streamFollows.memberId, memberId),
          isShown,
          after === undefined ? undefined : sql`${streamers.id} > ${after}`,
        ),
      )
      .orderBy(streamers.id)
      .limit(limit);
    return rows.map(({ streamer }) => streamer);
  }

  /** Returns the condition that the member of the column follows the streamer. */
  @SelectsAudience(FOLLOWERS)
  isFollower(memberId: AnyPgColumn, streamerId: string): SQL {
    return sql`${memberId} IN (SELECT ${streamFollows.memberId} FROM ${streamFollows} WHERE ${streamFollows.streamerId} = ${streamerId})`;
  }
}
