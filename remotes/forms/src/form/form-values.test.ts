import { type PublicField, shownFields } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { answersIn, type FormValues, givenIn, valuesOf } from './form-values.ts';

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

it('hides a field on the condition that a choice is something else until one is chosen', () => {
  const choice: PublicField[] = [
    {
      ...base,
      id: 'played',
      type: 'radio',
      options: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes' },
      ],
    },
    {
      ...base,
      id: 'where',
      type: 'short_text',
      max: 40,
      showIf: { field: 'played', test: 'is_not', value: 'no' },
    },
  ];
  const visible = (values: FormValues) =>
    shownFields(choice, givenIn(choice, values, [])).map(({ id }) => id);
  expect(visible(valuesOf(choice, {}))).toEqual(['played']);
  expect(visible({ played: 'yes' })).toEqual(['played', 'where']);
  expect(visible({ played: 'no' })).toEqual(['played']);
});
