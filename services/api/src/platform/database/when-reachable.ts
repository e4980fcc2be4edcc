import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import { isUnavailable } from './postgres-errors.ts';

/** Retries the work until the database is reachable. @throws after 30 seconds, or for any other error. */
export async function whenReachable(work: () => Promise<void>, logger: Logger): Promise<void> {
  const end = Date.now() + 30_000;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > end) throw error;
      if (attempt === 0) logger.warn('The database can’t be reached yet; trying again for 30 seconds.');
      await pause(250);
    }
  }
}
