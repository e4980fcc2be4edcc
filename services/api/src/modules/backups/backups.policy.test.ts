import { expect, it } from 'vitest';
import { ApiError } from '../../platform/errors/api-error.ts';
import { detailOf, failureOfChecking, failureOfMaking, isLate, statusOf } from './backups.policy.ts';
import type { BackupRow } from './backups.table.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const row = (more: Partial<BackupRow> = {}): BackupRow => ({
  id: 'one',
  startedAt: hoursAgo(8),
  endedAt: hoursAgo(7),
  status: 'done',
  fileName: 'b.tar.gz',
  folder: '/backups',
  bytes: 3,
  rows: 2,
  files: 1,
  encrypted: true,
  bucket: null,
  failure: null,
  error: '',
  testedAt: hoursAgo(7),
  ...more,
});
const failed = row({ status: 'failed', failure: 'no-room', error: 'ENOSPC: no space left', endedAt: now });
const stateOf = (last?: BackupRow, newest = last) =>
  statusOf({ dailyAt: '04:30', last, newest, testedAt: null }, now).state;
const systemError = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });

it.each([
  ['none yet', stateOf(), 'unknown'],
  ['of this morning', stateOf(row()), 'good'],
  ['of 26 hours ago', stateOf(row({ endedAt: hoursAgo(26) })), 'good'],
  ['older than that', stateOf(row({ endedAt: hoursAgo(26.1) })), 'attention'],
  ['followed by one that failed', stateOf(row(), failed), 'attention'],
  ['the first failed', stateOf(undefined, failed), 'attention'],
  ['not in the bucket', stateOf(row({ failure: 'bucket' })), 'attention'],
])('reports %s with backup %s as %s', (_, state, expected) => {
  expect(state).toBe(expected);
});

it('states when a backup was made, where, and why it failed', () => {
  expect(statusOf({ dailyAt: undefined, last: row(), newest: failed, testedAt: hoursAgo(7) }, now)).toEqual({
    state: 'attention',
    dailyAt: null,
    testedAt: '2026-11-23T05:00:00.000Z',
    last: {
      at: '2026-11-23T05:00:00.000Z',
      file: 'b.tar.gz',
      bytes: 3,
      encrypted: true,
      folder: '/backups',
      bucket: null,
    },
    failure: { at: now.toISOString(), reason: 'no-room', detail: 'ENOSPC: no space left' },
  });
});

it.each([
  [failureOfMaking(systemError('ENOSPC', { syscall: 'write' })), 'no-room'],
  [failureOfMaking(systemError('EACCES', { syscall: 'open', path: '/backups/x' })), 'not-writable'],
  [failureOfMaking(systemError('ECONNREFUSED', { syscall: 'connect' })), 'database'],
  [failureOfMaking(systemError('42P01')), 'database'],
  [failureOfMaking(new Error('else')), 'other'],
  [failureOfChecking(systemError('Z_DATA_ERROR', { errno: -3 })), 'damaged'],
  [failureOfChecking(new Error('The backup is damaged: database/users.')), 'damaged'],
  [failureOfChecking(systemError('ENOSPC', { syscall: 'write' })), 'no-room'],
  [failureOfChecking(systemError('EIO', { syscall: 'read' })), 'other'],
])('classifies failure %#: %s as %s', (failure, expected) => {
  expect(failure).toBe(expected);
});

it('takes the message of the original error', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]);
  expect(detailOf(new ApiError('UNAVAILABLE', { cause: refused }))).toBe('connect ECONNREFUSED ::1:5432');
  expect(detailOf('gone')).toBe('gone');
});

it('is late without a backup within the last day', () => {
  expect([undefined, row({ endedAt: hoursAgo(25) }), row()].map((last) => isLate(last, now))).toEqual([
    true,
    true,
    false,
  ]);
});
