import { expect, it } from 'vitest';
import { addressOf, filtersOf } from './page-filters.ts';

it.each([
  [{ unread: false, after: undefined }, '/notifications'],
  [{ unread: true, after: undefined }, '/notifications?show=unread'],
  [{ unread: true, after: 'a+b=' }, '/notifications?show=unread&after=a%2Bb%3D'],
])('%j stands at %s, and is read from there', (filters, address) => {
  expect(addressOf(filters)).toBe(address);
  expect(filtersOf(new URL(address, 'https://meridian.test').searchParams)).toEqual(filters);
});

it('takes anything else for everything', () =>
  expect(filtersOf(new URLSearchParams('show=nothing&after='))).toEqual({ unread: false, after: undefined }));
