import type { ManagedRemote } from '@boardwalk/contracts';
import type { ServingChange } from './change-serving.ts';

/** The change that brings back what was served before another one; undefined when nothing was. */
export function undoOf(
  change: ServingChange,
  before: Pick<ManagedRemote, 'live' | 'canary' | 'staff' | 'floor'>,
): ServingChange | undefined {
  if (change.kind === 'approve') return undefined;
  const { name } = change;
  if (change.kind === 'floor') return { kind: 'floor', name, version: before.floor };
  const channel = change.kind === 'rollback' ? change.channel : change.to;
  // What was served a moment ago may be brought back even if it had been taken back once: somebody had decided on it.
  const again = { kind: 'promote', name, force: true } as const;
  if (channel === 'live')
    return before.live === null ? undefined : { ...again, version: before.live, to: 'live' };
  if (channel === 'canary' && before.canary) return { ...again, ...before.canary, to: 'canary' };
  if (channel === 'staff' && before.staff !== null) return { ...again, version: before.staff, to: 'staff' };
  return change.kind === 'promote' ? { kind: 'rollback', name, channel } : undefined;
}
