import { expect, it } from 'vitest';
import { withKnownMisses } from './known-misses.ts';

const row = { id: 'P2 ●', goal: 'JS of `/`, signed out, ≤ 230 KB', figure: '233.1 KB' };

it('gives a known miss its cause, and leaves it a miss', () => {
  const [found] = withKnownMisses([{ ...row, counted: 233.1 * 1024, met: false }]);
  expect(found).toMatchObject({ met: false, known: true, why: expect.stringContaining('Chakra') });
});

it('knows no miss that got worse, or of which nothing was counted', () => {
  const worse = withKnownMisses([
    { ...row, counted: 235 * 1024, met: false },
    { ...row, met: false },
  ]);
  expect(worse).toMatchObject([{ known: false }, { known: false }]);
});

it('says nothing of a goal that is met, and keeps the cause of another', () => {
  const met = { ...row, counted: 1024, met: true };
  const other = { id: 'P3 ●', goal: 'depth', figure: '4', met: false, why: 'It rains.' };
  expect(withKnownMisses([met, other])).toEqual([met, other]);
});
