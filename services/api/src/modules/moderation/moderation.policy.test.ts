import { expect, it } from 'vitest';
import { reachRefusal } from '../roles/reach.policy.ts';
import { mayAppeal, strictestOf } from './moderation.policy.ts';

it.each([
  [2, 1, undefined],
  [1, 0, undefined],
  [1, 1, 'MEMBER_OUT_OF_REACH'],
  [1, 2, 'MEMBER_OUT_OF_REACH'],
  [0, 0, 'MEMBER_OUT_OF_REACH'],
])('lets rank %i act on rank %i only when that is lower', (own, theirs, refusal) => {
  expect(reachRefusal({ id: 'one', rank: own }, { id: 'other', rank: theirs })).toBe(refusal);
});

it('prevents members from acting on themselves', () => {
  expect(reachRefusal({ id: 'one', rank: 2 }, { id: 'one', rank: 0 })).toBe('OWN_ACCOUNT');
});

it('allows one appeal while the punishment is in force', () => {
  expect(mayAppeal({ state: 'active' }, undefined)).toBe(true);
  for (const state of ['appealed', 'ended', 'lifted'] as const)
    expect(mayAppeal({ state }, undefined)).toBe(false);
  expect(mayAppeal({ state: 'active' }, {} as never)).toBe(false);
});

it('derives an account from the strictest punishment, never from a warning', () => {
  const [warning, restriction, ban] = (['warning', 'restriction', 'ban'] as const).map((kind) => ({
    kind,
    endsAt: null,
  }));
  if (!warning || !restriction || !ban) throw new Error('three kinds');
  expect(strictestOf([warning])).toBeUndefined();
  expect(strictestOf([restriction, warning])).toBe(restriction);
  expect(strictestOf([restriction, ban, warning])).toBe(ban);
});
