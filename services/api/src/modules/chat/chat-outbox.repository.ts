import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type ChatMessageRow, chatMessages } from './chat-messages.table.ts';

/** A message that nobody has settled after so long is sent again: its process is gone. In seconds. */
const LEASE_S = 60;
const RETENTION_DAYS = 30;

type NewMessage = Pick<ChatMessageRow, 'about' | 'submissionId' | 'memberId' | 'order'>;
/** The message as its process has claimed it. */
type Claimed = Pick<ChatMessageRow, 'id' | 'attempts'>;

/** The previous version wrote orders about roles as well. */
const isMessage = sql`${chatMessages.order} ->> 'kind' = 'message'`;

/** Only the process that claimed it last may settle it: another one sends it again after the lease. */
const isClaimed = ({ id, attempts }: Claimed) =>
  and(eq(chatMessages.id, id), eq(chatMessages.state, 'waiting'), eq(chatMessages.attempts, attempts));

@Injectable()
export class ChatOutboxRepository {
  constructor(private readonly database: Database) {}

  async insert(message: NewMessage): Promise<void> {
    await this.database.queries.insert(chatMessages).values(message);
  }

  /** Takes the message that is due first, for the time of a lease. */
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

  /** @returns undefined when another process has claimed it since, or it is gone. */
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

  /** Makes a message due now that failed, with all attempts left. Undefined when it hasn't; else what it said, with its last error. */
  async requeue(id: string): Promise<ChatMessageRow | undefined> {
    const [row] = await this.database.queries
      .update(chatMessages)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`clock_timestamp()`, settledAt: null })
      .where(and(eq(chatMessages.id, id), eq(chatMessages.state, 'failed'), isMessage))
      .returning();
    return row;
  }

  /** @param counts whether this was an attempt: being asked to wait is none. */
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
