import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { type InboxItemRow, inboxItems } from '../inbox-items.table.ts';

const NEXT_VERSION = { version: sql`${inboxItems.version} + 1` };
const NOW = sql`clock_timestamp()`;

/** Changes of items by the staff. Each one is a conditional update, so that only one of several concurrent callers succeeds. */
@Injectable()
export class InboxChangesRepository {
  constructor(private readonly database: Database) {}

  /** Returns undefined when the item was changed or closed since the caller saw it. */
  assign(
    seen: Pick<InboxItemRow, 'id' | 'version'>,
    assigneeId: string | null,
  ): Promise<InboxItemRow | undefined> {
    return this.change(seen, { assigneeId });
  }

  /** Returns undefined when the item was changed or closed since the caller saw it. */
  snooze(
    seen: Pick<InboxItemRow, 'id' | 'version'>,
    snoozedUntil: Date | null,
    by: string,
  ): Promise<InboxItemRow | undefined> {
    return this.change(seen, { snoozedUntil, snoozedBy: snoozedUntil && by });
  }

  /** Wakes items whose snooze is over. @returns these items. */
  wake(limit: number): Promise<InboxItemRow[]> {
    const over = this.database.queries
      .select({ id: inboxItems.id })
      .from(inboxItems)
      .where(sql`${inboxItems.closedAt} IS NULL AND ${inboxItems.snoozedUntil} <= ${NOW}`)
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.database.queries
      .update(inboxItems)
      .set({ snoozedUntil: null, snoozedBy: null, ...NEXT_VERSION })
      .where(inArray(inboxItems.id, over))
      .returning();
  }

  /** Deletes items that were closed more than this many days ago. @returns their number. */
  async forget(days: number, limit: number): Promise<number> {
    const old = this.database.queries
      .select({ id: inboxItems.id })
      .from(inboxItems)
      .where(sql`${inboxItems.closedAt} < ${NOW} - make_interval(days => ${days})`)
      .limit(limit);
    const { rowCount } = await this.database.queries.delete(inboxItems).where(inArray(inboxItems.id, old));
    return rowCount ?? 0;
  }

  private async change(
    { id, version }: Pick<InboxItemRow, 'id' | 'version'>,
    change: { [K in keyof InboxItemRow]?: InboxItemRow[K] | SQL },
  ): Promise<InboxItemRow | undefined> {
    const [row] = await this.database.queries
      .update(inboxItems)
      .set({ ...change, ...NEXT_VERSION })
      .where(and(eq(inboxItems.id, id), eq(inboxItems.version, version), isNull(inboxItems.closedAt)))
      .returning();
    return row;
  }
}
