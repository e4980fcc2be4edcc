import { RequestError } from '@boardwalk/kit';
import { expect, it } from 'vitest';
import { attempts } from './attempts.ts';

const failing = (status: number) => new RequestError({ type: 'SERVER', status });

/** Sends an attempt. @returns its key and its outcome. */
async function keyOf(attempt: ReturnType<typeof attempts>, body: unknown, error?: Error): Promise<string> {
  let seen = '';
  const send = (key: string) => {
    seen = key;
    return error ? Promise.reject(error) : Promise.resolve();
  };
  await attempt(body, send).catch(() => undefined);
  return seen;
}

it('repeats the key of an attempt with an unknown outcome', async () => {
  const attempt = attempts();
  const first = await keyOf(attempt, { maximum: 5 }, failing(0));
  expect(await keyOf(attempt, { maximum: 5 }, failing(503))).toBe(first);
  expect(await keyOf(attempt, { maximum: 5 })).toBe(first);
});

it('uses another key for a different request, and after the server has responded', async () => {
  const attempt = attempts();
  const keys = [
    await keyOf(attempt, { maximum: 5 }, failing(0)),
    await keyOf(attempt, { maximum: 6 }, failing(422)),
    await keyOf(attempt, { maximum: 6 }),
    await keyOf(attempt, { maximum: 6 }),
  ];
  expect(new Set(keys).size).toBe(4);
});
