import { DELETED_MEMBER, type InboxKind } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type InboxItemRow, inboxItems } from './inbox-items.table.ts';

type Written = Omit<typeof inboxItems.$inferInsert, 'dueAt' | 'openedAt'> & {
  openedAt?: Date;
  dueAt: Date | SQL;
};

const isOpen = sql`${inboxItems.closedAt} IS NULL`;
/** Keeps the value of an open item; a closed one is reset. */
const keptWhileOpen = (kept: SQL | (typeof inboxItems)[keyof InboxItemRow], anew: SQL) =>
  sql`CASE WHEN ${isOpen} THEN ${kept} ELSE ${anew} END`;

@Injectable()
export class InboxItemsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Opens an item, or updates an open one: its opening time, assignee and snooze then stay.
   * @param options.keepsDue an open item keeps its due date.
   * @param options.claims the area sets the assignee.
   */
  async open(
    row: Written,
    { keepsDue, claims }: { keepsDue: boolean; claims: boolean },
  ): Promise<InboxItemRow> {
    const said = (column: (typeof inboxItems)[keyof InboxItemRow]) => sql.raw(`excluded."${column.name}"`);
    const nobody = sql`NULL`;
    const worker = [inboxItems.assigneeId, inboxItems.claimedBy] as const;
    const isOther = sql`(${worker[0]}, ${worker[1]}) IS DISTINCT FROM (${said(worker[0])}, ${said(worker[1])})`;
    const changed = claims ? sql`${isOpen} AND NOT ${isOther}` : isOpen;
    const [item] = await this.database.queries
      .insert(inboxItems)
      .values(row as typeof inboxItems.$inferInsert)
      .onConflictDoUpdate({
        target: [inboxItems.kind, inboxItems.subject],
        set: {
          title: said(inboxItems.title),
          note: said(inboxItems.note),
          count: said(inboxItems.count),
          href: said(inboxItems.href),
          aboutId: said(inboxItems.aboutId),
          notFor: said(inboxItems.notFor),
          openedAt: keptWhileOpen(inboxItems.openedAt, said(inboxItems.openedAt)),
          dueAt: keepsDue ? keptWhileOpen(inboxItems.dueAt, said(inboxItems.dueAt)) : said(inboxItems.dueAt),
          assigneeId: claims ? said(inboxItems.assigneeId) : keptWhileOpen(inboxItems.assigneeId, nobody),
          claimedBy: claims ? said(inboxItems.claimedBy) : keptWhileOpen(inboxItems.claimedBy, nobody),
          claimedUntil: claims
            ? said(inboxItems.claimedUntil)
            : keptWhileOpen(inboxItems.claimedUntil, nobody),
          snoozedUntil: keptWhileOpen(inboxItems.snoozedUntil, nobody),
          snoozedBy: keptWhileOpen(inboxItems.snoozedBy, nobody),
          version: sql`CASE WHEN ${changed} THEN ${inboxItems.version} ELSE ${inboxItems.version} + 1 END`,
          closedAt: null,
          closedBy: null,
        },
      })
      .returning();
    if (!item) throw new Error(`The item of ${row.kind} ${row.subject} was not written.`);
    return item;
  }

  /** Updates due dates and titles of open items, where an area changes many of them. @returns the changed items. */
  async rewrite(
    kind: InboxKind,
    cases: readonly { subject: string; title: string; dueAt: Date | null }[],
  ): Promise<Pick<InboxItemRow, 'id' | 'kind' | 'aboutId'>[]> {
    const subjects = sql`${sql.param(cases.map(({ subject }) => subject))}::text[]`;
    const titles = sql`${sql.param(cases.map(({ title }) => title))}::text[]`;
    const due = sql`${sql.param(cases.map(({ dueAt }) => dueAt?.toISOString() ?? null))}::timestamptz[]`;
    const now = sql`(coalesce(said.due_at, ${inboxItems.dueAt}), said.title)`;
    const { rows } = await this.database.queries.execute<Pick<InboxItemRow, 'id' | 'kind' | 'aboutId'>>(sql`
      UPDATE ${inboxItems} SET due_at = coalesce(said.due_at, ${inboxItems.dueAt}), title = said.title
      FROM unnest(${subjects}, ${titles}, ${due}) AS said (subject, title, due_at)
      WHERE ${inboxItems.kind} = ${kind} AND ${inboxItems.subject} = said.subject AND ${isOpen}
        AND (${inboxItems.dueAt}, ${inboxItems.title}) IS DISTINCT FROM ${now}
      RETURNING ${inboxItems.id} AS "id", ${inboxItems.kind} AS "kind", ${inboxItems.aboutId} AS "aboutId"`);
    return rows;
  }

  /** Returns the ids of items about a member. */
  async findIdsAbout(memberId: string): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: inboxItems.id })
      .from(inboxItems)
      .where(eq(inboxItems.aboutId, memberId));
    return rows.map(({ id }) => id);
  }

  /** Removes a member's names from titles, and the member from the exclusions of items. */
  async forget(memberId: string, fullNames: readonly string[]): Promise<void> {
    const { queries } = this.database;
    await queries
      .update(inboxItems)
      .set({ title: DELETED_MEMBER.fullName })
      .where(and(eq(inboxItems.aboutId, memberId), inArray(inboxItems.title, [...fullNames])));
    await queries
      .update(inboxItems)
      .set({ notFor: sql`array_remove(${inboxItems.notFor}, ${memberId})` })
      .where(sql`${memberId} = ANY(${inboxItems.notFor})`);
  }

  /** Returns undefined when there is no open item. */
  async close(kind: InboxKind, subject: string, by: string | null): Promise<InboxItemRow | undefined> {
    const [item] = await this.database.queries
      .update(inboxItems)
      .set({
        closedAt: sql`clock_timestamp()`,
        closedBy: by,
        snoozedUntil: null,
        snoozedBy: null,
        version: sql`${inboxItems.version} + 1`,
      })
      .where(and(eq(inboxItems.kind, kind), eq(inboxItems.subject, subject), isNull(inboxItems.closedAt)))
      .returning();
    return item;
  }
}
