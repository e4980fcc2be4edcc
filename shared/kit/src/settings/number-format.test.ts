import { expect, it } from 'vitest';
import { numberFormat } from './number-format.ts';

it('formats numbers in a language', () => {
  expect(numberFormat('de').format(12_345.5)).toBe('12.345,5');
  expect(numberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(3)).toBe('3 hours');
});

it('creates one formatter for each language and options', () => {
  expect(numberFormat('en', { maximumFractionDigits: 1 })).toBe(
    numberFormat('en', { maximumFractionDigits: 1 }),
  );
  expect(numberFormat('en')).not.toBe(numberFormat('en', { maximumFractionDigits: 1 }));
  expect(numberFormat('en')).not.toBe(numberFormat('de'));
});
