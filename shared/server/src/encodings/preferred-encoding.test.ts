import { expect, it } from 'vitest';
import { preferredEncoding } from './preferred-encoding.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=x, ,;;=', undefined],
])('chooses for “%s” %s', (header, expected) => {
  expect(preferredEncoding(header, ['br', 'gzip'])).toBe(expected);
});
