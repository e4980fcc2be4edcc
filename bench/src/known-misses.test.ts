import { expect, it } from 'vitest';
import { withKnownMisses } from './known-misses.ts';
import type { Row } from './row.ts';

const row = { id: 'P2 ●', goal: 'JS of `/`, signed out, ≤ 215 KB', figure: '233.1 KB' };

it('adds the cause to a known miss, which remains a miss', () => {
  const [found] = withKnownMisses([{ ...row, counted: 233.1 * 1024, met: false }]);
  expect(found).toMatchObject({ met: false, known: true, why: expect.stringContaining('Chakra') });
});

it('ignores a miss that got worse, or that has no count', () => {
  const worse = withKnownMisses([
    { ...row, counted: 249 * 1024, met: false },
    { ...row, met: false },
  ]);
  expect(worse).toMatchObject([{ known: false }, { known: false }]);
});

it('ignores a sequential scan of any table except the named one', () => {
  const lists = { id: 'P9 ●', goal: 'first page of `/settlements?limit=20&attention=true`: rows' };
  const isKnown = (miss: Row, reads: string) => withKnownMisses([{ ...miss, reads }])[0]?.known;
  const list: Row = { ...lists, figure: '', counted: 100, met: false };
  expect(['', 'settlements', 'settlements, users'].map((reads) => isKnown(list, reads))).toEqual([
    false,
    true,
    false,
  ]);
  const bytes: Row = { ...row, counted: 233 * 1024, met: false };
  expect([isKnown(bytes, ''), isKnown(bytes, 'users')]).toEqual([true, false]);
});

it('adds nothing to a goal that is met, and leaves another cause alone', () => {
  const met = { ...row, counted: 1024, met: true };
  const other = { id: 'P3 ●', goal: 'depth', figure: '4', met: false, why: 'It rains.' };
  expect(withKnownMisses([met, other])).toEqual([met, other]);
});
