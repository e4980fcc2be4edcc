import type { AccountState, MemberSort } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Database } from '../../platform/database/database.ts';
import { holds } from '../../platform/text/search-text.ts';
import { startingWith } from '../../platform/text/untrusted-text.ts';
import { holdsRole } from './member-audience.ts';
import type { MemberSearch } from './member-search.policy.ts';
import { sortName, type UserRow, users } from './users.table.ts';

/** Sort orders; `place` of a row and its id are the position in the list. */
const SORTS = {
  name: { place: sortName, descending: false },
  joined: { place: sql`${users.createdAt}`, descending: true },
  seen: { place: sql`coalesce(${users.lastSeenAt}, to_timestamp(0))`, descending: true },
} as const satisfies Record<MemberSort, { place: SQL; descending: boolean }>;

interface PageQuery {
  /** Name, or an instant in milliseconds. */
  after: [place: string | number, id: string] | undefined;
  sort: MemberSort;
  state: AccountState | undefined;
  limit: number;
  search: MemberSearch | undefined;
  role: string | undefined;
}

@Injectable()
export class MemberListRepository {
  private readonly firstPage;

  constructor(private readonly database: Database) {
    this.firstPage = database.prepared('users_first_page', (queries) =>
      selectPage(queries).orderBy(sortName, users.id).limit(sql.placeholder('limit')),
    );
  }

  /** Only the first page without filters is a prepared statement: with a search or a role the best plan depends on the values. */
  findPage({
    after,
    limit,
    search,
    role,
    sort,
    state,
  }: PageQuery): Promise<(UserRow & { sortName: string })[]> {
    if (!after && !search && !role && !state && sort === 'name') return this.firstPage().execute({ limit });
    const { queries } = this.database;
    const { place, descending } = SORTS[sort];
    const order = descending ? [desc(place), desc(users.id)] : [asc(place), asc(users.id)];
    // Selects ids first, so that rows before the page are skipped in the index alone.
    const page = queries
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          after && beyond(place, descending, after),
          search && matches(search),
          role ? holdsRole(role) : undefined,
          // A constant, so that the partial index of accounts that aren't active is used.
          state && sql`${users.accountState} = ${sql.raw(`'${state}'`)}`,
        ),
      )
      .orderBy(...order)
      .limit(limit)
      .as('page');
    return selectPage(queries)
      .innerJoin(page, eq(page.id, users.id))
      .orderBy(...order);
  }
}

function beyond(place: SQL, descending: boolean, [last, id]: [string | number, string]): SQL {
  const position =
    typeof last === 'number' ? sql`${new Date(last).toISOString()}::timestamptz` : sql`${last}`;
  return sql`(${place}, ${users.id}) ${sql.raw(descending ? '<' : '>')} (${position}, ${id})`;
}

function selectPage(queries: NodePgDatabase) {
  return queries.select({ ...getTableColumns(users), sortName }).from(users);
}

/** The expressions must equal those of the index `users_by_mailbox`. */
function matches(search: MemberSearch) {
  if (search.kind === 'text') return holds(users.searchText, search.text);
  return and(
    sql`reverse(split_part(lower(${users.email}), '@', 1)) LIKE ${startingWith([...search.mailboxEnd].reverse().join(''))}`,
    sql`split_part(lower(${users.email}), '@', 2) LIKE ${startingWith(search.domainStart)}`,
  );
}
