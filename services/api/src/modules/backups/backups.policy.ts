import type { BackupFailure, BackupStatus } from '@boardwalk/contracts';
import { isReadOnly } from '../../platform/storage/file-store.ts';
import type { BackupRow } from './backups.table.ts';

const HOUR_MS = 3_600_000;
/** A day, and what a backup may take. */
const OLD_MS = 26 * HOUR_MS;
/** At a start a backup is made where there is none of the last day. */
const LATE_MS = 24 * HOUR_MS;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
/** PostgreSQL's own codes have five signs. */
const OF_POSTGRES = /^[0-9A-Z]{5}$/;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']);

/** What an error is about. @param otherwise what was being done, where the error itself doesn't say. */
export function failureOf(error: unknown, otherwise: BackupFailure): BackupFailure {
  const code = codeOf(error);
  if (NO_ROOM.has(code)) return 'no-room';
  if (isReadOnly(error)) return 'not-writable';
  return otherwise;
}

/** What making a backup failed of. */
export function failureOfMaking(error: unknown): BackupFailure {
  const code = codeOf(error);
  const isDatabases = UNREACHABLE.has(code) || (OF_POSTGRES.test(code) && !NO_ROOM.has(code));
  return failureOf(error, isDatabases ? 'database' : 'other');
}

/** What checking a backup failed of. The file isn't at fault where the system could not read or write. */
export function failureOfChecking(error: unknown): BackupFailure {
  return failureOf(error, isSystemError(error) ? 'other' : 'damaged');
}

/** An error in the words of what threw it first. */
export function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return detailOf(error.errors[0]);
  return error.cause instanceof Error ? detailOf(error.cause) : error.message || error.name;
}

export function isLate(last: BackupRow | undefined, now: Date): boolean {
  return !last || now.getTime() - last.endedAt.getTime() > LATE_MS;
}

interface Known {
  dailyAt: string | undefined;
  /** The newest that is done, and the newest of all. */
  last: BackupRow | undefined;
  newest: BackupRow | undefined;
  testedAt: Date | null;
}

export function statusOf({ dailyAt, last, newest, testedAt }: Known, now: Date): BackupStatus {
  const isOld = last !== undefined && now.getTime() - last.endedAt.getTime() > OLD_MS;
  const quiet = last ? 'good' : 'unknown';
  return {
    state: isOld || newest?.failure ? 'attention' : quiet,
    dailyAt: dailyAt ?? null,
    last: last ? lastOf(last) : null,
    testedAt: testedAt?.toISOString() ?? null,
    failure: newest?.failure
      ? { at: newest.endedAt.toISOString(), reason: newest.failure, detail: newest.error }
      : null,
  };
}

function lastOf({ endedAt, fileName, bytes, encrypted, folder, bucket }: BackupRow) {
  return { at: endedAt.toISOString(), file: fileName, bytes, encrypted, folder, bucket };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
