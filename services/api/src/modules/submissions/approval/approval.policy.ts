import type { ApprovalStep, FormSettings } from '@boardwalk/contracts';
import type { StepRow } from '../reviews.table.ts';

/** A step is given up after so many tries. */
export const MOST_ATTEMPTS = 5;
const FIRST_RETRY_S = 10;

/** What the applicant is told of waits for these: without them there is nothing to tell. */
const REQUIRED: readonly ApprovalStep[] = ['role', 'whitelist'];

/** The steps that a form asks for. Applicants are always told. */
export function wantedSteps({ role, whitelist, chat }: FormSettings['approval']): Set<ApprovalStep> {
  return new Set<ApprovalStep>([
    ...(role ? (['role'] as const) : []),
    ...(whitelist ? (['whitelist'] as const) : []),
    ...(chat ? (['chat'] as const) : []),
    'notify',
  ]);
}

/** The step whose turn it is; undefined when all are over, or one failed that the others wait for. @param steps in their order. */
export function nextStep(steps: readonly Pick<StepRow, 'step' | 'state'>[]): ApprovalStep | undefined {
  for (const { step, state } of steps) {
    if (state === 'waiting' || state === 'running') return step;
    if (state === 'failed' && REQUIRED.includes(step)) return undefined;
  }
  return undefined;
}

/** In how many seconds a step is tried again after its n-th attempt failed: twice as long each time. Null when it is given up. */
export function retryInSeconds(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : FIRST_RETRY_S * 2 ** (attempts - 1);
}
