import type { BackupFailure, BackupStatus } from '@boardwalk/contracts';
import { isReadOnly } from '../../../platform/storage/file-store.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.ts';
import type { BackupRow } from './backups.table.ts';

/** A day, and the duration of a backup. */
const OLD_MS = 26 * HOUR_MS;
/** Age of the last backup after which one is made at start-up. */
const LATE_MS = DAY_MS;
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** SQLSTATE codes of PostgreSQL have five characters. */
const OF_POSTGRES = /^[0-9A-Z]{5}$/;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']);

/** Classifies an error. @param otherwise the step that failed, for errors without a known code. */
export function failureOf(error: unknown, otherwise: BackupFailure): BackupFailure {
  const code = codeOf(error);
  if (DISK_FULL_CODES.has(code)) return 'no-room';
  if (isReadOnly(error)) return 'not-writable';
  return otherwise;
}

/** Classifies an error of making a backup. */
export function failureOfMaking(error: unknown): BackupFailure {
  const code = codeOf(error);
  const isDatabases = UNREACHABLE.has(code) || (OF_POSTGRES.test(code) && !DISK_FULL_CODES.has(code));
  return failureOf(error, isDatabases ? 'database' : 'other');
}

/** Classifies an error of checking a backup. The file isn't damaged when the system could not read or write. */
export function failureOfChecking(error: unknown): BackupFailure {
  return failureOf(error, isSystemError(error) ? 'other' : 'damaged');
}

/** Returns the message of the original error. */
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
  /** The newest successful backup, and the newest attempt. */
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
