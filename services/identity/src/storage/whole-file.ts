import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Reads a JSON file. A missing file is undefined; a broken one is an error that names it. */
export async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} is not readable JSON. Mend it or move it away.`, { cause });
  }
}

/** Writes a JSON file with owner-only permissions atomically, so that readers never see a partial one. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  try {
    await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    // On a full disk a partial file would occupy space that others are waiting for.
    await rm(draft, { force: true });
    throw error;
  }
}

/** A file that always contains a complete snapshot. */
export interface WholeFile {
  /** Resolves once a snapshot taken after this call is on disk. */
  save: () => Promise<void>;
  /** Resolves when there is nothing left to write. */
  settled: () => Promise<void>;
}

/**
 * Stores snapshots on disk. Saves that arrive during a write share the next one, so nothing is acknowledged before it is stored, there is no timer to
 * flush at exit, and a burst costs two writes.
 */
export function createWholeFile(path: string, snapshot: () => unknown): WholeFile {
  let writing: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function save(): Promise<void> {
    if (!writing) {
      writing = writeJson(path, snapshot()).finally(() => {
        writing = undefined;
      });
      return writing;
    }
    // The write in progress took its snapshot before this change.
    waiting ??= writing
      .catch(() => {})
      .then(() => {
        waiting = undefined;
        return save();
      });
    return waiting;
  }

  async function settled(): Promise<void> {
    while (writing) await Promise.allSettled([writing, waiting]);
  }

  return { save, settled };
}

/** Returns whether something failed because the disk is full. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
