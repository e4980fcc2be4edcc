import { memberWordsIn } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { formOf, holds } from '../../../platform/text/search-text.ts';
import { fitNumber, fitOf } from '../../search/search-fit.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../../search/search-source.ts';
import { UsersService } from '../../users/users.service.ts';
import { streamSessions } from '../stream-sessions.table.ts';
import { streamers } from '../streamers.table.ts';
import { isShown } from './streamers.repository.ts';

/**
 * Number of the most recently approved streamers among whom names, channels and characters are searched: no index covers all of these, and few
 * communities have more streamers. An exact handle is always found.
 */
const MAX_EXAMINED = 2_000;

type MemberNames = ReturnType<UsersService['namesToJoin']>;

/** Searches visible streamers by name and handle, channel and characters. Live ones come first. */
@SearchSourceOf('stream')
@Injectable()
export class StreamsSearch implements SearchSource {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
  ) {}

  async find({ text, limit }: SearchAsked): Promise<FoundHit[]> {
    const { queries } = this.database;
    const name = memberWordsIn(text);
    const member = this.users.namesToJoin();
    const fit = fitOfStreamer(member, name).as('fit');
    const isLive = sql<boolean>`${streamSessions.id} IS NOT NULL`.as('is_live');
    const rows = await queries
      .select({
        username: member.username,
        fullName: member.fullName,
        avatarUrl: member.avatarUrl,
        characters: streamers.characters,
        title: streamSessions.title,
        fit,
        isLive,
      })
      .from(streamers)
      .innerJoin(member, eq(member.id, streamers.memberId))
      .leftJoin(
        streamSessions,
        and(eq(streamSessions.streamerId, streamers.id), sql`${streamSessions.state} = 'live'`),
      )
      .where(and(isShown, this.isFound(member, name)))
      .orderBy(fit, desc(isLive), member.fullName)
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

  private isFound(member: MemberNames, name: string): SQL {
    const lately = this.database.queries
      .select({ id: streamers.id })
      .from(streamers)
      .where(sql`${streamers.state} = 'approved'`)
      .orderBy(desc(streamers.appliedAt))
      .limit(MAX_EXAMINED);
    const fits = or(
      holds(member.nameForm, name),
      holds(formOf(streamers.channel), name),
      sql`EXISTS (SELECT 1 FROM unnest(${streamers.characters}) AS played WHERE ${holds(formOf(sql`played`), name)})`,
    );
    return sql`((${streamers.id} IN (${lately}) AND ${fits}) OR ${hasHandle(member, name)})`;
  }
}

function hasHandle({ username }: MemberNames, name: string): SQL {
  return sql`lower(${username}) = ${name.toLowerCase()}`;
}

/** Ranks by name or handle; matches of channels and characters rank lower. */
function fitOfStreamer(member: MemberNames, name: string): SQL<number> {
  return sql<number>`CASE WHEN ${hasHandle(member, name)} THEN ${fitNumber('exact')} ELSE ${fitOf(sql`${member.fullName}`, name)} END`;
}
