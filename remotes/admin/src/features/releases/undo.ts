import type { ManagedRemote } from '@boardwalk/contracts';
import type { ServingChange } from './change-serving.ts';

/** Returns the change that restores what was served before; undefined if nothing was. */
export function undoOf(
  change: ServingChange,
  before: Pick<ManagedRemote, 'live' | 'canary' | 'staff' | 'floor'>,
): ServingChange | undefined {
  if (change.kind === 'approve' || change.kind === 'remove') return undefined;
  // It ended several channels, and an undo is a single change.
  if (change.kind === 'end' && (before.canary || before.staff !== null)) return undefined;
  const { name } = change;
  if (change.kind === 'switch') return { kind: 'switch', name, off: !change.off };
  if (change.kind === 'floor') return { kind: 'floor', name, version: before.floor };
  const channel = channelOf(change);
  // A version served a moment ago may be restored even if it had been demoted once: someone had decided to serve it.
  const promotion = { kind: 'promote', name, force: true } as const;
  if (channel === 'live')
    return before.live === null ? undefined : { ...promotion, version: before.live, to: 'live' };
  if (channel === 'canary' && before.canary) return { ...promotion, ...before.canary, to: 'canary' };
  if (channel === 'staff' && before.staff !== null)
    return { ...promotion, version: before.staff, to: 'staff' };
  return change.kind === 'promote' ? { kind: 'rollback', name, channel } : undefined;
}

function channelOf(change: Extract<ServingChange, { kind: 'promote' | 'rollback' | 'end' }>) {
  if (change.kind === 'end') return 'live';
  return change.kind === 'rollback' ? change.channel : change.to;
}
