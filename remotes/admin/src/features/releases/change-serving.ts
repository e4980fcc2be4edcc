import type { ManagedRemote } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

/** Audience of a version. */
export type Audience = { to: 'live' } | { to: 'staff' } | { to: 'canary'; share: number };

/** A change of what is served of a remote. */
export type ServingChange =
  | ({ kind: 'promote'; name: string; version: string; force: boolean } & Audience)
  | { kind: 'rollback'; name: string; channel: 'live' | 'canary' | 'staff' }
  | { kind: 'floor'; name: string; version: string | null }
  | { kind: 'end'; name: string }
  | { kind: 'switch'; name: string; off: boolean }
  | { kind: 'remove'; name: string }
  /** Doesn't change what is served, only who may change it. */
  | { kind: 'approve'; name: string; version: string };

/** Applies the change. The caller shows a failure. @returns the remote's new state; null once it is removed. */
export function changeServing(change: ServingChange): Promise<ManagedRemote | null> {
  const params = { name: change.name };
  if (change.kind === 'approve') {
    const { name, version } = change;
    return call('POST /api/releases/:name/:version/approve', { params: { name, version } });
  }
  if (change.kind === 'rollback')
    return call('POST /api/releases/:name/rollback', { params, body: { channel: change.channel } });
  if (change.kind === 'floor')
    return call('PUT /api/releases/:name/floor', { params, body: { version: change.version } });
  if (change.kind === 'end') return call('POST /api/releases/:name/end', { params, body: {} });
  if (change.kind === 'switch')
    return call('PUT /api/releases/:name/switch', { params, body: { off: change.off } });
  if (change.kind === 'remove') return call('DELETE /api/releases/:name', { params }).then(() => null);
  const { version, to, force } = change;
  const share = change.to === 'canary' ? change.share : undefined;
  return call('POST /api/releases/:name/promote', { params, body: { version, to, share, force } });
}
