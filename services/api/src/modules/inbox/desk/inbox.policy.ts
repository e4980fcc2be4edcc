import { type InboxItem, inboxKind, permits } from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';

type Worker = Pick<Caller, 'id' | 'rank' | 'permissions'>;

/** Who works on it: whoever has a claim that holds, else whom it is assigned to; null for nobody. */
export function workerOf(
  { assigneeId, claimedBy, claimedUntil }: Pick<InboxItemRow, 'assigneeId' | 'claimedBy' | 'claimedUntil'>,
  now: Date,
): { id: string; until: Date | null } | null {
  if (claimedBy !== null && claimedUntil && claimedUntil > now) return { id: claimedBy, until: claimedUntil };
  return assigneeId === null ? null : { id: assigneeId, until: null };
}

/** Whether somebody finds the item at all: nobody finds one about themself. */
export function canSee({ id, permissions }: Pick<Worker, 'id' | 'permissions'>, item: InboxItemRow): boolean {
  return item.aboutId !== id && permits(permissions, inboxKind(item.kind).permission);
}

/**
 * Why somebody who finds it can't work on it; null when they can.
 * @param aboutRank the highest rank of whom it is about.
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
