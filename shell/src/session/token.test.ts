import { expect, it } from 'vitest';
import { isClockError, remainingLife } from './token.ts';

const tokenUntil = (exp: number) => `h.${btoa(JSON.stringify({ exp }))}.s`;

it('treats a token as expired a minute early', () => {
  expect(remainingLife(tokenUntil(1000), 900_000)).toBe(40_000);
  expect(remainingLife(tokenUntil(1000), 950_000)).toBe(0);
});

it.each(['', 'abc', 'a.b.c', `a.${btoa('[]')}.c`])('gives %j no remaining lifetime', (token) =>
  expect(remainingLife(token, 0)).toBe(0),
);

it.each([
  'Expiration Time (exp) claim error in the ID token; current time (Sun Nov 29 2026) is after expiration time (Sat Nov 28 2026)',
  "Not Before time (nbf) claim in the ID token indicates that this token can't be used just yet. Current time (Fri) is before Sat",
])('recognizes the error of a wrong clock: %s', (message) => expect(isClockError(message)).toBe(true));

it.each([
  'Invalid state',
  'Expiration Time (exp) claim must be a number present in the ID token',
  'Authentication Time (auth_time) claim in the ID token indicates that too much time has passed since the last end-user authentication. Current time (1) is after last auth at 0',
  'login_required',
])('ignores other failures: %s', (message) => expect(isClockError(message)).toBe(false));
