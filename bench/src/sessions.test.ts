import { expect, it } from 'vitest';
import { cacheSessions } from './sessions.ts';

it('signs an account in once, and again before its token expires', async () => {
  let time = 0;
  const signedIn: string[] = [];
  const session = cacheSessions(
    async (account) => ({ number: signedIn.push(account) }),
    () => time,
  );
  expect(await session()).toEqual({ number: 1 });
  expect(await session('owner')).toEqual({ number: 2 });
  time = 4 * 60_000;
  expect(await session('member')).toEqual({ number: 1 });
  time = 6 * 60_000;
  expect(await session()).toEqual({ number: 3 });
  expect(signedIn).toEqual(['member', 'owner', 'member']);
});

it('signs in again after a failure', async () => {
  let attempts = 0;
  const session = cacheSessions(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('Timeout');
    return { number: attempts };
  });
  await expect(session()).rejects.toThrow('Timeout');
  expect(await session()).toEqual({ number: 2 });
});
