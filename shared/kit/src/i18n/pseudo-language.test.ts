import { expect, it } from 'vitest';
import { pseudoMessages } from './pseudo-language.ts';

it('changes and lengthens texts, and keeps values, tags and numbers', () => {
  const { plain, tags, plural } = pseudoMessages({
    plain: ['Log in as ', ['name']],
    tags: 'Read <0>the rules</0> first',
    plural: [['count', 'plural', { offset: 1, one: ['#', ' comment'], other: ['#', ' comments'] }]],
  }) as Record<string, unknown>;
  const [login, name] = plain as [string, unknown];
  expect(login).not.toContain('Log in');
  expect(login.length).toBeGreaterThan('Log in as '.length);
  expect(name).toEqual(['name']);
  expect(tags).toMatch(/^[^<]+<0>[^<]+<\/0>[^<]+$/);
  expect(plural).toEqual([
    [
      'count',
      'plural',
      { offset: 1, one: ['#', expect.not.stringMatching('comment')], other: ['#', expect.any(String)] },
    ],
  ]);
});
