import { type ServerStatus, STATUS_STALE_S } from '@boardwalk/contracts';
import type { GameStatusRow } from './game-status.table.ts';

/** When nobody knows any more how the server is that was heard of then. */
export function staleAt({ at }: Pick<GameStatusRow, 'at'>): number {
  return at.getTime() + STATUS_STALE_S * 1_000;
}

/** How the server is now. What it said too long ago says nothing. */
export function statusOf(row: GameStatusRow | undefined, now: Date): ServerStatus {
  const at = row?.at.toISOString() ?? null;
  if (!row || staleAt(row) <= now.getTime())
    return { state: 'unknown', players: null, slots: null, queue: null, connect: null, at };
  const { players, slots, queue, connect, maintenance } = row;
  return { state: maintenance ? 'maintenance' : 'online', players, slots, queue, connect, at };
}

/** Whether somebody who looks at the page sees something else. */
export function differs({ at: _, ...one }: ServerStatus, { at: __, ...other }: ServerStatus): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
