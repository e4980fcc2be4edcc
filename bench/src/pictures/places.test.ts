import { expect, it } from 'vitest';
import { fileName, placeName, readPlaces } from './places.ts';

it('names pages by path, link and account', () => {
  const place = { path: '/events?view=week', link: 'Dinner at the Salt Cellar', account: 'member' };
  expect(placeName(place)).toBe('/events?view=week to Dinner at the Salt Cellar as member');
  expect(fileName(place)).toBe('events-view-week-to-Dinner-at-the-Salt-Cellar-as-member');
  expect(fileName({ path: '/' })).toBe('as-visitor');
});

it('reads all pages of the journeys with distinct names, one entry of each page before its other states', async () => {
  const names = (await readPlaces()).map(fileName);
  expect(names[0]).toBe('as-visitor');
  expect(new Set(names).size).toBe(names.length);
  expect(names.indexOf('users-as-owner')).toBeGreaterThan(names.indexOf('admin-site-as-owner'));
});
