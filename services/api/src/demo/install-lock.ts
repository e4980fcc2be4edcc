import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { isLockConflict } from '../platform/database/postgres-errors.ts';
import { installSteps } from './install-steps.table.ts';

const RETRY_MS = 500;

/**
 * Runs work in a transaction in which no other process installs or seeds. It waits for one that does: that takes longer than a statement may, so the lock
 * is requested again and again.
 */
export async function whileLocked(database: Database, work: () => Promise<void>): Promise<void> {
  for (;;) {
    let isLocked = false;
    try {
      return await database.transaction(async () => {
        await database.queries.execute(sql`LOCK TABLE ${installSteps} IN EXCLUSIVE MODE NOWAIT`);
        isLocked = true;
        await work();
      });
    } catch (error) {
      if (isLocked || !isLockConflict(error)) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}
