import type { StreamOccurrence } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { byDay, clockTime, dayIn, minutesIn, weekFrom, windowOf } from './days.ts';

const at = (startsAt: string) => ({ startsAt }) as StreamOccurrence;

it('puts each date on the day that clocks of the zone show', () => {
  const plan = byDay(
    [at('2026-11-24T23:30:00.000Z'), at('2026-11-24T10:00:00.000Z')],
    weekFrom('2026-11-24'),
    'Europe/Berlin',
  );
  expect(plan.map(({ dates }) => dates.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
  expect(dayIn('2026-11-24T02:00:00.000Z', 'America/New_York')).toBe('2026-11-23');
});

it('goes with the clocks when they change', () => {
  expect(minutesIn('2026-10-24T18:00:00.000Z', 'Europe/Berlin')).toBe(20 * 60);
  expect(minutesIn('2026-10-25T18:00:00.000Z', 'Europe/Berlin')).toBe(19 * 60);
  expect(weekFrom('2026-10-24')).toHaveLength(7);
  expect(weekFrom('2026-10-24').at(-1)).toBe('2026-10-30');
  expect(clockTime('2026-03-29T18:00:00.000Z', 'Europe/Berlin', 'de')).toBe('20:00');
});

it('asks for a window in which every zone finds its seven days', () => {
  expect(windowOf('2026-11-23')).toEqual({
    from: '2026-11-22T00:00:00.000Z',
    to: '2026-12-01T00:00:00.000Z',
  });
});
