import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/outbox/outbox-sender.service.ts';
import { Retention } from '../../platform/retention/retention.decorator.ts';
import { type DiscordRoleRow, discordRoleReasons, discordRoles } from './discord-roles.table.ts';

/** Lease of a claimed role, in seconds. After it the process counts as dead, and the role is tried again. */
const LEASE_S = 60;

type Claimed = Pick<DiscordRoleRow, 'id' | 'revision' | 'claims'>;
type Settled = {
  state: 'done' | 'failed' | 'waiting';
  error: string | null;
  dueAt?: Date;
  attempts?: number;
};

/** Discord accounts whose role has to change. A change during a call is applied afterwards. */
@Retention([
  // Accounts from which the role couldn't be removed. The failure is in the staff's inbox.
  {
    table: discordRoles,
    column: discordRoles.settledAt,
    age: '30 days',
    when: sql`NOT ${discordRoles.wanted} AND ${discordRoles.state} = 'failed'`,
  },
])
@Injectable()
export class DiscordRolesRepository implements Outbox<DiscordRoleRow> {
  constructor(private readonly database: Database) {}

  async addReason(submissionId: string, memberId: string): Promise<void> {
    await this.database.queries
      .insert(discordRoleReasons)
      .values({ submissionId, memberId })
      .onConflictDoNothing();
  }

  async removeReason(submissionId: string): Promise<void> {
    await this.database.queries
      .delete(discordRoleReasons)
      .where(eq(discordRoleReasons.submissionId, submissionId));
  }

  async hasReason(memberId: string): Promise<boolean> {
    const rows = await this.database.queries
      .select({ id: discordRoleReasons.submissionId })
      .from(discordRoleReasons)
      .where(eq(discordRoleReasons.memberId, memberId))
      .limit(1);
    return rows.length > 0;
  }

  /** Returns the ids of members with a reason for the role or an account that has it. */
  async findConcerned(after: string, limit: number): Promise<string[]> {
    const { rows } = await this.database.queries.execute<{ id: string }>(sql`
      SELECT id FROM (
        SELECT ${discordRoleReasons.memberId} AS id FROM ${discordRoleReasons} UNION
        SELECT ${discordRoles.memberId} FROM ${discordRoles} WHERE ${discordRoles.memberId} IS NOT NULL) concerned
      WHERE id > ${after} ORDER BY id LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  }

  /** Returns the accounts of a member, locked until the transaction ends. */
  lockOf(memberId: string): Promise<DiscordRoleRow[]> {
    return this.database.queries
      .select()
      .from(discordRoles)
      .where(eq(discordRoles.memberId, memberId))
      .orderBy(asc(discordRoles.accountId))
      .for('update');
  }

  /**
   * Sets whether an account shall have the role. A running call isn't interrupted; the change follows it.
   * @returns the id of the row; undefined when nothing changed.
   */
  async want(accountId: string, memberId: string, wanted: boolean): Promise<string | undefined> {
    const isOther = sql`${discordRoles.wanted} <> excluded.wanted`;
    const [row] = await this.database.queries
      .insert(discordRoles)
      .values({ accountId, memberId, wanted })
      .onConflictDoUpdate({
        target: discordRoles.accountId,
        set: {
          memberId,
          wanted: sql`excluded.wanted`,
          revision: sql`${discordRoles.revision} + CASE WHEN ${isOther} THEN 1 ELSE 0 END`,
          state: sql`CASE WHEN ${isOther} THEN 'waiting' ELSE ${discordRoles.state} END`,
          attempts: sql`CASE WHEN ${isOther} THEN 0 ELSE ${discordRoles.attempts} END`,
          error: sql`CASE WHEN ${isOther} THEN NULL ELSE ${discordRoles.error} END`,
          dueAt: sql`CASE WHEN ${isOther} THEN clock_timestamp() ELSE ${discordRoles.dueAt} END`,
        },
        setWhere: sql`${isOther} OR ${discordRoles.memberId} IS DISTINCT FROM excluded.member_id`,
      })
      .returning({ id: discordRoles.id });
    return row?.id;
  }

  /** Marks the former accounts of a member to lose the role. */
  async unwant(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.queries
      .update(discordRoles)
      .set({
        wanted: false,
        revision: sql`${discordRoles.revision} + 1`,
        state: 'waiting',
        attempts: 0,
        error: null,
        dueAt: sql`clock_timestamp()`,
        settledAt: null,
      })
      .where(and(inArray(discordRoles.id, [...ids]), eq(discordRoles.wanted, true)));
  }

  /** Claims the accounts that are due first, for the duration of a lease. */
  async claim(limit: number): Promise<DiscordRoleRow[]> {
    const now = sql`clock_timestamp()`;
    const { id, state, dueAt, leasedUntil, attempts, claims } = discordRoles;
    const due = sql`ARRAY(SELECT ${id} FROM ${discordRoles}
      WHERE ${state} = 'waiting' AND ${dueAt} <= ${now} AND (${leasedUntil} IS NULL OR ${leasedUntil} <= ${now})
      ORDER BY ${dueAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
    return this.database.queries
      .update(discordRoles)
      .set({
        attempts: sql`${attempts} + 1`,
        claims: sql`${claims} + 1`,
        leasedUntil: sql`${now} + make_interval(secs => ${LEASE_S})`,
      })
      .where(sql`${id} = ANY(${due})`)
      .returning();
  }

  async markSent(row: DiscordRoleRow): Promise<void> {
    const done = await this.settle(row, { state: 'done', error: null });
    if (done && !row.wanted) await this.deleteDone(row.id);
  }

  async postpone(row: DiscordRoleRow, dueAt: Date, error: string, counts: boolean): Promise<void> {
    const attempts = counts ? row.attempts : row.attempts - 1;
    await this.settle(row, { state: 'waiting', error, dueAt, attempts });
  }

  giveUp(row: DiscordRoleRow, error: string): Promise<DiscordRoleRow | undefined> {
    return this.settle(row, { state: 'failed', error });
  }

  /**
   * Ends the lease of the latest claim. The row is settled only if its wish hasn't changed since.
   * @returns the row; undefined when the wish has changed or another process has claimed it.
   */
  private async settle({ id, revision, claims }: Claimed, to: Settled): Promise<DiscordRoleRow | undefined> {
    const mine = and(eq(discordRoles.id, id), eq(discordRoles.claims, claims));
    const settledAt = to.state === 'waiting' ? null : sql`clock_timestamp()`;
    const [row] = await this.database.queries
      .update(discordRoles)
      .set({ ...to, leasedUntil: null, settledAt })
      .where(and(mine, eq(discordRoles.revision, revision)))
      .returning();
    if (!row) await this.database.queries.update(discordRoles).set({ leasedUntil: null }).where(mine);
    return row;
  }

  /** Deletes an account that neither has the role nor shall get it. */
  private async deleteDone(id: string): Promise<void> {
    await this.database.queries
      .delete(discordRoles)
      .where(and(eq(discordRoles.id, id), eq(discordRoles.wanted, false), eq(discordRoles.state, 'done')));
  }

  findFailed(): Promise<DiscordRoleRow[]> {
    return this.database.queries.select().from(discordRoles).where(eq(discordRoles.state, 'failed'));
  }

  /**
   * Makes a failed role due immediately, with all attempts available; the current wish is what is sent. Returns undefined when it hasn't failed.
   */
  async requeue(id: string): Promise<DiscordRoleRow | undefined> {
    const [row] = await this.database.queries
      .update(discordRoles)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(discordRoles.id, id), eq(discordRoles.state, 'failed')))
      .returning();
    return row;
  }
}
