import { EDITABLE_STATES, type FormStanding } from '@boardwalk/contracts';

/** The next step to play. `wait` is after a denial, until the member may apply again. */
export type WhitelistStep =
  | { kind: 'listed' }
  | { kind: 'wait'; retryAt: string; to: string }
  | { kind: 'apply' | 'continue' | 'see'; to: string };

interface Applicant {
  /** Whether they are on the whitelist. */
  isListed: boolean;
  /** Their status on the whitelist form; undefined for visitors, and until it is loaded. */
  standing: FormStanding | undefined;
  applicationPath: string;
}

/** @returns the next step, and its target. */
export function whitelistStepOf({ isListed, standing, applicationPath }: Applicant): WhitelistStep {
  const last = standing?.submission;
  if (isListed || last?.state === 'approved') return { kind: 'listed' };
  if (!last) return { kind: 'apply', to: applicationPath };
  const own = `/forms/submissions/${last.id}`;
  if (standing.retryAt) return { kind: 'wait', retryAt: standing.retryAt, to: own };
  if (standing.mayBegin) return { kind: 'apply', to: applicationPath };
  return EDITABLE_STATES.includes(last.state)
    ? { kind: 'continue', to: applicationPath }
    : { kind: 'see', to: own };
}
