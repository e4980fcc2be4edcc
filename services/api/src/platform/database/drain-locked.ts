import type { Database } from './database.ts';

/**
 * Handles rows one after another until `lockNext` finds none, each in its own transaction: several processes can run this concurrently, and a process
 * that dies loses at most the row in progress.
 * @param lockNext returns the next row, locked, without those that another process has locked; undefined when there is none.
 * @param handle changes the row so that `lockNext` doesn't return it again.
 * @returns the number of handled rows.
 * @throws the error of the first row that fails. Its transaction is rolled back; the rows before it stay handled.
 */
export async function drainLocked<Row extends object>(
  database: Database,
  lockNext: () => Promise<Row | undefined>,
  handle: (row: Row) => Promise<unknown>,
): Promise<number> {
  const handleNext = async () => {
    const row = await lockNext();
    if (!row) return false;
    await handle(row);
    return true;
  };
  let handled = 0;
  while (await database.transaction(handleNext)) handled += 1;
  return handled;
}
