import { QUEUE_STATES, type ReviewCounts, type SubmissionState, searchKey } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { afterPosition } from '../../../platform/database/keyset.ts';
import { startingWith } from '../../../platform/text/untrusted-text.ts';
import { SUBMISSION_COLUMNS, type SubmissionRow, statesIn, submissions } from '../submissions.table.ts';

const MAX_COUNTED = 1_000;

const isQueued = sql`${submissions.state} IN ${statesIn(QUEUE_STATES)}`;
const isClaimed = sql`coalesce(${submissions.claimedUntil} > now(), false)`;
const isUnassigned = sql`${submissions.assigneeId} IS NULL AND NOT ${isClaimed}`;
const isOverdue = sql`${submissions.dueAt} < now() AND ${submissions.state} <> 'changes_requested'`;
const isOf = (memberId: string) =>
  or(and(eq(submissions.claimedBy, memberId), isClaimed), eq(submissions.assigneeId, memberId));

export interface QueueQuery {
  /** Caller, from whom undoable decisions about their own submissions are hidden. */
  callerId: string;
  after: [at: number, id: string] | undefined;
  limit: number;
  form: string | undefined;
  state: SubmissionState | undefined;
  /** Limits the list to those claimed by or assigned to this member, or to neither. */
  who: { memberId: string } | 'none' | undefined;
  overdue: boolean | undefined;
  /** Prefix of the applicant's name or handle. */
  search: string | undefined;
  /** Limits the list to this member's, in any state. */
  applicant: string | undefined;
}

/** Queue of reviewers. */
@Injectable()
export class QueueRepository {
  constructor(private readonly database: Database) {}

  /** Returns submissions by waiting time, longest first; waiting ones if no state is given. */
  findPage(query: QueueQuery): Promise<SubmissionRow[]> {
    const { limit, who } = query;
    const which = conditionOf(query);
    if (typeof who !== 'object') return this.select(which, limit);
    // Claimed and assigned ones have separate indexes in the order of the list, so they are read separately.
    const claimed = this.ids(and(which, eq(submissions.claimedBy, who.memberId), isClaimed), limit);
    const assigned = this.ids(and(which, eq(submissions.assigneeId, who.memberId)), limit);
    return this.select(
      sql`${submissions.id} IN (SELECT id FROM (${claimed}) claimed UNION SELECT id FROM (${assigned}) assigned)`,
      limit,
    );
  }

  /** Returns the numbers of waiting submissions, each capped at 1000. */
  async count(memberId: string): Promise<ReviewCounts> {
    const count = (which: SQL | undefined) => sql`(SELECT count(*)::int FROM
      (SELECT 1 FROM ${submissions} WHERE ${which} LIMIT ${MAX_COUNTED}) counted)`;
    const { rows } = await this.database.queries.execute<Record<string, unknown> & ReviewCounts>(sql`
      SELECT ${count(isQueued)} AS waiting, ${count(and(isQueued, isOf(memberId)))} AS mine,
        ${count(and(isQueued, isUnassigned))} AS unassigned, ${count(and(isQueued, isOverdue))} AS overdue,
        ${count(sql`${submissions.state} = 'appealed' AND ${submissions.submittedAt} IS NOT NULL`)} AS appeals`);
    const [counts] = rows;
    if (!counts) throw new Error('Nothing was counted.');
    return counts;
  }

  private select(which: SQL | undefined, limit: number): Promise<SubmissionRow[]> {
    return this.database.queries
      .select(SUBMISSION_COLUMNS)
      .from(submissions)
      .where(which)
      .orderBy(asc(submissions.submittedAt), asc(submissions.id))
      .limit(limit);
  }

  private ids(which: SQL | undefined, limit: number) {
    return this.database.queries
      .select({ id: submissions.id })
      .from(submissions)
      .where(which)
      .orderBy(asc(submissions.submittedAt), asc(submissions.id))
      .limit(limit);
  }
}

function overdueIs(overdue: boolean): SQL {
  return overdue ? sql`${isOverdue} AND ${isQueued}` : sql`NOT (${isOverdue} AND ${isQueued})`;
}

const isHandedIn = sql`${submissions.submittedAt} IS NOT NULL`;

function conditionOf(query: QueueQuery): SQL | undefined {
  const { callerId, after, form, state, who, overdue, search, applicant } = query;
  const all = applicant === undefined ? isQueued : isHandedIn;
  return and(
    state ? and(eq(submissions.state, state), isHandedIn) : all,
    applicant === undefined ? undefined : eq(submissions.applicantId, applicant),
    sql`(${submissions.applicantId} <> ${callerId} OR ${submissions.state} = ${submissions.publicState})`,
    form === undefined ? undefined : eq(submissions.formId, form),
    who === 'none' ? isUnassigned : undefined,
    overdue === undefined ? undefined : overdueIs(overdue),
    search === undefined ? undefined : isNamed(search),
    after && afterPosition(submissions.submittedAt, submissions.id, after),
  );
}

/** Condition on the names written by triggers; empty for submissions that were never submitted. */
function isNamed(beginning: string): SQL {
  const pattern = startingWith(searchKey(beginning));
  return sql`(${submissions.applicantName} LIKE ${pattern} OR ${submissions.applicantHandle} LIKE ${pattern})
    AND ${submissions.submittedAt} IS NOT NULL`;
}
