import { QUEUE_STATES } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { SUBMISSION_COLUMNS, type SubmissionRow, statesIn, submissions } from '../submissions.table.ts';

/** Claims and assignments of submissions. They don't change the version of the submission. */
@Injectable()
export class ClaimsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Claims a submission of the queue, or renews the claim, in one statement: only one of several concurrent callers succeeds.
   * @returns the row with the previous holder of a valid claim; undefined when another member has one, or it isn't in the queue anymore.
   */
  async claim(
    id: string,
    memberId: string,
    { takeOver, minutes }: { takeOver: boolean; minutes: number },
  ): Promise<{ takenFrom: string | null } | undefined> {
    const { rows } = await this.database.queries.execute<{ taken_from: string | null }>(sql`
      UPDATE ${submissions} SET claimed_by = ${memberId}, claimed_until = now() + make_interval(mins => ${minutes})
      FROM (SELECT id, CASE WHEN claimed_until > now() THEN claimed_by END AS holder FROM ${submissions}
        WHERE id = ${id} AND state IN ${statesIn(QUEUE_STATES)} FOR NO KEY UPDATE) AS before
      WHERE ${submissions.id} = before.id AND (before.holder IS NULL OR before.holder = ${memberId} OR ${takeOver}::boolean)
      RETURNING nullif(before.holder, ${memberId}) AS taken_from`);
    return rows[0] && { takenFrom: rows[0].taken_from };
  }

  /** Renews the member's own claim after activity, but not one that has expired and was taken by another member. */
  async renewClaim(id: string, memberId: string, minutes: number): Promise<SubmissionRow | undefined> {
    const [row] = await this.database.queries
      .update(submissions)
      .set({ claimedUntil: sql`now() + make_interval(mins => ${minutes})` })
      .where(and(eq(submissions.id, id), eq(submissions.claimedBy, memberId)))
      .returning(SUBMISSION_COLUMNS);
    return row;
  }

  async releaseClaim(id: string, memberId: string): Promise<void> {
    await this.database.queries
      .update(submissions)
      .set({ claimedBy: null, claimedUntil: null })
      .where(and(eq(submissions.id, id), eq(submissions.claimedBy, memberId)));
  }

  /** Assigns submissions of the queue, except the assignee's own. @returns the ids of changed ones. */
  async assign(ids: readonly string[], assigneeId: string | null): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.queries
      .update(submissions)
      .set({ assigneeId })
      .where(
        and(
          inArray(submissions.id, [...ids]),
          sql`${submissions.state} IN ${statesIn(QUEUE_STATES)}`,
          assigneeId === null
            ? sql`${submissions.assigneeId} IS NOT NULL`
            : and(
                ne(submissions.applicantId, assigneeId),
                or(sql`${submissions.assigneeId} IS NULL`, ne(submissions.assigneeId, assigneeId)),
              ),
        ),
      )
      .returning({ id: submissions.id });
    return rows.map(({ id }) => id);
  }
}
