import type { WantedPermission } from '@boardwalk/contracts';
import { useQuery } from '@tanstack/react-query';
import { RequestError } from '../request/request-error.ts';
import { currentUserQuery, usePermission } from './session.ts';

/** Whether a panel may ask for its data: not yet known, yes, or no. */
export type Access = 'unknown' | 'granted' | 'denied';

/**
 * What the member's permissions say before anything is asked for. Where they couldn't be had, the call is made all the same: the
 * server decides, and a panel takes its refusal for the same "no".
 */
export function useAccess(permission: WantedPermission): Access {
  const held = usePermission(permission);
  const { status } = useQuery(currentUserQuery);
  if (held || status === 'error') return 'granted';
  return status === 'pending' ? 'unknown' : 'denied';
}

/** Whether the server refused a call because a permission is missing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof RequestError && error.type === 'AUTHORIZATION';
}
