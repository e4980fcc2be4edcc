import type { Finding } from '@boardwalk/contracts';
import { ApiError } from '../../platform/errors/api-error.ts';

const MOST_TOLD = 50;

/** @throws RELEASE_REFUSED with every finding, if there are any. */
export function refuseUnlessFine(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const fields = findings
    .slice(0, MOST_TOLD)
    .map(({ where, what, mend }) => ({ path: where, message: `${what} ${mend}` }));
  throw new ApiError('RELEASE_REFUSED', { fields });
}
