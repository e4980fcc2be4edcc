import { expect, it } from 'vitest';
import { addressOf, filtersOf } from './page-filters.ts';

it.each([
  [{ unread: false, after: undefined }, '/notifications'],
  [{ unread: true, after: undefined }, '/notifications?show=unread'],
  [{ unread: true, after: 'a+b=' }, '/notifications?show=unread&after=a%2Bb%3D'],
])('%j has the URL %s, and is parsed from it', (filters, address) => {
  expect(addressOf(filters)).toBe(address);
  expect(filtersOf(new URL(address, 'https://meridian.test').searchParams)).toEqual(filters);
});

it('treats any other query as all notifications', () =>
  expect(filtersOf(new URLSearchParams('show=nothing&after='))).toEqual({ unread: false, after: undefined }));
