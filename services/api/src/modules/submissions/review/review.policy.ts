import {
  canTake,
  type FormSettings,
  QUEUE_STATES,
  type Review,
  type SubmissionAction,
} from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { DecisionRow } from '../submission-records.table.ts';
import { isPending, retryAtOf } from '../submission-states.policy.ts';
import type { SubmissionRow } from '../submissions.table.ts';

type Reviewer = Pick<Caller, 'id' | 'rank'>;
type Claimed = Pick<SubmissionRow, 'claimedBy' | 'claimedUntil'>;

/**
 * Returns the code with which work on a submission is refused; undefined when it is allowed. No one may act on themselves or on members of equal or
 * higher rank.
 */
export function reviewRefusal(
  caller: Reviewer,
  applicant: { id: string; rank: number },
): 'OWN_CASE' | 'ROLE_ABOVE_OWN' | undefined {
  if (caller.id === applicant.id) return 'OWN_CASE';
  return caller.rank > applicant.rank ? undefined : 'ROLE_ABOVE_OWN';
}

/** Returns the holder of a valid claim; null without one. */
export function claimHolder({ claimedBy, claimedUntil }: Claimed, now: Date): string | null {
  return claimedUntil && claimedUntil > now ? claimedBy : null;
}

/** Whether a review is overdue. While changes are requested the submission waits for the applicant. */
export function isOverdue({ state, dueAt }: Pick<SubmissionRow, 'state' | 'dueAt'>, now: Date): boolean {
  return QUEUE_STATES.includes(state) && state !== 'changes_requested' && dueAt !== null && dueAt < now;
}

/** Returns the decision that an appeal concerns: the last one that isn't about the appeal itself. */
export function decisionAppealed(decisions: readonly DecisionRow[]): DecisionRow | undefined {
  return decisions.find(({ action }) => action === 'deny' || action === 'revoke');
}

/** Whether the cooldown can be waived: the denial is final, and the cooldown isn't over. */
export function mayWaive(row: SubmissionRow, now: Date): boolean {
  return !isPending(row) && retryAtOf(row, now) !== null;
}

export function mayRevoke(row: SubmissionRow): boolean {
  return canTake('revoke', row.state) && !isPending(row);
}

/**
 * @param settings of the form.
 * @param decisions without undone ones, last first.
 */
export function reviewerMay(
  caller: Pick<Caller, 'id' | 'permissions'>,
  row: SubmissionRow,
  { settings, decisions }: { settings: Pick<FormSettings, 'interview'>; decisions: readonly DecisionRow[] },
  now: Date,
): Review['may'] {
  const holder = claimHolder(row, now);
  const queued = QUEUE_STATES.includes(row.state);
  const decides = caller.permissions.includes('applications.decide');
  const works = (action: SubmissionAction) => holder === caller.id && canTake(action, row.state);
  const [last] = decisions;
  return {
    claim: queued && (holder === null || holder === caller.id),
    takeOver: queued && holder !== null && holder !== caller.id,
    decide: decides && works('approve'),
    undo: isPending(row) && last?.deciderId === caller.id && last.undoUntil > now,
    requestChanges: works('request_changes'),
    invite: settings.interview !== 'never' && works('invite'),
    revoke: decides && mayRevoke(row),
    waive: caller.permissions.includes('applications.waive') && mayWaive(row, now),
    judgeAppeal: decides && row.state === 'appealed' && decisionAppealed(decisions)?.deciderId !== caller.id,
  };
}

/** Allowed actions for a reviewer who may not work on a submission. */
export const MAY_NOTHING: Review['may'] = {
  claim: false,
  takeOver: false,
  decide: false,
  undo: false,
  requestChanges: false,
  invite: false,
  revoke: false,
  waive: false,
  judgeAppeal: false,
};
