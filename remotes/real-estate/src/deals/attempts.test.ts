import { RequestError } from '@boardwalk/kit';
import { expect, it } from 'vitest';
import { attempts } from './attempts.ts';

const failing = (status: number) => new RequestError({ type: 'SERVER', status });

/** The key that an attempt was sent with, and what became of it. */
async function keyOf(attempt: ReturnType<typeof attempts>, said: unknown, error?: Error): Promise<string> {
  let seen = '';
  const send = (key: string) => {
    seen = key;
    return error ? Promise.reject(error) : Promise.resolve();
  };
  await attempt(said, send).catch(() => undefined);
  return seen;
}

it('repeats the key of an attempt that nobody knows the end of', async () => {
  const attempt = attempts();
  const first = await keyOf(attempt, { maximum: 5 }, failing(0));
  expect(await keyOf(attempt, { maximum: 5 }, failing(503))).toBe(first);
  expect(await keyOf(attempt, { maximum: 5 })).toBe(first);
});

it('takes another one for something else, and once the server has answered', async () => {
  const attempt = attempts();
  const keys = [
    await keyOf(attempt, { maximum: 5 }, failing(0)),
    await keyOf(attempt, { maximum: 6 }, failing(422)),
    await keyOf(attempt, { maximum: 6 }),
    await keyOf(attempt, { maximum: 6 }),
  ];
  expect(new Set(keys).size).toBe(4);
});
