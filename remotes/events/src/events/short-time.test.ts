import { expect, it } from 'vitest';
import { shortTime } from './short-time.ts';

it.each([
  ['en', '2026-11-24T21:30:00Z', '9:30p'],
  ['en', '2026-11-24T21:00:00Z', '9p'],
  ['en', '2026-11-24T00:15:00Z', '12:15a'],
  ['de', '2026-11-24T21:30:00Z', '21:30'],
  ['es', '2026-11-24T09:00:00Z', '9:00'],
])('in %s writes %s as %s', (language, instant, text) =>
  expect(shortTime(instant, { language, zone: 'UTC' })).toBe(text),
);
