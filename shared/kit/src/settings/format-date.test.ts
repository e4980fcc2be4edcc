import { expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatHour,
  formatRelative,
  formatTime,
} from './format-date.ts';

const evening = '2026-11-05T20:05:00Z';
const english = { language: 'en', zone: 'UTC' };
const german = { language: 'de', zone: 'UTC' };

it.each([
  ['MMM dd, yyyy', 'Nov 05, 2026', '5. Nov. 2026'],
  ['dd MMM yyyy', '05 Nov 2026', '05 Nov. 2026'],
  ['MM/dd/yyyy', '11/05/2026', '11/05/2026'],
  ['dd.MM.yyyy', '05.11.2026', '05.11.2026'],
  ['yyyy-MM-dd', '2026-11-05', '2026-11-05'],
] as const)('formats a day as %s, in the reader’s language', (format, inEnglish, inGerman) => {
  expect(formatDate(evening, format, english)).toBe(inEnglish);
  expect(formatDate(evening, format, german)).toBe(inGerman);
});

it('formats every month in German', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2026, month, 1)), 'dd MMM yyyy', german).slice(3, 6),
  );
  expect(months.join(' ')).toBe('Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez');
});

it('formats day and time as usual in the language', () => {
  expect(formatDateTime(evening, english)).toBe('Thursday, November 5, 2026 at 08:05 PM');
  expect(formatDateTime(evening, german)).toBe('Donnerstag, 5. November 2026 um 20:05');
});

it('formats times and hours of a day', () => {
  expect([formatTime(evening, english), formatHour(evening, english)]).toEqual(['8:05 PM', '8 PM']);
  expect([formatTime(evening, german), formatHour(evening, german)]).toEqual(['20:05', '20 Uhr']);
  expect(formatTime('2026-03-29T18:00:00.000Z', { language: 'de', zone: 'Europe/Berlin' })).toBe('20:00');
});

it.each([
  ['long', 'Thursday, November 5', 'Donnerstag, 5. November'],
  ['short', '5 Thu', 'Do., 5.'],
  ['monthAndDay', 'Nov 5', '5. Nov.'],
  ['month', 'November 2026', 'November 2026'],
  ['weekday', 'Thursday', 'Donnerstag'],
  ['shortWeekday', 'Thu', 'Do'],
] as const)('formats a day in the format %s', (form, inEnglish, inGerman) => {
  expect(formatDay('2026-11-05', form, 'en')).toBe(inEnglish);
  expect(formatDay('2026-11-05', form, 'de')).toBe(inGerman);
});

it('uses the day of the time zone', () => {
  const late = '2026-11-05T23:30:00Z';
  expect(formatDate(late, 'yyyy-MM-dd', { language: 'de', zone: 'Europe/Berlin' })).toBe('2026-11-06');
  expect(formatDate(late, 'yyyy-MM-dd', { language: 'de', zone: 'America/New_York' })).toBe('2026-11-05');
});

it('caches one formatter per language, format and zone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const write = (language: string) => {
    for (const format of ['dd MMM yyyy', 'MMM dd, yyyy'] as const)
      formatDate(evening, format, { language, zone: 'Asia/Kolkata' });
  };
  for (let time = 0; time < 50; time += 1) {
    write('en');
    write('de');
  }
  // German has a different order for the second one.
  expect(made).toHaveBeenCalledTimes(3);
  made.mockRestore();
});

it('returns an empty string for an invalid date', () => {
  expect(formatDate('soon', 'yyyy-MM-dd', english)).toBe('');
  expect(formatDateTime('soon', english)).toBe('');
});

it('formats relative times', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatRelative('2026-11-21T11:59:30Z', now, english)).toBe('now');
  expect(formatRelative('2026-11-20T12:00:00Z', now, english)).toBe('yesterday');
  expect(formatRelative('2026-09-21T12:00:00Z', now, english)).toBe('2 months ago');
});

it.each([
  ['2026-11-29T01:45:00Z', 'in 2 days', 'übermorgen'],
  ['2026-11-28T22:30:00Z', 'tomorrow', 'morgen'],
  ['2026-11-28T18:00:00Z', 'in 22 hours', 'in 22 Stunden'],
  ['2026-11-26T19:00:00Z', 'yesterday', 'gestern'],
  ['2026-11-25T21:00:00Z', '2 days ago', 'vorgestern'],
] as const)('counts calendar days in the reader’s zone: %s', (at, inEnglish, inGerman) => {
  const fridayEvening = new Date('2026-11-27T20:00:00Z');
  const reader = { zone: 'Europe/Berlin' };
  expect(formatRelative(at, fridayEvening, { ...reader, language: 'en' })).toBe(inEnglish);
  expect(formatRelative(at, fridayEvening, { ...reader, language: 'de' })).toBe(inGerman);
});

it('determines the day in the reader’s zone', () => {
  const now = new Date('2026-11-27T20:00:00Z');
  const at = '2026-11-29T03:00:00Z';
  expect(formatRelative(at, now, { language: 'en', zone: 'America/Los_Angeles' })).toBe('tomorrow');
  expect(formatRelative(at, now, { language: 'en', zone: 'UTC' })).toBe('in 2 days');
});

it('counts hours within the long day of a clock change', () => {
  const now = new Date('2026-10-24T22:15:00Z');
  const reader = { language: 'en', zone: 'Europe/Berlin' };
  expect(formatRelative('2026-10-25T22:30:00Z', now, reader)).toBe('in 24 hours');
});

it('formats longer spans as numbers instead of calendar weeks and months', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatRelative('2026-11-13T12:00:00Z', now, english)).toBe('1 week ago');
  expect(formatRelative('2026-12-25T12:00:00Z', now, english)).toBe('in 1 month');
});
