import { expect, it } from 'vitest';
import { shortDuration } from './inbox-times.tsx';

const HOUR_MS = 3_600_000;

it.each([
  [0, '0m'],
  [HOUR_MS - 1, '59m'],
  [5 * HOUR_MS, '5h'],
  [47.5 * HOUR_MS, '47h'],
  [48 * HOUR_MS, '2d'],
  [-30 * HOUR_MS, '30h'],
])('formats %d ms with one unit', (duration, text) => {
  expect(shortDuration(duration, 'en')).toBe(text);
});
