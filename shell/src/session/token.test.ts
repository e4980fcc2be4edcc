import { expect, it } from 'vitest';
import { remainingLife } from './token.ts';

const tokenUntil = (exp: number) => `h.${btoa(JSON.stringify({ exp }))}.s`;

it('treats a token as expired a minute early', () => {
  expect(remainingLife(tokenUntil(1000), 900_000)).toBe(40_000);
  expect(remainingLife(tokenUntil(1000), 950_000)).toBe(0);
});

it.each(['', 'abc', 'a.b.c', `a.${btoa('[]')}.c`])('gives %j no remaining lifetime', (token) =>
  expect(remainingLife(token, 0)).toBe(0),
);
