import { expect, it } from 'vitest';
import { withKnownMisses } from './known-misses.ts';

const row = { id: 'P2 ●', goal: 'JS of `/`, signed out, ≤ 215 KB', figure: '233.1 KB' };

it('adds the cause to a known miss, which remains a miss', () => {
  const [found] = withKnownMisses([{ ...row, counted: 233.1 * 1024, met: false }]);
  expect(found).toMatchObject({ met: false, known: true, why: expect.stringContaining('Chakra') });
});

it('ignores a miss that got worse, or that has no count', () => {
  const worse = withKnownMisses([
    { ...row, counted: 237 * 1024, met: false },
    { ...row, met: false },
  ]);
  expect(worse).toMatchObject([{ known: false }, { known: false }]);
});

it('ignores a sequential scan of any table except the named one', () => {
  const miss = { id: 'P9 ●', figure: '', counted: 100, met: false };
  const goals = [
    'first page of `/properties?limit=20&kind=sale&type=villa&minPrice=300000&maxPrice=500000`: rows',
    'first page of `/settlements?limit=20&attention=true`: rows',
  ];
  const told = (reads: string) =>
    withKnownMisses(goals.map((goal) => ({ ...miss, goal, reads }))).map(({ known }) => known);
  expect([told(''), told('settlements'), told('settlements, users')]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it('adds nothing to a goal that is met, and leaves another cause alone', () => {
  const met = { ...row, counted: 1024, met: true };
  const other = { id: 'P3 ●', goal: 'depth', figure: '4', met: false, why: 'It rains.' };
  expect(withKnownMisses([met, other])).toEqual([met, other]);
});
