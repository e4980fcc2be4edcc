import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { type InboxItemRow, inboxItems } from '../inbox-items.table.ts';

const NEXT_VERSION = { version: sql`${inboxItems.version} + 1` };
const NOW = sql`clock_timestamp()`;

/** What the staff change of the inbox. Each change is one conditional update: of several who try, one finds the row. */
@Injectable()
export class InboxChangesRepository {
  constructor(private readonly database: Database) {}

  /** Undefined when the item was changed or done since the caller saw it. */
  assign(
    seen: Pick<InboxItemRow, 'id' | 'version'>,
    assigneeId: string | null,
  ): Promise<InboxItemRow | undefined> {
    return this.change(seen, { assigneeId });
  }

  /** Undefined when the item was changed or done since the caller saw it. */
  snooze(
    seen: Pick<InboxItemRow, 'id' | 'version'>,
    snoozedUntil: Date | null,
    by: string,
  ): Promise<InboxItemRow | undefined> {
    return this.change(seen, { snoozedUntil, snoozedBy: snoozedUntil && by });
  }

  /** Brings back what was put off until now. @returns what came back. */
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

  /** Forgets what was done more than so many days ago. @returns of how many. */
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
