import { describe, expect, it } from 'vitest';
import { kitFits } from './kit-range.ts';

describe('kitFits', () => {
  it.each([
    ['^1.0.0', '1.0.0'],
    ['^1.0.0', '1.9.3'],
    ['^1.2.3', '1.2.3'],
    ['^1.2.3', '1.10.0'],
  ])('%s accepts %s', (range, version) => expect(kitFits(range, version)).toBe(true));

  it.each([
    ['^1.2.0', '1.1.9'],
    ['^1.2.3', '1.2.2'],
    ['^1.0.0', '2.0.0'],
    ['^2.0.0', '1.9.9'],
    ['1.0.0', '1.0.0'],
    ['^1.0', '1.0.0'],
    ['^1.0.0', 'latest'],
  ])('%s rejects %s', (range, version) => expect(kitFits(range, version)).toBe(false));
});
