import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { Retention } from '../../platform/retention/retention.decorator.ts';
import { type DiscordMessageRow, discordMessages } from './discord-messages.table.ts';

/** Lease of a claimed message, in seconds. After it the process counts as dead, and the message is sent again. */
const LEASE_S = 60;
const RETENTION = '30 days';

type NewMessage = Pick<DiscordMessageRow, 'about' | 'submissionId' | 'memberId' | 'order'>;
/** A message as its process has claimed it. */
type Claimed = Pick<DiscordMessageRow, 'id' | 'attempts'>;

/** The previous version also wrote orders for roles. */
const isMessage = sql`${discordMessages.order} ->> 'kind' = 'message'`;

/** Only the latest claim may end a message: after the lease another process sends it again. */
const isClaimed = ({ id, attempts }: Claimed) =>
  and(
    eq(discordMessages.id, id),
    eq(discordMessages.state, 'waiting'),
    eq(discordMessages.attempts, attempts),
  );

@Retention([
  {
    table: discordMessages,
    column: discordMessages.settledAt,
    age: RETENTION,
    when: sql`${discordMessages.state} <> 'waiting'`,
  },
  { table: discordMessages, column: discordMessages.createdAt, age: RETENTION, when: sql`NOT ${isMessage}` },
])
@Injectable()
export class DiscordOutboxRepository {
  constructor(private readonly database: Database) {}

  async insert(message: NewMessage): Promise<void> {
    await this.database.queries.insert(discordMessages).values(message);
  }

  /** Claims the message that is due first, for the duration of a lease. */
  async claim(): Promise<DiscordMessageRow | undefined> {
    const next = this.database.queries
      .select({ id: discordMessages.id })
      .from(discordMessages)
      .where(
        and(
          eq(discordMessages.state, 'waiting'),
          isMessage,
          sql`${discordMessages.dueAt} <= clock_timestamp()`,
        ),
      )
      .orderBy(discordMessages.dueAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await this.database.queries
      .update(discordMessages)
      .set({
        attempts: sql`${discordMessages.attempts} + 1`,
        dueAt: sql`clock_timestamp() + make_interval(secs => ${LEASE_S})`,
      })
      .where(eq(discordMessages.id, sql`(${next})`))
      .returning();
    return row;
  }

  /** @returns undefined when another process has claimed it since, or the message was deleted. */
  async settle(
    claimed: Claimed,
    state: 'sent' | 'failed',
    error: string | null = null,
  ): Promise<DiscordMessageRow | undefined> {
    const [row] = await this.database.queries
      .update(discordMessages)
      .set({ state, error, settledAt: sql`clock_timestamp()` })
      .where(isClaimed(claimed))
      .returning();
    return row;
  }

  findFailed(): Promise<DiscordMessageRow[]> {
    return this.database.queries
      .select()
      .from(discordMessages)
      .where(and(eq(discordMessages.state, 'failed'), isMessage));
  }

  /** Makes a failed message due immediately, with all attempts available. Returns the row with its last error; undefined when it hasn't failed. */
  async requeue(id: string): Promise<DiscordMessageRow | undefined> {
    const [row] = await this.database.queries
      .update(discordMessages)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(discordMessages.id, id), eq(discordMessages.state, 'failed'), isMessage))
      .returning();
    return row;
  }

  /** @param counts whether this was an attempt; a rate limit doesn't count as one. */
  async postpone(
    claimed: Claimed,
    { dueAt, counts, error }: { dueAt: Date; counts: boolean; error: string },
  ) {
    await this.database.queries
      .update(discordMessages)
      .set({ dueAt, error, ...(!counts && { attempts: sql`${discordMessages.attempts} - 1` }) })
      .where(isClaimed(claimed));
  }
}
