import { expect, it } from 'vitest';
import { snoozePresets } from './snooze-presets.ts';

const shown = (now: Date) => snoozePresets(now).map(({ preset, until }) => [preset, until] as const);

it('offers later today, tomorrow morning and the next Monday morning', () => {
  // A Wednesday.
  expect(shown(new Date(2026, 10, 25, 10, 30))).toEqual([
    ['later', new Date(2026, 10, 25, 13, 30)],
    ['tomorrow', new Date(2026, 10, 26, 9)],
    ['next-week', new Date(2026, 10, 30, 9)],
  ]);
});

it('doesn’t offer later today in the evening', () => {
  expect(shown(new Date(2026, 10, 25, 18)).map(([preset]) => preset)).toEqual(['tomorrow', 'next-week']);
});

it('uses the next week’s Monday on a Monday, and offers it once on a Sunday', () => {
  expect(shown(new Date(2026, 10, 30, 20))).toContainEqual(['next-week', new Date(2026, 11, 7, 9)]);
  expect(shown(new Date(2026, 10, 29, 20))).toEqual([['tomorrow', new Date(2026, 10, 30, 9)]]);
});

it('computes tomorrow at the end of a month', () => {
  expect(shown(new Date(2026, 11, 31, 20))).toContainEqual(['tomorrow', new Date(2027, 0, 1, 9)]);
});
