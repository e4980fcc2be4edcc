import { expect, it } from 'vitest';
import { parseMoney, shortPrice } from './money.ts';

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

it.each([
  [950, '$950'],
  [999, '$999'],
  [1_200, '$1.2k'],
  [90_000, '$90k'],
  [92_540, '$92.5k'],
  [925_400, '$925k'],
  [999_900, '$1M'],
  [1_250_000, '$1.25M'],
  [1_000_000_000, '$1B'],
])('formats %i as %s', (amount, text) => {
  expect(shortPrice(amount, 'en')).toBe(text);
});

it('formats as usual in the language', () => {
  expect(shortPrice(92_540, 'de').replace(/\s/, ' ')).toBe('92,5k $');
});
