import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { afterPosition } from '../../platform/database/keyset.ts';
import { insertOne } from '../../platform/database/rows.ts';
import {
  type DecisionRow,
  type MessageRow,
  type SubmissionEventRow,
  submissionDecisions,
  submissionEvents,
  submissionMessages,
} from './submission-records.table.ts';

type Position = [at: number, id: string];
/** Maximum number of displayed events. */
const MAX_EVENTS = 500;

const isPending = and(isNull(submissionDecisions.finalAt), isNull(submissionDecisions.undoneAt));

/** Records of submissions: events, messages, decisions. */
@Injectable()
export class SubmissionRecordsRepository {
  constructor(private readonly database: Database) {}

  async insertEvent(event: typeof submissionEvents.$inferInsert): Promise<void> {
    await this.database.queries.insert(submissionEvents).values(event);
  }

  /** Makes an event visible to the applicant. */
  async publishEvent(id: string): Promise<void> {
    await this.database.queries
      .update(submissionEvents)
      .set({ internal: false })
      .where(eq(submissionEvents.id, id));
  }

  /** Returns events, oldest first. */
  findEvents(submissionId: string, { internal }: { internal: boolean }): Promise<SubmissionEventRow[]> {
    return this.database.queries
      .select()
      .from(submissionEvents)
      .where(
        and(
          eq(submissionEvents.submissionId, submissionId),
          internal ? undefined : eq(submissionEvents.internal, false),
        ),
      )
      .orderBy(asc(submissionEvents.at), asc(submissionEvents.id))
      .limit(MAX_EVENTS);
  }

  async insertMessage(message: typeof submissionMessages.$inferInsert): Promise<MessageRow> {
    return insertOne(this.database, submissionMessages, message);
  }

  /** Returns messages after the position, oldest first. */
  findMessages(submissionId: string, after: Position | undefined, limit: number): Promise<MessageRow[]> {
    return this.database.queries
      .select()
      .from(submissionMessages)
      .where(
        and(
          eq(submissionMessages.submissionId, submissionId),
          after && afterPosition(submissionMessages.at, submissionMessages.id, after),
        ),
      )
      .orderBy(asc(submissionMessages.at), asc(submissionMessages.id))
      .limit(limit);
  }

  /** @param undoSeconds time for undoing; 0 for a decision that is final immediately. */
  async insertDecision(
    decision: Pick<DecisionRow, 'submissionId' | 'action' | 'reason' | 'deciderId' | 'stateBefore'> &
      Partial<Pick<DecisionRow, 'gives'>>,
    undoSeconds: number,
  ): Promise<DecisionRow> {
    const [row] = await this.database.queries
      .insert(submissionDecisions)
      .values({
        ...decision,
        // Both use now(), so that the time between is exact.
        at: sql`now()`,
        undoUntil: sql`now() + make_interval(secs => ${undoSeconds})`,
        finalAt: undoSeconds === 0 ? sql`now()` : null,
      })
      .returning();
    if (!row) throw new Error('The decision was not inserted.');
    return row;
  }

  async findSubmissionOf(decisionId: string): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ submissionId: submissionDecisions.submissionId })
      .from(submissionDecisions)
      .where(eq(submissionDecisions.id, decisionId));
    return row?.submissionId;
  }

  /** Undoes this member's decision if it isn't too late. It can't become final at the same time, because both update the same row. */
  async undoDecision(submissionId: string, deciderId: string): Promise<DecisionRow | undefined> {
    const [row] = await this.database.queries
      .update(submissionDecisions)
      .set({ undoneAt: sql`now()` })
      .where(
        and(
          eq(submissionDecisions.submissionId, submissionId),
          eq(submissionDecisions.deciderId, deciderId),
          isPending,
          sql`${submissionDecisions.undoUntil} > clock_timestamp()`,
        ),
      )
      .returning();
    return row;
  }

  /** Makes a decision final if its time for undoing is over. */
  async finishDecision(id: string): Promise<DecisionRow | undefined> {
    const [row] = await this.database.queries
      .update(submissionDecisions)
      .set({ finalAt: sql`now()` })
      .where(
        and(
          eq(submissionDecisions.id, id),
          isPending,
          lte(submissionDecisions.undoUntil, sql`clock_timestamp()`),
        ),
      )
      .returning();
    return row;
  }

  /** Returns decisions that should be final by now, the longest overdue first. */
  async findUnfinished(limit: number): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: submissionDecisions.id })
      .from(submissionDecisions)
      .where(and(isPending, lte(submissionDecisions.undoUntil, sql`clock_timestamp()`)))
      .orderBy(submissionDecisions.undoUntil)
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Returns decisions that weren't undone, last first; with `final` only those that can't be undone anymore. */
  findDecisions(submissionId: string, { final }: { final: boolean }): Promise<DecisionRow[]> {
    return this.database.queries
      .select()
      .from(submissionDecisions)
      .where(
        and(
          eq(submissionDecisions.submissionId, submissionId),
          final ? isNotNull(submissionDecisions.finalAt) : isNull(submissionDecisions.undoneAt),
        ),
      )
      .orderBy(desc(submissionDecisions.at));
  }
}
