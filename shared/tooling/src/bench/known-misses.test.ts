import { expect, it } from 'vitest';
import { unexpectedMisses, withKnownCauses } from './known-misses.ts';

const known = { id: 'P2 ●', goal: 'JS of `/`, signed out, ≤ 230 KB', figure: '233 KB' };
const other = { id: 'P3 ●', goal: 'serial depth of `/` ≤ 3', figure: '4', met: false };

it('gives a known miss its cause, and lets it through', () => {
  const [row] = withKnownCauses([{ ...known, met: false }]);
  expect(row).toMatchObject({ known: true, why: expect.stringContaining('Eleven remotes') });
  expect(unexpectedMisses([row ?? other, other])).toEqual([other]);
});

it('says nothing of a goal that is met again', () => {
  expect(withKnownCauses([{ ...known, met: true }])).toEqual([{ ...known, met: true }]);
});
