import { memberWordsIn } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { formOf, holds } from '../../../platform/text/search-text.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../../search/search-source.ts';
import { fitNumber, fitOf } from '../../search/search-words.ts';
import { users } from '../../users/users.table.ts';
import { streamSessions } from '../stream-sessions.table.ts';
import { streamers } from '../streamers.table.ts';
import { isShown } from './streamers.repository.ts';

/**
 * Number of the most recently approved streamers among whom names, channels and characters are searched: no index covers all of these, and few
 * communities have more streamers. An exact handle is always found.
 */
const MOST_LOOKED_AT = 2_000;

/** Searches visible streamers by name and handle, channel and characters. Live ones come first. */
@SearchSourceOf('stream')
@Injectable()
export class StreamsSearch implements SearchSource {
  constructor(private readonly database: Database) {}

  async find({ text, limit }: SearchAsked): Promise<FoundHit[]> {
    const { queries } = this.database;
    const name = memberWordsIn(text);
    const fit = fitOfStreamer(name).as('fit');
    const isLive = sql<boolean>`${streamSessions.id} IS NOT NULL`.as('is_live');
    const rows = await queries
      .select({
        username: users.username,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        characters: streamers.characters,
        title: streamSessions.title,
        fit,
        isLive,
      })
      .from(streamers)
      .innerJoin(users, eq(users.id, streamers.memberId))
      .leftJoin(
        streamSessions,
        and(eq(streamSessions.streamerId, streamers.id), sql`${streamSessions.state} = 'live'`),
      )
      .where(and(isShown, this.isFound(name)))
      .orderBy(fit, desc(isLive), users.fullName)
      .limit(limit);
    return rows.map(({ username, fullName, avatarUrl, characters, title, isLive: live, ...row }) => ({
      path: `/stream/${username}`,
      title: fullName,
      detail: title ?? characters.join(', '),
      person: { username, fullName, avatarUrl },
      mark: live ? 'live' : null,
      fit: row.fit,
    }));
  }

  private isFound(name: string): SQL {
    const small = name.toLowerCase();
    const lately = this.database.queries
      .select({ id: streamers.id })
      .from(streamers)
      .where(sql`${streamers.state} = 'approved'`)
      .orderBy(desc(streamers.appliedAt))
      .limit(MOST_LOOKED_AT);
    const fits = or(
      holds(users.nameForm, name),
      holds(formOf(streamers.channel), name),
      sql`EXISTS (SELECT 1 FROM unnest(${streamers.characters}) AS played WHERE ${holds(formOf(sql`played`), name)})`,
    );
    const called = sql`SELECT s.id FROM ${users} AS u JOIN ${streamers} AS s ON s.member_id = u.id WHERE lower(u.username) = ${small}`;
    return sql`((${streamers.id} IN (${lately}) AND ${fits}) OR ${streamers.id} IN (${called}))`;
  }
}

/** Ranks by name or handle; matches of channels and characters rank lower. */
function fitOfStreamer(name: string): SQL<number> {
  const isHandle = sql`lower(${users.username}) = ${name.toLowerCase()}`;
  return sql<number>`CASE WHEN ${isHandle} THEN ${fitNumber('exact')} ELSE ${fitOf(sql`${users.fullName}`, name)} END`;
}
