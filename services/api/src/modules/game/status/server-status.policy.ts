import { type ServerStatus, STATUS_STALE_S } from '@boardwalk/contracts';
import type { GameStatusRow } from './game-status.table.ts';

/** Returns the time at which a status becomes stale. */
export function staleAt({ at }: Pick<GameStatusRow, 'at'>): number {
  return at.getTime() + STATUS_STALE_S * 1_000;
}

/** Returns the current status; a stale one counts as unknown. */
export function statusOf(row: GameStatusRow | undefined, now: Date): ServerStatus {
  const at = row?.at.toISOString() ?? null;
  if (!row || staleAt(row) <= now.getTime())
    return { state: 'unknown', players: null, slots: null, queue: null, connect: null, at };
  const { players, slots, queue, connect, maintenance } = row;
  return { state: maintenance ? 'maintenance' : 'online', players, slots, queue, connect, at };
}

/** Whether two statuses are displayed differently. */
export function differs({ at: _, ...one }: ServerStatus, { at: __, ...other }: ServerStatus): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
