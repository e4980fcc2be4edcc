import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type ChatRoleRow, chatRoleReasons, chatRoles } from './chat-roles.table.ts';

/** A role that no process has settled after so long is tried again: its process is gone. In seconds. */
const LEASE_S = 60;
const RETENTION_DAYS = 30;

type Claimed = Pick<ChatRoleRow, 'id' | 'revision' | 'claims'>;
type Settled = {
  state: 'done' | 'failed' | 'waiting';
  error: string | null;
  dueAt?: Date;
  attempts?: number;
};

@Injectable()
export class ChatRolesRepository {
  constructor(private readonly database: Database) {}

  async addReason(submissionId: string, memberId: string): Promise<void> {
    await this.database.queries
      .insert(chatRoleReasons)
      .values({ submissionId, memberId })
      .onConflictDoNothing();
  }

  async removeReason(submissionId: string): Promise<void> {
    await this.database.queries.delete(chatRoleReasons).where(eq(chatRoleReasons.submissionId, submissionId));
  }

  async hasReason(memberId: string): Promise<boolean> {
    const rows = await this.database.queries
      .select({ id: chatRoleReasons.submissionId })
      .from(chatRoleReasons)
      .where(eq(chatRoleReasons.memberId, memberId))
      .limit(1);
    return rows.length > 0;
  }

  /** Members with a reason for the role or an account that has it, by their ids. */
  async findConcerned(after: string, limit: number): Promise<string[]> {
    const { rows } = await this.database.queries.execute<{ id: string }>(sql`
      SELECT id FROM (
        SELECT ${chatRoleReasons.memberId} AS id FROM ${chatRoleReasons} UNION
        SELECT ${chatRoles.memberId} FROM ${chatRoles} WHERE ${chatRoles.memberId} IS NOT NULL) concerned
      WHERE id > ${after} ORDER BY id LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  }

  /** Accounts of a member, locked until the transaction ends. */
  lockOf(memberId: string): Promise<ChatRoleRow[]> {
    return this.database.queries
      .select()
      .from(chatRoles)
      .where(eq(chatRoles.memberId, memberId))
      .orderBy(asc(chatRoles.accountId))
      .for('update');
  }

  /** An account that is to hold the role, or not. What is under way stays so, and is followed by this. @returns its id; undefined when that is so already. */
  async want(accountId: string, memberId: string, wanted: boolean): Promise<string | undefined> {
    const isOther = sql`${chatRoles.wanted} <> excluded.wanted`;
    const [row] = await this.database.queries
      .insert(chatRoles)
      .values({ accountId, memberId, wanted })
      .onConflictDoUpdate({
        target: chatRoles.accountId,
        set: {
          memberId,
          wanted: sql`excluded.wanted`,
          revision: sql`${chatRoles.revision} + CASE WHEN ${isOther} THEN 1 ELSE 0 END`,
          state: sql`CASE WHEN ${isOther} THEN 'waiting' ELSE ${chatRoles.state} END`,
          attempts: sql`CASE WHEN ${isOther} THEN 0 ELSE ${chatRoles.attempts} END`,
          error: sql`CASE WHEN ${isOther} THEN NULL ELSE ${chatRoles.error} END`,
          dueAt: sql`CASE WHEN ${isOther} THEN clock_timestamp() ELSE ${chatRoles.dueAt} END`,
        },
        setWhere: sql`${isOther} OR ${chatRoles.memberId} IS DISTINCT FROM excluded.member_id`,
      })
      .returning({ id: chatRoles.id });
    return row?.id;
  }

  /** Takes the role from accounts that were a member's. */
  async unwant(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.queries
      .update(chatRoles)
      .set({
        wanted: false,
        revision: sql`${chatRoles.revision} + 1`,
        state: 'waiting',
        attempts: 0,
        error: null,
        dueAt: sql`clock_timestamp()`,
        settledAt: null,
      })
      .where(and(inArray(chatRoles.id, [...ids]), eq(chatRoles.wanted, true)));
  }

  /** Takes the account that is due first, for the time of a lease. */
  async claim(): Promise<ChatRoleRow | undefined> {
    const now = sql`clock_timestamp()`;
    const next = this.database.queries
      .select({ id: chatRoles.id })
      .from(chatRoles)
      .where(
        and(
          eq(chatRoles.state, 'waiting'),
          lte(chatRoles.dueAt, now),
          or(isNull(chatRoles.leasedUntil), lte(chatRoles.leasedUntil, now)),
        ),
      )
      .orderBy(chatRoles.dueAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await this.database.queries
      .update(chatRoles)
      .set({
        attempts: sql`${chatRoles.attempts} + 1`,
        claims: sql`${chatRoles.claims} + 1`,
        leasedUntil: sql`clock_timestamp() + make_interval(secs => ${LEASE_S})`,
      })
      .where(eq(chatRoles.id, sql`(${next})`))
      .returning();
    return row;
  }

  /**
   * Ends the lease of the process that claimed the row last. What was sent settles the row only while the row still wants it.
   * @returns the row, unless something else is wanted by now or another process has it.
   */
  async settle({ id, revision, claims }: Claimed, to: Settled): Promise<ChatRoleRow | undefined> {
    const mine = and(eq(chatRoles.id, id), eq(chatRoles.claims, claims));
    const settledAt = to.state === 'waiting' ? null : sql`clock_timestamp()`;
    const [row] = await this.database.queries
      .update(chatRoles)
      .set({ ...to, leasedUntil: null, settledAt })
      .where(and(mine, eq(chatRoles.revision, revision)))
      .returning();
    if (!row) await this.database.queries.update(chatRoles).set({ leasedUntil: null }).where(mine);
    return row;
  }

  /** Forgets an account that neither has the role nor is to have it. */
  async forget(id: string): Promise<void> {
    await this.database.queries
      .delete(chatRoles)
      .where(and(eq(chatRoles.id, id), eq(chatRoles.wanted, false), eq(chatRoles.state, 'done')));
  }

  findFailed(): Promise<ChatRoleRow[]> {
    return this.database.queries.select().from(chatRoles).where(eq(chatRoles.state, 'failed'));
  }

  /** Makes an account due now whose role failed, with all attempts left: what it is to have now is what is sent. Undefined when it hasn't failed. */
  async requeue(id: string): Promise<ChatRoleRow | undefined> {
    const [row] = await this.database.queries
      .update(chatRoles)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(chatRoles.id, id), eq(chatRoles.state, 'failed')))
      .returning();
    return row;
  }

  /** Accounts that lost the role in vain, of which the staff have known for a month. */
  async deleteOld(): Promise<void> {
    await this.database.queries
      .delete(chatRoles)
      .where(
        sql`NOT ${chatRoles.wanted} AND ${chatRoles.state} = 'failed' AND ${chatRoles.settledAt} < clock_timestamp() - make_interval(days => ${RETENTION_DAYS})`,
      );
  }
}
