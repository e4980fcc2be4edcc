import type { StreamOccurrence } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { byDay, weekFrom, windowOf } from './days.ts';

const at = (startsAt: string) => ({ startsAt }) as StreamOccurrence;

it('puts each date on its day in the time zone', () => {
  const plan = byDay(
    [at('2026-11-24T23:30:00.000Z'), at('2026-11-24T10:00:00.000Z')],
    weekFrom('2026-11-24'),
    'Europe/Berlin',
  );
  expect(plan.map(({ dates }) => dates.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
});

it('returns seven days across a clock change', () => {
  expect(weekFrom('2026-10-24')).toHaveLength(7);
  expect(weekFrom('2026-10-24').at(-1)).toBe('2026-10-30');
});

it('returns a window that contains the seven days of every time zone', () => {
  expect(windowOf('2026-11-23')).toEqual({
    from: '2026-11-22T00:00:00.000Z',
    to: '2026-12-01T00:00:00.000Z',
  });
});
