import { QUEUE_STATES, type ReviewCounts, type SubmissionState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { hasNameBeginning } from '../../users/member-names.ts';
import { type SubmissionRow, statesIn, submissions } from '../submissions.table.ts';

const MOST_COUNTED = 1_000;

const isQueued = sql`${submissions.state} IN ${statesIn(QUEUE_STATES)}`;
const isClaimed = sql`coalesce(${submissions.claimedUntil} > now(), false)`;
const isUnassigned = sql`${submissions.assigneeId} IS NULL AND NOT ${isClaimed}`;
const isOverdue = sql`${submissions.dueAt} < now() AND ${submissions.state} <> 'changes_requested'`;
const isOf = (memberId: string) =>
  or(and(eq(submissions.claimedBy, memberId), isClaimed), eq(submissions.assigneeId, memberId));

export interface QueueQuery {
  /** Who asks: a decision about their own that can still be undone is kept from them. */
  callerId: string;
  after: [at: number, id: string] | undefined;
  limit: number;
  form: string | undefined;
  state: SubmissionState | undefined;
  /** Claimed by or assigned to this member, or to nobody. */
  who: { memberId: string } | 'none' | undefined;
  overdue: boolean | undefined;
  /** Submissions of these members, or of those whose name begins so, where they are too many to name. */
  applicants: { ids: string[] } | { beginning: string } | undefined;
}

/** The queue of reviewers. */
@Injectable()
export class QueueRepository {
  constructor(private readonly database: Database) {}

  /** Those that have waited longest first. Without a state those that wait. */
  findPage({
    callerId,
    after,
    limit,
    form,
    state,
    who,
    overdue,
    applicants,
  }: QueueQuery): Promise<SubmissionRow[]> {
    return this.database.queries
      .select()
      .from(submissions)
      .where(
        and(
          state ? and(eq(submissions.state, state), sql`${submissions.submittedAt} IS NOT NULL`) : isQueued,
          sql`(${submissions.applicantId} <> ${callerId} OR ${submissions.state} = ${submissions.publicState})`,
          form === undefined ? undefined : eq(submissions.formId, form),
          who === 'none' ? isUnassigned : who && isOf(who.memberId),
          overdue === undefined ? undefined : overdueIs(overdue),
          applicants && isBy(applicants),
          after &&
            sql`(${submissions.submittedAt}, ${submissions.id}) > (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(asc(submissions.submittedAt), asc(submissions.id))
      .limit(limit);
  }

  /** How many wait, each counted up to 1000. */
  async count(memberId: string): Promise<ReviewCounts> {
    const count = (which: SQL | undefined) => sql`(SELECT count(*)::int FROM
      (SELECT 1 FROM ${submissions} WHERE ${which} LIMIT ${MOST_COUNTED}) counted)`;
    const { rows } = await this.database.queries.execute<Record<string, unknown> & ReviewCounts>(sql`
      SELECT ${count(isQueued)} AS waiting, ${count(and(isQueued, isOf(memberId)))} AS mine,
        ${count(and(isQueued, isUnassigned))} AS unassigned, ${count(and(isQueued, isOverdue))} AS overdue,
        ${count(sql`${submissions.state} = 'appealed' AND ${submissions.submittedAt} IS NOT NULL`)} AS appeals`);
    const [counts] = rows;
    if (!counts) throw new Error('Nothing was counted.');
    return counts;
  }
}

function overdueIs(overdue: boolean): SQL {
  return overdue ? sql`${isOverdue} AND ${isQueued}` : sql`NOT (${isOverdue} AND ${isQueued})`;
}

function isBy(applicants: NonNullable<QueueQuery['applicants']>): SQL {
  return 'ids' in applicants
    ? sql`${submissions.applicantId} = ANY(${sql.param(applicants.ids)}::text[])`
    : hasNameBeginning(sql`${submissions.applicantId}`, applicants.beginning);
}
