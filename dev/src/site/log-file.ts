import {
  chmodSync,
  copyFileSync,
  fchmodSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { devNull } from 'node:os';
import { dirname } from 'node:path';

/** Size in bytes at which a log file is rotated. With the previous one, a service's log takes at most twice as much. */
const MAX_BYTES = 5 * 1024 * 1024;
/** Interval of the size check, in milliseconds. */
const CHECK_INTERVAL_MS = 10_000;
const OWNERS_ONLY = 0o600;
/** Free space in bytes below which PostgreSQL may not start: it writes logs of 16 MB. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** Opens a log file for the output of a process. If it can't be opened, for example on a full disk, the output is discarded. */
export function openLog(file: string): number {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const log = openSync(file, 'a', OWNERS_ONLY);
    // An existing file may have been readable for all users.
    fchmodSync(log, OWNERS_ONLY);
    return log;
  } catch {
    return openSync(devNull, 'a');
  }
}

/** Rotates a log file while a process prints into it. @returns a function that stops that. */
export function keepLogSmall(file: string): () => void {
  const timer = setInterval(() => putAside(file), CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Rotates a large log file to `<file>.1`, replacing the previous one. It is copied and emptied, because its process holds it open; output in between is
 * lost. Without space for a copy it is emptied as well.
 */
export function putAside(file: string, mostBytes = MAX_BYTES): void {
  try {
    if (statSync(file).size < mostBytes) return;
    const aside = `${file}.1`;
    try {
      copyFileSync(file, aside);
      chmodSync(aside, OWNERS_ONLY);
    } catch {
      rmSync(aside, { force: true });
    }
    truncateSync(file);
  } catch {
    // There is no such file, or it can't be changed: the next check tries again.
  }
}

/** Returns whether the disk of a file has too little space for a process to work. */
export function hasNoRoom(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
