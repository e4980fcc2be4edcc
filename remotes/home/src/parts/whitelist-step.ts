import { EDITABLE_STATES, type FormStanding } from '@boardwalk/contracts';

/** What somebody does next to play. `wait` is after a denial, until one may apply again. */
export type WhitelistStep =
  | { kind: 'listed' }
  | { kind: 'wait'; retryAt: string; to: string }
  | { kind: 'apply' | 'continue' | 'see'; to: string };

interface Applicant {
  /** Whether they are on the whitelist. */
  isListed: boolean;
  /** Where they stand with its form; undefined for visitors, and as long as it isn't known. */
  standing: FormStanding | undefined;
  applicationPath: string;
}

/** @returns what is next, and where it leads. */
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
