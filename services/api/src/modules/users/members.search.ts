import { ACCOUNT_STATES, isClosed, memberWordsIn, VISIBILITY_DEFAULTS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { beginsWith, likeAny, patternsOf } from '../../platform/text/search-text.ts';
import { fitNumber, fitOf } from '../search/search-fit.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../search/search-source.ts';
import { sortName, users } from './users.table.ts';

/** Maximum of matches by prefix and by part that are ranked. */
const MAX_RANKED = 100;
const CLOSED = ACCOUNT_STATES.filter(isClosed);

/** Searches members by name and handle, never by e-mail address. Members with a hidden page are found only by managers of members. */
@SearchSourceOf('member')
@Injectable()
export class MembersSearch implements SearchSource {
  constructor(private readonly database: Database) {}

  async find({ reader, text, limit }: SearchAsked): Promise<FoundHit[]> {
    const name = memberWordsIn(text);
    const fit = fitOfMember(name).as('fit');
    const rows = await this.database.queries
      .select({
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        accountState: users.accountState,
        fit,
      })
      .from(users)
      .where(this.isFound(name, shownTo(reader)))
      .orderBy(fit, sortName, users.id)
      .limit(limit);
    return rows.map(({ id, username, fullName, avatarUrl, accountState, ...row }) => ({
      // The public page of a closed account is empty, but the staff have their own page of the member.
      path: isClosed(accountState) ? `/users/${encodeURIComponent(id)}` : `/members/${username}`,
      title: fullName,
      detail: `@${username}`,
      person: { username, fullName, avatarUrl },
      fit: row.fit,
    }));
  }

  allPath({ reader, text }: SearchAsked): string | undefined {
    return looksAfterMembers(reader) ? `/users?${new URLSearchParams({ search: text })}` : undefined;
  }

  /** Each condition has an index and a limit of its own, so that an exact match is found regardless of the number of partial ones. */
  private isFound(name: string, shown: SQL | undefined): SQL {
    const { start, word, part } = patternsOf(name);
    const some = (which: SQL) =>
      this.database.queries.select({ id: users.id }).from(users).where(and(which, shown)).limit(MAX_RANKED);
    const sets = [
      some(sql`lower(${users.username}) = ${name.toLowerCase()}`),
      some(likeAny(users.nameForm, start)),
      some(likeAny(users.nameForm, word)),
      ...(part.length > 0 ? [some(likeAny(users.nameForm, part))] : []),
    ];
    const ids = sql.join(
      sets.map((set, at) => sql`SELECT id FROM (${set}) ${sql.identifier(`some_${at}`)}`),
      sql` UNION `,
    );
    return sql`${users.id} IN (${ids})`;
  }
}

function fitOfMember(name: string): SQL<number> {
  return sql<number>`CASE WHEN lower(${users.username}) = ${name.toLowerCase()} THEN ${fitNumber('exact')}
    WHEN ${beginsWith(users.username, name)} THEN least(${fitNumber('start')}, ${fitOf(sql`${users.fullName}`, name)})
    ELSE ${fitOf(sql`${users.fullName}`, name)} END`;
}

function looksAfterMembers(reader: Caller | null): boolean {
  return reader?.permissions.includes('users.read') ?? false;
}

/** Condition for members whom a reader can find; it always includes the reader. */
function shownTo(reader: Caller | null): SQL | undefined {
  if (looksAfterMembers(reader)) return undefined;
  const audiences = reader ? ['everybody', 'members'] : ['everybody'];
  const shown = and(
    sql`coalesce(${users.visibility} ->> 'page', ${VISIBILITY_DEFAULTS.page}::text) = ANY(${sql.param(audiences)}::text[])`,
    sql`${users.accountState} <> ALL(${sql.param([...CLOSED])}::text[])`,
  );
  return reader ? or(shown, eq(users.id, reader.id)) : shown;
}
