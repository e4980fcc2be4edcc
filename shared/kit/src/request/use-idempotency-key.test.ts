import { expect, it } from 'vitest';
import { RequestError } from './request-error.ts';
import { idempotencyKeys } from './use-idempotency-key.ts';

const failing = (status: number) => new RequestError({ type: 'SERVER', status });

/** Sends a body. @returns its key. */
async function keyOf(
  withKey: ReturnType<typeof idempotencyKeys>,
  body: unknown,
  error?: Error,
): Promise<string> {
  let sent = '';
  const send = (key: string) => {
    sent = key;
    return error ? Promise.reject(error) : Promise.resolve();
  };
  await withKey(body, send).catch(() => undefined);
  return sent;
}

it('reuses the key of a body until it succeeds, also after the server was busy or rejected the call', async () => {
  const withKey = idempotencyKeys();
  const first = await keyOf(withKey, { maximum: 5, note: 'a' }, failing(0));
  expect(await keyOf(withKey, { note: 'a', maximum: 5 }, failing(503))).toBe(first);
  expect(await keyOf(withKey, { maximum: 5, note: 'a' }, failing(429))).toBe(first);
  expect(await keyOf(withKey, { maximum: 5, note: 'a' })).toBe(first);
});

it('uses another key for another body, and for the same body after a success', async () => {
  const withKey = idempotencyKeys();
  const keys = [
    await keyOf(withKey, { maximum: 5 }, failing(0)),
    await keyOf(withKey, { maximum: 6 }),
    await keyOf(withKey, { maximum: 6 }),
  ];
  expect(new Set(keys).size).toBe(3);
  expect(await keyOf(withKey, { maximum: 5 })).toBe(keys[0]);
});

it('keeps the key of a later body when the response to an earlier one arrives', async () => {
  const withKey = idempotencyKeys();
  let finish = () => {};
  const earlier = withKey('first', () => new Promise<void>((done) => (finish = done)));
  const later = await keyOf(withKey, 'second', failing(0));
  finish();
  await earlier;
  expect(await keyOf(withKey, 'second')).toBe(later);
});
