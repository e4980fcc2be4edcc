import { expect, it } from 'vitest';
import { parseMoney } from './parse-money.ts';

it.each([
  ['90000', 90_000],
  ['90,000', 90_000],
  ['$90,000', 90_000],
  ['90.000 $', 90_000],
  ['1 250 000', 1_250_000],
  [' 7 ', 7],
  ['12.50', undefined],
  ['90,00', undefined],
  ['-5', undefined],
  ['a lot', undefined],
  ['', undefined],
])('parses %s', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});
