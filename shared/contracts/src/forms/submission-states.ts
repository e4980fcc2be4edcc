// Without schemas, because pages import it.

export const SUBMISSION_STATES = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'resubmitted',
  'interview',
  'approved',
  'denied',
  'withdrawn',
  'expired',
  'revoked',
  'appealed',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** Actor of a transition: the applicant, a reviewer, a decider, or the site itself. */
export type SubmissionActor = 'applicant' | 'reviewer' | 'decider' | 'site';

export const SUBMISSION_ACTIONS = [
  'submit',
  'withdraw',
  'expire',
  'claim',
  'request_changes',
  'resubmit',
  'invite',
  'approve',
  'deny',
  'undo',
  'revoke',
  'appeal',
  'reject_appeal',
  'grant_appeal',
] as const;
export type SubmissionAction = (typeof SUBMISSION_ACTIONS)[number];

interface SubmissionTransition {
  by: SubmissionActor;
  from: readonly SubmissionState[];
  /** `before` is the state in which an undone decision was made. */
  to: SubmissionState | 'before';
}

const UNDECIDED = ['submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview'] as const;
const WITH_STAFF = ['in_review', 'resubmitted', 'interview'] as const;

/** State machine of a submission: each action, its actor, its source states and its target. A granted appeal approves. */
export const SUBMISSION_TRANSITIONS: Record<SubmissionAction, SubmissionTransition> = {
  submit: { by: 'applicant', from: ['draft'], to: 'submitted' },
  withdraw: { by: 'applicant', from: ['draft', ...UNDECIDED], to: 'withdrawn' },
  expire: { by: 'site', from: ['draft', 'changes_requested'], to: 'expired' },
  claim: { by: 'reviewer', from: ['submitted', 'resubmitted'], to: 'in_review' },
  request_changes: { by: 'reviewer', from: WITH_STAFF, to: 'changes_requested' },
  resubmit: { by: 'applicant', from: ['changes_requested'], to: 'resubmitted' },
  invite: { by: 'reviewer', from: ['in_review', 'resubmitted'], to: 'interview' },
  approve: { by: 'decider', from: WITH_STAFF, to: 'approved' },
  deny: { by: 'decider', from: WITH_STAFF, to: 'denied' },
  undo: { by: 'decider', from: ['approved', 'denied'], to: 'before' },
  revoke: { by: 'decider', from: ['approved'], to: 'revoked' },
  appeal: { by: 'applicant', from: ['denied', 'revoked'], to: 'appealed' },
  reject_appeal: { by: 'decider', from: ['appealed'], to: 'denied' },
  grant_appeal: { by: 'decider', from: ['appealed'], to: 'approved' },
};

/** States of an open submission. A person has at most one open submission per form. */
export const OPEN_STATES: readonly SubmissionState[] = ['draft', ...UNDECIDED, 'appealed'];
/** States in the review queue. */
export const QUEUE_STATES: readonly SubmissionState[] = [...UNDECIDED, 'appealed'];
/** States in which the applicant may change the answers. */
export const EDITABLE_STATES: readonly SubmissionState[] = ['draft', 'changes_requested'];

/** Returns whether an action is allowed in a state. */
export function canTake(action: SubmissionAction, state: SubmissionState): boolean {
  return SUBMISSION_TRANSITIONS[action].from.includes(state);
}

/** Steps that an approval triggers, in this order. Each runs once, also across restarts. */
export const APPROVAL_STEPS = ['role', 'whitelist', 'chat', 'notify'] as const;
export type ApprovalStep = (typeof APPROVAL_STEPS)[number];

export const STEP_STATES = ['waiting', 'running', 'done', 'skipped', 'failed'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Timeline events visible to the applicant. Excludes internal events of the staff. */
export const SUBMISSION_EVENTS = [
  'begun',
  'submitted',
  'review_started',
  'changes_requested',
  'resubmitted',
  'interview_offered',
  'interview_booked',
  'interview_cancelled',
  'approved',
  'denied',
  'withdrawn',
  'expired',
  'revoked',
  'cooldown_waived',
  'appealed',
  'appeal_rejected',
  'appeal_granted',
] as const;

/** Internal events of the staff, visible to reviewers only. The applicant was never notified of an undone decision. */
export const INTERNAL_EVENTS = ['claim_taken_over', 'assigned', 'undone', 'step_retried'] as const;
