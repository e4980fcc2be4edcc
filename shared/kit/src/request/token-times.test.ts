import { expect, it } from 'vitest';
import { expiryOf, tokenTimes } from './token-times.ts';

const tokenOf = (times: object) => `h.${btoa(JSON.stringify(times))}.s`;

it('reads when a token was issued and when it expires', () => {
  expect(tokenTimes(tokenOf({ iat: 1, exp: 2, sub: 'x' }))).toMatchObject({ iat: 1, exp: 2 });
});

it.each(['', 'abc', 'a.b.c', `a.${btoa('null')}.c`])('finds no times in %j', (token) =>
  expect(tokenTimes(token)).toEqual({}),
);

const token = tokenOf({ iat: 1000, exp: 1600 });
it.each([
  ['that is right', 1_000_000, 1_600_000],
  ['that is right, for a token that the library had stored', 1_300_000, 1_600_000],
  ['that is slow', 400_000, 1_000_000],
  ['that is fast', 9_000_000, 9_600_000],
])('computes the lifetime of a token on a clock %s', (_, receivedAt, expiry) =>
  expect(expiryOf(token, receivedAt)).toBe(expiry),
);

it('never expires a token without an expiry', () => {
  expect(expiryOf('abc', 0)).toBe(Number.POSITIVE_INFINITY);
});
