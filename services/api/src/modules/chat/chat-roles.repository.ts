import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type ChatRoleRow, chatRoleReasons, chatRoles } from './chat-roles.table.ts';

/** Lease of a claimed role, in seconds. After it the process counts as dead, and the role is tried again. */
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

  /** Returns the ids of members with a reason for the role or an account that has it. */
  async findConcerned(after: string, limit: number): Promise<string[]> {
    const { rows } = await this.database.queries.execute<{ id: string }>(sql`
      SELECT id FROM (
        SELECT ${chatRoleReasons.memberId} AS id FROM ${chatRoleReasons} UNION
        SELECT ${chatRoles.memberId} FROM ${chatRoles} WHERE ${chatRoles.memberId} IS NOT NULL) concerned
      WHERE id > ${after} ORDER BY id LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  }

  /** Returns the accounts of a member, locked until the transaction ends. */
  lockOf(memberId: string): Promise<ChatRoleRow[]> {
    return this.database.queries
      .select()
      .from(chatRoles)
      .where(eq(chatRoles.memberId, memberId))
      .orderBy(asc(chatRoles.accountId))
      .for('update');
  }

  /**
   * Sets whether an account shall have the role. A running call isn't interrupted; the change follows it.
   * @returns the id of the row; undefined when nothing changed.
   */
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

  /** Marks the former accounts of a member to lose the role. */
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

  /** Claims the account that is due first, for the duration of a lease. */
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
   * Ends the lease of the latest claim. The row is settled only if its wish hasn't changed since.
   * @returns the row; undefined when the wish has changed or another process has claimed it.
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

  /** Deletes an account that neither has the role nor shall get it. */
  async forget(id: string): Promise<void> {
    await this.database.queries
      .delete(chatRoles)
      .where(and(eq(chatRoles.id, id), eq(chatRoles.wanted, false), eq(chatRoles.state, 'done')));
  }

  findFailed(): Promise<ChatRoleRow[]> {
    return this.database.queries.select().from(chatRoles).where(eq(chatRoles.state, 'failed'));
  }

  /**
   * Makes a failed role due immediately, with all attempts available; the current wish is what is sent. Returns undefined when it hasn't failed.
   */
  async requeue(id: string): Promise<ChatRoleRow | undefined> {
    const [row] = await this.database.queries
      .update(chatRoles)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(chatRoles.id, id), eq(chatRoles.state, 'failed')))
      .returning();
    return row;
  }

  /** Deletes accounts whose removal of the role failed over a month ago and is in the staff's inbox. */
  async deleteOld(): Promise<void> {
    await this.database.queries
      .delete(chatRoles)
      .where(
        sql`NOT ${chatRoles.wanted} AND ${chatRoles.state} = 'failed' AND ${chatRoles.settledAt} < clock_timestamp() - make_interval(days => ${RETENTION_DAYS})`,
      );
  }
}
