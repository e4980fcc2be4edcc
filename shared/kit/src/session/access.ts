import { holdsPermission, type PagePermission } from '@boardwalk/contracts';
import { useQuery } from '@tanstack/react-query';
import { RequestError } from '../request/request-error.ts';
import { currentUserQuery, useSession } from './session.ts';

/** Whether a panel may fetch its data: unknown, yes, or no. */
export type Access = 'unknown' | 'granted' | 'denied';

/**
 * Checks the member's permissions, of the site or of a remote, before any request. If they couldn't be loaded, the call is made anyway: the server decides, and a panel treats its
 * rejection like a missing permission.
 */
export function useAccess(permission: PagePermission): Access {
  const held = holdsPermission(useSession(), permission);
  const { status } = useQuery(currentUserQuery);
  if (held || status === 'error') return 'granted';
  return status === 'pending' ? 'unknown' : 'denied';
}

/** Returns whether the server rejected a call because of a missing permission. */
export function isForbidden(error: unknown): boolean {
  return error instanceof RequestError && error.type === 'AUTHORIZATION';
}
