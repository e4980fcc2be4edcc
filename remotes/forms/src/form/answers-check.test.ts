import type { LinkedAccount, PublicField } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { answersCheck } from './answers-check.ts';

const base = { label: 'x', help: '', required: true, sensitive: false };
const fields: PublicField[] = [
  { ...base, id: 'discord', type: 'identity', provider: 'discord' },
  { ...base, id: 'name', type: 'short_text', max: 40 },
];
const account: LinkedAccount = { provider: 'discord', name: 'name.exe' };

async function problemsWith(linked: LinkedAccount[] | undefined, answers: object) {
  const schema = await answersCheck(
    fields,
    ({ code }) => code,
    async () => linked,
  )();
  const { issues = [] } = await schema['~standard'].validate(answers);
  return issues.map(({ path, message }) => [path?.[0], message]);
}

it('accepts a required linked account without typed input', async () => {
  expect(await problemsWith([account], { name: 'Ada' })).toEqual([]);
});

it('rejects a required account that isn’t linked, whatever was typed', async () => {
  expect(await problemsWith([], { name: 'Ada', discord: 'typed' })).toEqual([['discord', 'required']]);
});

it('leaves the linked accounts to the server if they can’t be loaded', async () => {
  expect(await problemsWith(undefined, {})).toEqual([['name', 'required']]);
});
