import type { InboxItem } from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import type { KnownKind } from './inbox-kinds.service.ts';

type Worker = Pick<Caller, 'id' | 'rank' | 'permissions' | 'remotePermissions'>;

/** Returns the member who works on an item: the holder of a valid claim, otherwise the assignee; null without either. */
export function workerOf(
  { assigneeId, claimedBy, claimedUntil }: Pick<InboxItemRow, 'assigneeId' | 'claimedBy' | 'claimedUntil'>,
  now: Date,
): { id: string; until: Date | null } | null {
  if (claimedBy !== null && claimedUntil && claimedUntil > now) return { id: claimedBy, until: claimedUntil };
  return assigneeId === null ? null : { id: assigneeId, until: null };
}

/** Whether the member may see the item: no one sees an item about themselves. @param kind undefined when no served app declares it */
export function canSee(
  member: Pick<Worker, 'id' | 'permissions' | 'remotePermissions'>,
  item: InboxItemRow,
  kind: KnownKind | undefined,
): kind is KnownKind {
  return item.aboutId !== member.id && kind !== undefined && kind.isFor(member);
}

/**
 * Returns the code with which a member who sees the item can't work on it; null when they can.
 * @param aboutRank highest rank of the member whom it concerns.
 */
export function workRefusal(
  { id, rank }: Pick<Worker, 'id' | 'rank'>,
  { aboutId, notFor }: Pick<InboxItemRow, 'aboutId' | 'notFor'>,
  { reach }: Pick<KnownKind, 'reach'>,
  aboutRank: number,
): InboxItem['refusal'] {
  if (notFor.includes(id)) return 'own-decision';
  const below = reach === 'below' && aboutId !== null;
  return below && rank <= aboutRank ? 'out-of-reach' : null;
}
