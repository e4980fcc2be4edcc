import { expect, it } from 'vitest';
import { withKnownCauses } from './known-misses.ts';

const known = { id: 'P2 ●', goal: 'JS of `/`, signed out, ≤ 230 KB', figure: '233 KB' };

it('gives a known miss its cause, and leaves it a miss', () => {
  const [row] = withKnownCauses([{ ...known, met: false }]);
  expect(row).toMatchObject({ met: false, why: expect.stringContaining('Eleven remotes') });
});

it('says nothing of a goal that is met, and keeps the cause of another', () => {
  const other = { id: 'P3 ●', goal: 'depth', figure: '4', met: false, why: 'It rains.' };
  expect(withKnownCauses([{ ...known, met: true }, other])).toEqual([{ ...known, met: true }, other]);
});
