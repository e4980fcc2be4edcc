import {
  INBOX_FILTERS,
  type InboxFilter,
  type InboxKind,
  MAX_INBOX_COUNTED,
  MAX_NAVIGATION_COUNTED,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { asc, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { afterPosition } from '../../../platform/database/keyset.ts';
import { findById } from '../../../platform/database/rows.ts';
import { type InboxItemRow, inboxItems } from '../inbox-items.table.ts';

export interface InboxQuery {
  callerId: string;
  kinds: readonly InboxKind[];
  filter: InboxFilter;
  after: [dueAt: number, id: string] | undefined;
  limit: number;
}

/** Number of items of one kind in each list. */
export type KindCounts = Record<InboxFilter, number> & { kind: InboxKind };

/** Id of the member: a value, or a column of the query. */
type MemberId = string | SQL;

const item = inboxItems;
const isClaimed = sql`coalesce(${item.claimedUntil} > now(), false)`;
const isAwake = sql`(${item.snoozedUntil} IS NULL OR ${item.snoozedUntil} <= now())`;
/**
 * Conditions of each list, for open items of a kind that don't concern the member. The items of `mine` are read from two indexes: assigned, and
 * claimed.
 */
const LISTS: Record<InboxFilter, (memberId: MemberId) => SQL[]> = {
  all: () => [isAwake],
  mine: (memberId) => [
    sql`${isAwake} AND ${item.assigneeId} = ${memberId}`,
    sql`${isAwake} AND ${item.claimedBy} = ${memberId} AND ${isClaimed}`,
  ],
  // Items without an assignee on which this member may work.
  unassigned: (memberId) => [
    sql`${isAwake} AND ${item.assigneeId} IS NULL AND NOT ${isClaimed} AND NOT (${memberId} = ANY(${item.notFor}))`,
  ],
  overdue: () => [sql`${isAwake} AND ${item.dueAt} < now()`],
  snoozed: () => [sql`${item.snoozedUntil} IS NOT NULL AND ${item.snoozedUntil} > now()`],
};

interface Picked {
  memberId: MemberId;
  filter: InboxFilter;
  limit: number;
  behind?: SQL;
}

/**
 * Returns a query for the ids of the first items of one kind, for use in a query with the kind as `wanted.kind`. Each list is read kind by kind in
 * the order of its index and then merged, so that a kind with many items doesn't slow down the others.
 */
function picked({ memberId, filter, limit, behind = sql`true` }: Picked): SQL {
  const parts = LISTS[filter](memberId).map(
    (
      which,
    ) => sql`(SELECT ${item.id} FROM ${item} WHERE ${item.kind} = wanted.kind AND ${item.closedAt} IS NULL AND ${which}
      AND ${item.aboutId} IS DISTINCT FROM ${memberId} AND ${behind} ORDER BY ${item.dueAt}, ${item.id} LIMIT ${limit})`,
  );
  return sql.join(parts, sql` UNION `);
}

/** Returns their number, up to the limit. */
const countOf = (which: Picked) =>
  sql`(SELECT count(*)::int FROM (SELECT 1 FROM (${picked(which)}) picked LIMIT ${which.limit}) counted)`;

const wantedKinds = (kinds: readonly InboxKind[]) =>
  sql`unnest(${sql.param([...kinds])}::text[]) AS wanted(kind)`;

/** Reads the inbox for the staff. */
@Injectable()
export class InboxListRepository {
  constructor(private readonly database: Database) {}

  /** Returns items after the position, by due date. */
  findPage({ callerId: memberId, kinds, filter, after, limit }: InboxQuery): Promise<InboxItemRow[]> {
    const behind = after ? afterPosition(item.dueAt, item.id, after) : sql`true`;
    const ids = sql`SELECT picked.id FROM ${wantedKinds(kinds)}
      CROSS JOIN LATERAL (${picked({ memberId, filter, limit, behind })}) picked`;
    return this.database.queries
      .select()
      .from(item)
      .where(sql`${item.id} IN (${ids})`)
      .orderBy(asc(item.dueAt), asc(item.id))
      .limit(limit);
  }

  /** Returns the number of items of each kind in each list, capped at 1000. */
  async count(memberId: string, kinds: readonly InboxKind[]): Promise<KindCounts[]> {
    const counts = INBOX_FILTERS.map(
      (filter) =>
        sql`${countOf({ memberId, filter, limit: MAX_INBOX_COUNTED })} AS ${sql.identifier(filter)}`,
    );
    const { rows } = await this.database.queries.execute<KindCounts & Record<string, unknown>>(
      sql`SELECT wanted.kind, ${sql.join(counts, sql`, `)} FROM ${wantedKinds(kinds)}`,
    );
    return rows;
  }

  /** Returns the number of items that are assigned to each member or unassigned, capped at 100, in one query for all members. */
  async countFor(
    members: readonly { id: string; kinds: readonly InboxKind[] }[],
  ): Promise<Map<string, number>> {
    const wanted = members.flatMap(({ id, kinds }) => kinds.map((kind) => ({ id, kind })));
    if (wanted.length === 0) return new Map();
    const limit = MAX_NAVIGATION_COUNTED;
    const count = (filter: InboxFilter) => countOf({ memberId: sql`wanted.member`, filter, limit });
    const { rows } = await this.database.queries.execute<{ member: string; count: number }>(sql`
      SELECT wanted.member, least(sum(${count('mine')} + ${count('unassigned')}), ${limit})::int AS count
      FROM unnest(${sql.param(wanted.map(({ id }) => id))}::text[], ${sql.param(wanted.map(({ kind }) => kind))}::text[]) AS wanted(member, kind)
      GROUP BY wanted.member`);
    return new Map(rows.map((row) => [row.member, row.count]));
  }

  async find(id: string): Promise<InboxItemRow | undefined> {
    return findById(this.database, item, id);
  }
}
