import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessage } from './field-messages.ts';

const schema = z.strictObject({
  title: z.string().min(3).max(5),
  name: z.string().min(1),
  price: z.int().min(1).max(10),
  tags: z.array(z.string()).max(1),
  kind: z.enum(['a', 'b']),
  mail: z.email(),
  at: z.iso.datetime(),
});

function messages(input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input, { error: fieldMessage });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it('describes an invalid field in plain language', () => {
  expect(
    messages({ title: 'a', name: '', price: 0, tags: ['a', 'b'], kind: 'c', mail: 'x', at: 'y' }),
  ).toEqual({
    title: 'Write at least 3 characters.',
    name: 'Fill this in.',
    price: 'At least 1.',
    tags: 'At most 1.',
    kind: 'Choose one of the options.',
    mail: 'This is not an e-mail address.',
    at: 'This is not a date with a time.',
  });
  expect(messages({ title: 'abcdef', price: 11, tags: [] })).toMatchObject({
    title: 'Write at most 5 characters.',
    name: 'Fill this in.',
    price: 'At most 10.',
  });
  expect(messages({ price: 'x' }).price).toBe('This is not a number.');
});
