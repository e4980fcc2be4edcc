import { type InboxItem, inboxKind, permits } from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';

type Worker = Pick<Caller, 'id' | 'rank' | 'permissions'>;

/** Returns the member who works on an item: the holder of a valid claim, otherwise the assignee; null without either. */
export function workerOf(
  { assigneeId, claimedBy, claimedUntil }: Pick<InboxItemRow, 'assigneeId' | 'claimedBy' | 'claimedUntil'>,
  now: Date,
): { id: string; until: Date | null } | null {
  if (claimedBy !== null && claimedUntil && claimedUntil > now) return { id: claimedBy, until: claimedUntil };
  return assigneeId === null ? null : { id: assigneeId, until: null };
}

/** Whether the member may see the item: no one sees an item about themselves. */
export function canSee({ id, permissions }: Pick<Worker, 'id' | 'permissions'>, item: InboxItemRow): boolean {
  return item.aboutId !== id && permits(permissions, inboxKind(item.kind).permission);
}

/**
 * Returns the code with which a member who sees the item can't work on it; null when they can.
 * @param aboutRank highest rank of the member whom it concerns.
 */
export function workRefusal(
  { id, rank }: Pick<Worker, 'id' | 'rank'>,
  { kind, aboutId, notFor }: Pick<InboxItemRow, 'kind' | 'aboutId' | 'notFor'>,
  aboutRank: number,
): InboxItem['refusal'] {
  if (notFor.includes(id)) return 'own-decision';
  const below = inboxKind(kind).reach === 'below' && aboutId !== null;
  return below && rank <= aboutRank ? 'out-of-reach' : null;
}
