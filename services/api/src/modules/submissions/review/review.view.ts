import type { Review, ReviewEntry, ReviewScore } from '@boardwalk/contracts';
import type { FormHeadRow } from '../../forms/published-forms.service.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import type { ScoreRow, StepRow } from '../reviews.table.ts';
import type { DecisionRow, SubmissionEventRow } from '../submission-records.table.ts';
import { outcomeOf } from '../submission-states.policy.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { claimHolder, isOverdue } from './review.policy.ts';

type Names = ReadonlyMap<string, MemberName>;

export function toReviewEntry(
  row: SubmissionRow,
  { id, slug, title, kind }: Pick<FormHeadRow, 'id' | 'slug' | 'title' | 'kind'>,
  names: Names,
  callerId: string,
): ReviewEntry {
  const now = new Date();
  const holder = claimHolder(row, now);
  const submittedAt = row.submittedAt ?? row.createdAt;
  return {
    id: row.id,
    form: { id, slug, title, kind },
    applicant: nameOf(names, row.applicantId),
    attempt: row.attempt,
    state: row.state,
    submittedAt: submittedAt.toISOString(),
    waitingSince: ((row.state === 'appealed' && row.appealedAt) || submittedAt).toISOString(),
    dueAt: (row.dueAt ?? submittedAt).toISOString(),
    overdue: isOverdue(row, now),
    claim:
      holder !== null && row.claimedUntil
        ? {
            by: nameOf(names, holder),
            until: row.claimedUntil.toISOString(),
            mine: holder === callerId,
          }
        : null,
    assignee: row.assigneeId === null ? null : nameOf(names, row.assigneeId),
    own: row.applicantId === callerId,
  };
}

export function toDecision(decisions: readonly DecisionRow[], names: Names): Review['decision'] {
  const [last] = decisions;
  if (!last) return null;
  return {
    outcome: outcomeOf(last),
    reason: last.reason,
    by: nameOf(names, last.deciderId),
    at: last.at.toISOString(),
    undoUntil: last.finalAt === null ? last.undoUntil.toISOString() : null,
  };
}

export function toAppeal(
  { appealText, appealedAt }: SubmissionRow,
  decisions: readonly DecisionRow[],
): Review['appeal'] {
  if (appealText === null || appealedAt === null) return null;
  const judged = decisions.find(({ action }) => action === 'grant_appeal' || action === 'reject_appeal');
  const outcome = judged?.action === 'grant_appeal' ? ('granted' as const) : ('rejected' as const);
  return { text: appealText, at: appealedAt.toISOString(), outcome: judged ? outcome : null };
}

export function toScore(
  { reviewerId, scores, firstScores, comment, at }: ScoreRow,
  names: Names,
): ReviewScore {
  return { reviewer: nameOf(names, reviewerId), scores, firstScores, comment, at: at.toISOString() };
}

export function toStep({ step, state, attempts, error, doneAt }: StepRow): Review['steps'][number] {
  return { step, state, attempts, error, doneAt: doneAt?.toISOString() ?? null };
}

export function toTimelineEntry(
  { id, event, at, actorId, text }: SubmissionEventRow,
  names: Names,
): Review['timeline'][number] {
  return { id, event, at: at.toISOString(), actor: actorId === null ? null : nameOf(names, actorId), text };
}
