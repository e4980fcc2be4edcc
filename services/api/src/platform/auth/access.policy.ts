import type { EndpointAccess, ErrorCode } from '@boardwalk/contracts';
import type { Caller } from './caller.ts';

/** Why a call is refused, or undefined when it may go on. Whatever isn't plainly allowed is refused. */
export function refusalOf(
  access: EndpointAccess | undefined,
  caller: Pick<Caller, 'permissions' | 'deploy'> | null,
): ErrorCode | undefined {
  if (access === 'public') return undefined;
  if (!caller) return 'AUTHENTICATION_REQUIRED';
  if (caller.deploy) {
    const isForTokens = typeof access === 'object' && access.deployToken === true;
    return isForTokens ? undefined : 'ACCESS_DENIED';
  }
  if (access === 'signed-in') return undefined;
  if (access && caller.permissions.includes(access.permission)) return undefined;
  return 'ACCESS_DENIED';
}
