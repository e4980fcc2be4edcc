import type { Reactions } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { reacted } from './set-reaction.ts';

const counts = { like: 2, love: 1, laugh: 0, wow: 0, sad: 0 };
const from = (mine: Reactions['mine']): Reactions => ({ counts, mine });

it.each([
  ['a first reaction', from(null), 'like', { ...counts, like: 3 }],
  ['a changed reaction', from('love'), 'like', { ...counts, like: 3, love: 0 }],
  ['a removed reaction', from('like'), null, { ...counts, like: 1 }],
] as const)('counts %s', (_, before, kind, after) => {
  expect(reacted(before, kind)).toEqual({ counts: after, mine: kind });
});
