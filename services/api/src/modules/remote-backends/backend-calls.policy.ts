import {
  type BackendCall,
  type ErrorCode,
  holdsRemotePermission,
  type ReleaseDescription,
  type RemoteGrants,
} from '@boardwalk/contracts';
import { accountRefusal } from '../../platform/auth/account.guard.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { ServedRemote } from '../releases/channels/served-releases.service.ts';

/**
 * Returns the calls of a remote's backend: those of every served version, and of the one to which pages fall back. Visitors with a canary, or with a page from
 * before a rollback, need the calls of their version. Of several declarations of a call the live one decides.
 */
export function servedCalls({ live, canary, staff, previous }: ServedRemote): BackendCall[] {
  const calls = new Map<string, BackendCall>();
  const releases: (ReleaseDescription | undefined)[] = [live, canary?.release, staff, previous];
  for (const release of releases)
    for (const call of release?.backend?.calls ?? []) if (!calls.has(call.call)) calls.set(call.call, call);
  return [...calls.values()];
}

/** Returns the code with which a call is refused; undefined when it is allowed. Programs are no members. */
export function callRefusal({ access, call }: BackendCall, caller: Caller | null): ErrorCode | undefined {
  const member = caller?.claims ? caller : null;
  if (!member) return access === 'public' ? undefined : 'AUTHENTICATION_REQUIRED';
  const isRead = call.startsWith('GET ');
  const refusal = member.account && accountRefusal(isRead ? undefined : 'unrestricted', member.account);
  if (refusal) return refusal;
  if (typeof access !== 'object') return undefined;
  return holdsRemotePermission(member.remotePermissions ?? [], access.permission)
    ? undefined
    : 'ACCESS_DENIED';
}

/** Returns the permissions of a remote that a member holds, of those that its served versions declare. */
export function heldPermissions({ live, canary, staff }: ServedRemote, held: RemoteGrants = []): string[] {
  const declared = [live, canary?.release, staff].flatMap((release) => release?.permissions ?? []);
  const keys = [...new Set(declared.map(({ key }) => key))];
  return held === 'all' ? keys : keys.filter((key) => held.includes(key));
}
