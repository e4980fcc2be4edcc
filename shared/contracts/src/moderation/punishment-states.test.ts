import { expect, it } from 'vitest';
import { accountStateOf, canTakeWithPunishment, IN_FORCE, PUNISHMENT_ACTIONS } from './punishment-states.ts';

it.each([
  [[], 'active'],
  [['warning'], 'active'],
  [['restriction', 'warning'], 'restricted'],
  [['restriction', 'suspension'], 'suspended'],
  [['ban', 'suspension', 'restriction'], 'banned'],
] as const)('%j makes an account %s', (kinds, state) => expect(accountStateOf(kinds)).toBe(state));

it('allows no action on a punishment that is over', () => {
  for (const action of PUNISHMENT_ACTIONS)
    for (const state of ['ended', 'lifted'] as const)
      expect(canTakeWithPunishment(action, state)).toBe(false);
  expect(IN_FORCE.every((state) => canTakeWithPunishment('lift', state))).toBe(true);
});
