import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';

/** The process that uses a data folder. */
export interface Holder {
  pid: number;
  /** The port of its site, if it is one. */
  port: number | undefined;
}

/**
 * Locks the data folder for one process.
 * @param port the port of the site, if it is one.
 * @returns a function that unlocks it.
 * @throws PlainError when another process holds it.
 */
export function lockData(dataDir: string, port?: number): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  const holder = holderOf(dataDir);
  if (holder && holder.pid !== process.pid) {
    throw new PlainError(
      [
        `Another Boardwalk (process ${holder.pid}) uses the data in ${dataDir}. Stop it, or give this one its own: DATA_DIR=.data-2 PORT=3100 npm start`,
        `If process ${holder.pid} is no Boardwalk, delete ${file} and try again.`,
      ].join('\n'),
    );
  }
  writeFileSync(file, [process.pid, port ?? '', startOf(process.pid) ?? ''].join('\n'));
  return () => rmSync(file, { force: true });
}

/** Returns the process that holds a data folder. */
export function holderOf(dataDir: string): Holder | undefined {
  try {
    const [pid, port, start] = readFileSync(fileIn(dataDir), 'utf8').split('\n');
    const holder = Number(pid);
    if (!holder || !isAlive(holder)) return undefined;
    // The number of a process that ended, or ran before the last boot, may belong to another program by now.
    const now = startOf(holder);
    if (start && now && start !== now) return undefined;
    return { pid: holder, port: Number(port) || undefined };
  } catch {
    return undefined;
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'running.pid');

/** Identifies a process beyond its number, by the boot and its start time. Undefined where the system doesn't provide it. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces; the 22nd field is the start, in clock ticks since the boot.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
