import type { PublicField } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { answersIn, givenIn, valuesOf } from './form-values.ts';

const base = { label: 'x', help: '', required: false, sensitive: false };
const fields: PublicField[] = [
  { ...base, id: 'name', type: 'short_text', max: 40 },
  { ...base, id: 'age', type: 'number', whole: true },
  { id: 'about', type: 'heading', text: 'About you' },
  { ...base, id: 'why', type: 'long_text', max: 100, showIf: { field: 'age', test: 'answered' } },
];

it('begins with empty texts and nothing else', () => {
  expect(valuesOf(fields, { age: 20 })).toEqual({ name: '', age: 20, why: '' });
});

it('sends answers to visible fields only', () => {
  expect(answersIn(fields, { name: ' ', age: Number.NaN, why: 'hidden' }, [])).toEqual({});
  expect(answersIn(fields, { name: 'Ada', age: 20, why: 'I like it' }, [])).toEqual({
    name: 'Ada',
    age: 20,
    why: 'I like it',
  });
});

it('shows fields that depend on a linked account, and sends no account', () => {
  const withAccount: PublicField[] = [
    { ...base, id: 'discord', type: 'identity', provider: 'discord', required: true },
    { ...base, id: 'since', type: 'short_text', max: 40, showIf: { field: 'discord', test: 'answered' } },
  ];
  const linked = [{ provider: 'discord' as const, name: 'name.exe' }];
  const values = { discord: '', since: 'Last year' };
  expect(givenIn(withAccount, values, linked)).toEqual({ discord: 'name.exe', since: 'Last year' });
  expect(answersIn(withAccount, values, linked)).toEqual({ since: 'Last year' });
  expect(answersIn(withAccount, values, [])).toEqual({});
});
