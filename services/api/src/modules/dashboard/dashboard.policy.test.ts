import { expect, it } from 'vitest';
import {
  countsOf,
  databaseState,
  daysOver,
  daysUntil,
  firstMissing,
  jobsState,
  outboxState,
  valuesOf,
} from './dashboard.policy.ts';

const outbox = { events: 0, oldestSeconds: null, deliveries: 0, deadLetters: 0 };

it.each([
  [databaseState(3), 'good'],
  [databaseState(900), 'attention'],
  [jobsState({ due: 3, active: 1, failed: 0 }), 'good'],
  [jobsState({ due: 0, active: 0, failed: 1 }), 'attention'],
  [jobsState({ due: 500, active: 0, failed: 0 }), 'attention'],
  [outboxState({ ...outbox, events: 2, oldestSeconds: 3 }), 'good'],
  [outboxState({ ...outbox, events: 2, oldestSeconds: 3_000 }), 'attention'],
  [outboxState({ ...outbox, deadLetters: 1 }), 'attention'],
])('rates measurement %#: %s as %s', (state, expected) => {
  expect(state).toBe(expected);
});

it('returns days up to today in UTC, across the end of a month', () => {
  expect(daysUntil(new Date('2026-03-02T23:59:00Z'), 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  expect(daysUntil(new Date(), 90)).toHaveLength(90);
});

it('counts days without rows as 0, and omits metrics that were never counted', () => {
  const days = ['2026-03-01', '2026-03-02'];
  const measured = new Map([['2026-03-02', 4]]);
  expect(countsOf(days, measured)).toEqual([0, 4]);
  expect(valuesOf(days, measured)).toEqual([null, 4]);
  expect([countsOf(days, new Map()), valuesOf(days, new Map())]).toEqual([null, null]);
});

it('stores no day whose last transactions may still run, and counts from the first missing day', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];
  expect(daysOver(days)).toEqual(['2026-02-27', '2026-02-28']);
  const kept = new Map<string, number | null>([['2026-02-27', null]]);
  expect(firstMissing(days, new Map())).toBe('2026-02-27');
  expect(firstMissing(days, kept)).toBe('2026-02-28');
  expect(firstMissing(days, kept.set('2026-02-28', 3))).toBe('2026-03-01');
});
