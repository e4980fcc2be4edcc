import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Fills it completely. */
  fill(): void;
  /** Frees space. */
  free(): void;
  /** Remounts it as read-only, or as writable. */
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

const PIECE = Buffer.alloc(4096);

/** Mounts a small disk. @returns undefined without permission: it requires root, and Linux. */
export function makeSmallDisk(bytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-disk-'));
  const ballast = join(folder, 'ballast');
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${bytes},mode=755`, 'boardwalk', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  return {
    folder,
    fill: () => fill(ballast),
    free: () => rmSync(ballast, { force: true }),
    setReadOnly: (isReadOnly) =>
      void execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

function fill(file: string): void {
  const open = openSync(file, 'a');
  try {
    for (;;) writeSync(open, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(open);
  }
}
