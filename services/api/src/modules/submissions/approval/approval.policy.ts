import type { ApprovalStep, FormSettings } from '@boardwalk/contracts';
import type { StepRow } from '../reviews.table.ts';

/** Maximum number of attempts of a step. */
export const MAX_ATTEMPTS = 5;
const FIRST_RETRY_S = 10;

/** Steps that must succeed before the applicant is notified. */
const REQUIRED: readonly ApprovalStep[] = ['role', 'whitelist'];

/** Returns the steps that a form requires. Applicants are always notified. */
export function wantedSteps({ role, whitelist, chat }: FormSettings['approval']): Set<ApprovalStep> {
  return new Set<ApprovalStep>([
    ...(role ? (['role'] as const) : []),
    ...(whitelist ? (['whitelist'] as const) : []),
    ...(chat ? (['chat'] as const) : []),
    'notify',
  ]);
}

/** Returns the next step; undefined when all are over, or a required one failed. @param steps in order. */
export function nextStep(steps: readonly Pick<StepRow, 'step' | 'state'>[]): ApprovalStep | undefined {
  for (const { step, state } of steps) {
    if (state === 'waiting' || state === 'running') return step;
    if (state === 'failed' && REQUIRED.includes(step)) return undefined;
  }
  return undefined;
}

/** Returns the delay in seconds after the n-th failed attempt, which doubles each time; null when the step is given up. */
export function retryInSeconds(attempts: number): number | null {
  return attempts >= MAX_ATTEMPTS ? null : FIRST_RETRY_S * 2 ** (attempts - 1);
}
