import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';
import { aNotification } from './notification.factory.ts';

it('splits at the reader’s midnight', () => {
  const now = new Date(2026, 2, 1, 9, 30);
  const at = (...[hour, minute, day]: [number, number, number]) =>
    aNotification({ at: new Date(2026, 2, day, hour, minute).toISOString() });
  const [morning, midnight, before] = [at(9, 0, 1), at(0, 0, 1), at(23, 59, 0)];
  expect(byDay([morning, midnight, before], now)).toEqual({ today: [morning, midnight], earlier: [before] });
});

it('counts a future time, due to clock skew, as today', () => {
  const ahead = aNotification({ at: '2026-03-02T00:00:00Z' });
  expect(byDay([ahead], new Date('2026-03-01T10:00:00Z')).today).toEqual([ahead]);
});
