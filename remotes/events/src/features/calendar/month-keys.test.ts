import { expect, it } from 'vitest';
import { dayAfterKey } from './month-keys.ts';

it.each([
  ['ArrowLeft', '2026-11-23'],
  ['ArrowRight', '2026-11-25'],
  ['ArrowUp', '2026-11-17'],
  ['ArrowDown', '2026-12-01'],
  ['Home', '2026-11-23'],
  ['End', '2026-11-29'],
  ['PageUp', '2026-10-24'],
  ['PageDown', '2026-12-24'],
  ['Enter', undefined],
])('%s moves from Tuesday, 24 November, to %s', (key, day) =>
  expect(dayAfterKey(key, '2026-11-24', false, 'MO')).toBe(day),
);

it('moves to the ends of weeks that begin on Sunday', () => {
  expect(dayAfterKey('Home', '2026-11-24', false, 'SU')).toBe('2026-11-22');
  expect(dayAfterKey('End', '2026-11-24', false, 'SU')).toBe('2026-11-28');
});

it('moves by a year with Shift', () => {
  expect(dayAfterKey('PageDown', '2028-02-29', true, 'MO')).toBe('2029-02-28');
});
