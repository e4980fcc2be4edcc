import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../commands/plain-error.ts';

/** The process that works with a data folder. */
export interface Holder {
  pid: number;
  /** Where its site is, if it is one. */
  port: number | undefined;
}

/**
 * Holds the data folder for one site at a time. @param port where the site is, if it is one. @returns the way to let go.
 * @throws PlainError when another one holds it.
 */
export function lockData(dataDir: string, port?: number): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  const holder = holderOf(dataDir);
  if (holder && holder.pid !== process.pid) {
    throw new PlainError(
      `Another Boardwalk (process ${holder.pid}) uses the data in ${dataDir}. Stop it, or give this one its own: DATA_DIR=.data-2 PORT=3100 npm start`,
    );
  }
  writeFileSync(file, [process.pid, port].join('\n'));
  return () => rmSync(file, { force: true });
}

/** Who holds a data folder now. */
export function holderOf(dataDir: string): Holder | undefined {
  try {
    const [pid, port] = readFileSync(fileIn(dataDir), 'utf8').split('\n').map(Number);
    return pid && isAlive(pid) ? { pid, port: port || undefined } : undefined;
  } catch {
    return undefined;
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'running.pid');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
