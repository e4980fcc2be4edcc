import {
  canTake,
  DRAFT_DAYS,
  EDITABLE_STATES,
  type FormKind,
  type FormStanding,
  type FormState,
  OPEN_STATES,
  QUEUE_STATES,
  type Submission,
} from '@boardwalk/contracts';
import { DAY_MS } from '../../platform/time/durations.ts';
import type { DecisionRow } from './submission-records.table.ts';
import type { SubmissionRow } from './submissions.table.ts';

/** Kinds of forms that can be approved only once. */
const ONCE: readonly FormKind[] = ['whitelist', 'staff'];

/** Code with which beginning a submission is refused. */
export type BeginRefusal = 'FORM_CLOSED' | 'SUBMISSION_APPROVED' | 'FORM_COOLDOWN';

/** @param last last attempt at this form, which isn't open. */
export function beginRefusal(
  form: { state: FormState; kind: FormKind },
  last: Pick<SubmissionRow, 'publicState' | 'retryAt'> | undefined,
  now: Date,
): BeginRefusal | undefined {
  if (last?.publicState === 'approved' && ONCE.includes(form.kind)) return 'SUBMISSION_APPROVED';
  if (last && retryAtOf(last, now)) return 'FORM_COOLDOWN';
  return form.state === 'open' ? undefined : 'FORM_CLOSED';
}

export function isOpen({ publicState }: Pick<SubmissionRow, 'publicState'>): boolean {
  return OPEN_STATES.includes(publicState);
}

/** Returns the end of the cooldown, if it is in the future. */
export function retryAtOf({ retryAt }: Pick<SubmissionRow, 'retryAt'>, now: Date): Date | null {
  return retryAt && retryAt > now ? retryAt : null;
}

/** Returns the applicant's standing with a form, by their last attempt. */
export function standingOf(
  form: { state: FormState; kind: FormKind },
  last: SubmissionRow | undefined,
  now: Date,
): FormStanding {
  return {
    submission: last
      ? {
          id: last.id,
          state: last.publicState,
          attempt: last.attempt,
          updatedAt: last.updatedAt.toISOString(),
        }
      : null,
    mayBegin: !(last && isOpen(last)) && beginRefusal(form, last, now) === undefined,
    retryAt: (last && retryAtOf(last, now))?.toISOString() ?? null,
  };
}

/** Returns the time at which an unchanged submission expires. */
export function expiresAtOf({ publicState, updatedAt }: SubmissionRow): Date | null {
  return EDITABLE_STATES.includes(publicState) ? new Date(updatedAt.getTime() + DRAFT_DAYS * DAY_MS) : null;
}

/** Whether applicant and staff can exchange messages. */
export function takesMessages({ publicState }: Pick<SubmissionRow, 'publicState'>): boolean {
  return QUEUE_STATES.includes(publicState);
}

/** Whether the applicant may appeal: once, and only for their last attempt. */
export function mayAppeal(row: Pick<SubmissionRow, 'publicState' | 'appealedAt'>, isLast: boolean): boolean {
  return canTake('appeal', row.publicState) && row.appealedAt === null && isLast;
}

/** Returns the applicant's allowed actions. They must not reveal an undoable decision. */
export function applicantMay(row: SubmissionRow, isLast: boolean): Submission['may'] {
  const { publicState: state } = row;
  return {
    edit: EDITABLE_STATES.includes(state),
    submit: canTake('submit', state) || canTake('resubmit', state),
    withdraw: canTake('withdraw', state),
    appeal: mayAppeal(row, isLast),
    message: takesMessages(row),
    bookInterview: state === 'interview',
  };
}

/** Whether there is an undoable decision. */
export function isPending({ state, publicState }: Pick<SubmissionRow, 'state' | 'publicState'>): boolean {
  return state !== publicState;
}

const OUTCOMES = {
  approve: 'approved',
  grant_appeal: 'approved',
  deny: 'denied',
  reject_appeal: 'denied',
  revoke: 'revoked',
} as const satisfies Record<DecisionRow['action'], string>;

/** Returns the outcome of a decision for the applicant. */
export function outcomeOf({ action }: Pick<DecisionRow, 'action'>): 'approved' | 'denied' | 'revoked' {
  return OUTCOMES[action];
}

/** Returns the end of the cooldown after a denial or a revocation. It counts from the decision; an appeal doesn't change it. */
export function retryAfter(
  { action, at }: Pick<DecisionRow, 'action' | 'at'>,
  cooldownDays: number,
): Date | null {
  const counts = action === 'deny' || action === 'revoke';
  return counts && cooldownDays > 0 ? new Date(at.getTime() + cooldownDays * DAY_MS) : null;
}
