import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { type InterviewSlotRow, interviewSlots } from '../interviews.table.ts';
import { submissions } from '../submissions.table.ts';

const MAX_FREE = 50;
const MAX_OWN = 200;

@Injectable()
export class InterviewsRepository {
  constructor(private readonly database: Database) {}

  async insert(row: typeof interviewSlots.$inferInsert): Promise<InterviewSlotRow> {
    return insertOne(this.database, interviewSlots, row);
  }

  /** Returns an interviewer's slots that aren't over, soonest first, with their applicants. */
  findOwn(interviewerId: string) {
    return this.database.queries
      .select({ slot: interviewSlots, applicantId: submissions.applicantId })
      .from(interviewSlots)
      .leftJoin(submissions, eq(submissions.id, interviewSlots.submissionId))
      .where(and(eq(interviewSlots.interviewerId, interviewerId), gt(interviewSlots.endsAt, sql`now()`)))
      .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id))
      .limit(MAX_OWN);
  }

  /** Returns free future slots, soonest first, without the applicant's own. */
  findFree(applicantId: string): Promise<InterviewSlotRow[]> {
    return this.database.queries
      .select()
      .from(interviewSlots)
      .where(
        and(
          isNull(interviewSlots.submissionId),
          gt(interviewSlots.startsAt, sql`now()`),
          ne(interviewSlots.interviewerId, applicantId),
        ),
      )
      .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id))
      .limit(MAX_FREE);
  }

  async findOfSubmission(submissionId: string): Promise<InterviewSlotRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(interviewSlots)
      .where(eq(interviewSlots.submissionId, submissionId));
    return row;
  }

  /** Books a free future slot: only one of several concurrent callers succeeds. */
  async book(id: string, submissionId: string, applicantId: string): Promise<InterviewSlotRow | undefined> {
    const [row] = await this.database.queries
      .update(interviewSlots)
      .set({ submissionId })
      .where(
        and(
          eq(interviewSlots.id, id),
          isNull(interviewSlots.submissionId),
          gt(interviewSlots.startsAt, sql`now()`),
          ne(interviewSlots.interviewerId, applicantId),
        ),
      )
      .returning();
    return row;
  }

  /** Releases the slot of a submission. @returns whether there was one. */
  async free(submissionId: string): Promise<boolean> {
    const rows = await this.database.queries
      .update(interviewSlots)
      .set({ submissionId: null })
      .where(eq(interviewSlots.submissionId, submissionId))
      .returning({ id: interviewSlots.id });
    return rows.length > 0;
  }

  /** Releases the slot of a submission, unless it has begun. */
  async freeToCome(submissionId: string): Promise<void> {
    await this.database.queries
      .update(interviewSlots)
      .set({ submissionId: null })
      .where(and(eq(interviewSlots.submissionId, submissionId), gt(interviewSlots.startsAt, sql`now()`)));
  }

  /** Deletes a slot of this interviewer. */
  async remove(id: string, interviewerId: string): Promise<InterviewSlotRow | undefined> {
    const [row] = await this.database.queries
      .delete(interviewSlots)
      .where(and(eq(interviewSlots.id, id), eq(interviewSlots.interviewerId, interviewerId)))
      .returning();
    return row;
  }
}
