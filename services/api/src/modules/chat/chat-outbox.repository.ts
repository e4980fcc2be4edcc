import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type ChatMessageRow, chatMessages } from './chat-messages.table.ts';

/** Lease of a claimed message, in seconds. After it the process counts as dead, and the message is sent again. */
const LEASE_S = 60;
const RETENTION_DAYS = 30;

type NewMessage = Pick<ChatMessageRow, 'about' | 'submissionId' | 'memberId' | 'order'>;
/** A message as its process has claimed it. */
type Claimed = Pick<ChatMessageRow, 'id' | 'attempts'>;

/** The previous version also wrote orders for roles. */
const isMessage = sql`${chatMessages.order} ->> 'kind' = 'message'`;

/** Only the latest claim may end a message: after the lease another process sends it again. */
const isClaimed = ({ id, attempts }: Claimed) =>
  and(eq(chatMessages.id, id), eq(chatMessages.state, 'waiting'), eq(chatMessages.attempts, attempts));

@Injectable()
export class ChatOutboxRepository {
  constructor(private readonly database: Database) {}

  async insert(message: NewMessage): Promise<void> {
    await this.database.queries.insert(chatMessages).values(message);
  }

  /** Claims the message that is due first, for the duration of a lease. */
  async claim(): Promise<ChatMessageRow | undefined> {
    const next = this.database.queries
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(
        and(eq(chatMessages.state, 'waiting'), isMessage, sql`${chatMessages.dueAt} <= clock_timestamp()`),
      )
      .orderBy(chatMessages.dueAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await this.database.queries
      .update(chatMessages)
      .set({
        attempts: sql`${chatMessages.attempts} + 1`,
        dueAt: sql`clock_timestamp() + make_interval(secs => ${LEASE_S})`,
      })
      .where(eq(chatMessages.id, sql`(${next})`))
      .returning();
    return row;
  }

  /** @returns undefined when another process has claimed it since, or the message was deleted. */
  async settle(
    claimed: Claimed,
    state: 'sent' | 'failed',
    error: string | null = null,
  ): Promise<ChatMessageRow | undefined> {
    const [row] = await this.database.queries
      .update(chatMessages)
      .set({ state, error, settledAt: sql`clock_timestamp()` })
      .where(isClaimed(claimed))
      .returning();
    return row;
  }

  findFailed(): Promise<ChatMessageRow[]> {
    return this.database.queries
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.state, 'failed'), isMessage));
  }

  /** Makes a failed message due immediately, with all attempts available. Returns the row with its last error; undefined when it hasn't failed. */
  async requeue(id: string): Promise<ChatMessageRow | undefined> {
    const [row] = await this.database.queries
      .update(chatMessages)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'failed'), isMessage))
      .returning();
    return row;
  }

  /** @param counts whether this was an attempt; a rate limit doesn't count as one. */
  async postpone(
    claimed: Claimed,
    { dueAt, counts, error }: { dueAt: Date; counts: boolean; error: string },
  ) {
    await this.database.queries
      .update(chatMessages)
      .set({ dueAt, error, ...(!counts && { attempts: sql`${chatMessages.attempts} - 1` }) })
      .where(isClaimed(claimed));
  }

  async deleteOld(): Promise<void> {
    const before = sql`clock_timestamp() - make_interval(days => ${RETENTION_DAYS})`;
    await this.database.queries
      .delete(chatMessages)
      .where(
        sql`(${chatMessages.state} <> 'waiting' AND ${chatMessages.settledAt} < ${before}) OR (NOT ${isMessage} AND ${chatMessages.createdAt} < ${before})`,
      );
  }
}
