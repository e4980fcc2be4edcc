import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { temporaryDirectory } from '../testing/start.ts';
import { createStorage } from './adapter.ts';

let directory: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ directory, remove } = await temporaryDirectory());
});
afterEach(async () => {
  vi.useRealTimers();
  await remove();
});

const open = async (model: string) =>
  (
    await createStorage(
      directory,
      createLog('silent', () => {}),
    )
  ).adapter(model);

describe('the storage of sessions', () => {
  it('has an entry on disk by the time it is acknowledged', async () => {
    const sessions = await open('Session');
    await sessions.upsert('a', { uid: 'u', accountId: 'auth0|member' }, 60);
    const again = await open('Session');
    expect(await again.find('a')).toEqual({ uid: 'u', accountId: 'auth0|member' });
    expect(await again.findByUid('u')).toEqual({ uid: 'u', accountId: 'auth0|member' });
  });

  it('returns copies, so that a change takes effect only when it is stored', async () => {
    const sessions = await open('Session');
    await sessions.upsert('a', { uid: 'u' }, 60);
    Object.assign((await sessions.find('a')) ?? {}, { accountId: 'auth0|owner' });
    expect(await sessions.find('a')).toEqual({ uid: 'u' });
  });

  it('deletes expired entries, also on disk', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const codes = await open('AuthorizationCode');
    await codes.upsert('old', {}, 60);
    vi.setSystemTime(start + 61_000);
    expect(await codes.find('old')).toBeUndefined();
    await codes.upsert('new', {}, 60);
    vi.setSystemTime(start);
    expect(await (await open('AuthorizationCode')).find('old')).toBeUndefined();
  });

  it('stores at most a thousand entries per kind, the latest ones, independently of other kinds', async () => {
    const { adapter } = await createStorage(
      directory,
      createLog('silent', () => {}),
    );
    await adapter('Session').upsert('kept', { uid: 'u' }, 60);
    const interactions = adapter('Interaction');
    await Promise.all(Array.from({ length: 1005 }, (_, index) => interactions.upsert(`i${index}`, {}, 60)));
    expect(await interactions.find('i4')).toBeUndefined();
    expect(await interactions.find('i5')).toBeDefined();
    expect(await adapter('Session').find('kept')).toBeDefined();
  });

  it('marks used tokens, keeps the last ten of a grant, and deletes a grant’s tokens together', async () => {
    const tokens = await open('RefreshToken');
    for (let index = 0; index < 12; index += 1) {
      await tokens.upsert(`t${index}`, { grantId: 'g' }, 60);
      await tokens.consume(`t${index}`);
    }
    await tokens.upsert('current', { grantId: 'g' }, 60);
    await tokens.upsert('other', { grantId: 'h' }, 60);
    expect(await tokens.find('t1')).toBeUndefined();
    expect(await tokens.find('t2')).toMatchObject({ consumed: expect.any(Number) });
    expect(await tokens.find('current')).toEqual({ grantId: 'g' });
    await tokens.revokeByGrantId('g');
    expect(await tokens.find('current')).toBeUndefined();
    expect(await tokens.find('other')).toBeDefined();
  });
});
