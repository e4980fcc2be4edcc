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

/** From so many bytes on a log file is put aside. With the one before, a service's log takes at most twice as much. */
const MOST_BYTES = 5 * 1024 * 1024;
/** How often it is looked, in milliseconds. */
const LOOK_EVERY = 10_000;
const OWNERS_ONLY = 0o600;
/** Less room than this, in bytes, and PostgreSQL may not start: it writes logs of 16 MB. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** Opens a log file for a process to print into. Where none can be made, a full disk say, what it prints is thrown away. */
export function openLog(file: string): number {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const log = openSync(file, 'a', OWNERS_ONLY);
    // One that was there before may have been readable for everybody.
    fchmodSync(log, OWNERS_ONLY);
    return log;
  } catch {
    return openSync(devNull, 'a');
  }
}

/** Keeps a log file small for as long as somebody prints into it. @returns the way to stop. */
export function keepLogSmall(file: string): () => void {
  const timer = setInterval(() => putAside(file), LOOK_EVERY).unref();
  return () => clearInterval(timer);
}

/**
 * Puts a log file that has become large aside as `<file>.1`, in place of the one before. It is copied and emptied, because its process holds it open; what
 * is printed in between is lost. Without room for a copy it is emptied all the same.
 */
export function putAside(file: string, mostBytes = MOST_BYTES): void {
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
    // There is no such file, or nothing can be done with it: the next look may find it better.
  }
}

/** Whether the disk that a file is on has too little room for a process to work with. */
export function hasNoRoom(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < LEAST_ROOM;
  } catch {
    return false;
  }
}
