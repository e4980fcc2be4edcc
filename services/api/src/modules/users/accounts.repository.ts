import type { AccountState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, count, eq, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { formerHandles } from './former-handles.table.ts';
import { type UserRow, users } from './users.table.ts';

export type AccountFields = Pick<UserRow, 'accountState' | 'accountUntil' | 'accountReason'>;

/** Member whose deletion is due, as a place in the list of them. */
export interface DueDeletion {
  id: string;
  dueAt: string;
}

@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  async setAccount(id: string, account: AccountFields): Promise<void> {
    await this.database.queries.update(users).set(account).where(eq(users.id, id));
  }

  async endSessions(id: string): Promise<void> {
    await this.database.queries
      .update(users)
      .set({ sessionsEndedAt: sql`clock_timestamp()` })
      .where(eq(users.id, id));
  }

  async setDeletion(id: string, deletionDueAt: Date | null): Promise<UserRow> {
    const [row] = await this.database.queries
      .update(users)
      .set({ deletionDueAt })
      .where(eq(users.id, id))
      .returning();
    if (!row) throw new Error(`The member ${id} vanished while locked.`);
    return row;
  }

  /** Returns due members after the position, the longest due first. Closed accounts aren't deleted while they are closed. */
  async findToDelete(
    after: DueDeletion | undefined,
    limit: number,
    closed: readonly AccountState[],
  ): Promise<DueDeletion[]> {
    const position = after && sql`(${after.dueAt}::timestamptz, ${after.id})`;
    return this.database.queries
      .select({ id: users.id, dueAt: sql<string>`${users.deletionDueAt}::text` })
      .from(users)
      .where(
        and(
          lte(users.deletionDueAt, sql`now()`),
          notInArray(users.accountState, [...closed]),
          position && sql`(${users.deletionDueAt}, ${users.id}) > ${position}`,
        ),
      )
      .orderBy(users.deletionDueAt, users.id)
      .limit(limit);
  }

  async findFormerHandles(id: string): Promise<string[]> {
    const rows = await this.database.queries
      .select({ handle: formerHandles.handle })
      .from(formerHandles)
      .where(eq(formerHandles.userId, id));
    return rows.map(({ handle }) => handle);
  }

  async delete(id: string): Promise<void> {
    await this.database.queries.delete(users).where(eq(users.id, id));
  }

  /** Returns those of the members whose account is in one of these states or deleted, or whose sessions were ended within the last minutes. */
  async findSignedOut(ids: readonly string[], states: readonly AccountState[]): Promise<string[]> {
    const isOut = or(
      inArray(users.accountState, [...states]),
      sql`coalesce(${users.sessionsEndedAt} > now() - interval '5 minutes', false)`,
    );
    const rows = await this.database.queries
      .select({ id: users.id, isOut: sql<boolean>`${isOut}` })
      .from(users)
      .where(inArray(users.id, [...ids]));
    const staying = new Set(rows.filter((row) => !row.isOut).map(({ id }) => id));
    return ids.filter((id) => !staying.has(id));
  }

  /** Returns the number of accounts that aren't active, by state. */
  async countPunished(): Promise<Map<AccountState, number>> {
    const rows = await this.database.queries
      .select({ state: users.accountState, count: count() })
      .from(users)
      .where(sql`${users.accountState} <> 'active'`)
      .groupBy(users.accountState);
    return new Map(rows.map((row) => [row.state, row.count]));
  }
}
