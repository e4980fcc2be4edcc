import { expect, it } from 'vitest';
import { callOf, usageOf } from './verb.ts';
import { VERBS } from './verbs/index.ts';

const usages = (name: string) => {
  const verb = { usage: VERBS[name]?.usage ?? '' };
  return [usageOf(verb, false), usageOf(verb, true)];
};

it('names the remote in the calls of a checkout only', () => {
  expect(callOf('promote', 'shop', ['1.0.0-abc'], false)).toBe('release promote shop 1.0.0-abc');
  expect(callOf('promote', 'shop', ['1.0.0-abc'], true)).toBe('npx boardwalk promote 1.0.0-abc');
  expect(callOf('rollback', 'shop', undefined, true)).toBe('npx boardwalk rollback');
});

it('leaves the remote out of the usage in a repository of one remote', () => {
  expect(usages('failures')).toEqual([
    'release failures <remote> [<version>]',
    'npx boardwalk failures [<version>]',
  ]);
  expect(usages('status')).toEqual(['release status [<remote>]', 'npx boardwalk status']);
  for (const name of Object.keys(VERBS)) expect(usages(name)[1]).not.toContain('<remote>');
});
