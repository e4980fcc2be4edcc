import { expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, formatRelative } from './format-date.ts';

const evening = new Date(2026, 10, 5, 20, 5);

it.each([
  ['MMM dd, yyyy', 'Nov 05, 2026'],
  ['dd MMM yyyy', '05 Nov 2026'],
  ['MM/dd/yyyy', '11/05/2026'],
  ['dd.MM.yyyy', '05.11.2026'],
  ['yyyy-MM-dd', '2026-11-05'],
] as const)('writes a day as %s', (format, text) => expect(formatDate(evening, format)).toBe(text));

it('writes day and time in US English', () => {
  expect(formatDateTime(evening)).toBe('Thursday, November 5, 2026 at 08:05 PM');
});

it('agrees with the clocks of the world, in every zone and at every hour', () => {
  const like = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  const clock = { ...like, hour: '2-digit', minute: '2-digit' } as const;
  for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Europe/Berlin']) {
    vi.stubEnv('TZ', zone);
    const local = new Intl.DateTimeFormat('en-US', { ...clock, timeZone: zone });
    const utc = new Intl.DateTimeFormat('en-US', { ...clock, timeZone: 'UTC' });
    // Every hour of the days on which clocks change, and steps through some years.
    for (let hour = 0; hour < 4000; hour += 1) {
      const at = new Date(Date.UTC(2024, 1, 27, hour < 400 ? hour : hour * 7, 29));
      expect([formatDateTime(at), formatDateTime(at, 'UTC')]).toEqual([local.format(at), utc.format(at)]);
    }
  }
  vi.unstubAllEnvs();
});

it('answers nothing for something that is no date', () => {
  expect(formatDate('soon', 'yyyy-MM-dd')).toBe('');
  expect(formatDateTime('soon')).toBe('');
});

it('says how long ago something was', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatRelative('2026-11-21T11:59:30Z', now, 'en')).toBe('now');
  expect(formatRelative('2026-11-20T12:00:00Z', now, 'en')).toBe('yesterday');
  expect(formatRelative('2026-09-21T12:00:00Z', now, 'en')).toBe('2 months ago');
});
