import type { StreamOccurrence } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { byDay, weekFrom, windowOf } from './days.ts';

const at = (startsAt: string) => ({ startsAt }) as StreamOccurrence;

it('puts each date on the day that clocks of the zone show', () => {
  const plan = byDay(
    [at('2026-11-24T23:30:00.000Z'), at('2026-11-24T10:00:00.000Z')],
    weekFrom('2026-11-24'),
    'Europe/Berlin',
  );
  expect(plan.map(({ dates }) => dates.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
});

it('counts seven days over a change of the clocks', () => {
  expect(weekFrom('2026-10-24')).toHaveLength(7);
  expect(weekFrom('2026-10-24').at(-1)).toBe('2026-10-30');
});

it('asks for a window in which every zone finds its seven days', () => {
  expect(windowOf('2026-11-23')).toEqual({
    from: '2026-11-22T00:00:00.000Z',
    to: '2026-12-01T00:00:00.000Z',
  });
});
