import type { Release } from '@boardwalk/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./runtime.ts', () => ({ fetchRemote: () => Promise.reject(new Error('not in this test')) }));
vi.mock('@boardwalk/kit', () => ({ addWords: async () => {} }));

import { createRemoteStore } from './remote-store.ts';

type Definition = { routes: object; words: { en: { messages: object } } };

const release = { name: 'news', container: 'news_1' } as Release;
const definition: Definition = { routes: {}, words: { en: { messages: {} } } };

function controlled() {
  const attempts: PromiseWithResolvers<Definition>[] = [];
  const fetch = vi.fn(() => {
    const attempt = Promise.withResolvers<Definition>();
    attempts.push(attempt);
    return attempt.promise;
  });
  const store = createRemoteStore(fetch as never);
  return { attempts, fetch, store, status: () => store.get(release)?.status };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('loads a remote once, however many ask for it', async () => {
  const { attempts, fetch, store, status } = controlled();
  store.load(release);
  store.load(release);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(status()).toBe('loading');
  attempts[0]?.resolve(definition);
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('ready');
});

it('tells the reader in time, and still opens when it arrives late', async () => {
  const { attempts, store, status } = controlled();
  store.load(release);
  await vi.advanceTimersByTimeAsync(2500);
  expect(status()).toBe('slow');
  attempts[0]?.resolve(definition);
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('ready');
});

it('starts over from nothing on a retry', async () => {
  const { attempts, fetch, store, status } = controlled();
  store.load(release);
  attempts[0]?.reject(new Error('404'));
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('failed');
  store.retry(release);
  expect(fetch).toHaveBeenLastCalledWith(release, 1);
  attempts[1]?.resolve(definition);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(release)).toMatchObject({ status: 'ready', attempt: 1 });
});

it('ignores what a given-up attempt brings afterwards', async () => {
  const { attempts, store } = controlled();
  store.load(release);
  store.retry(release);
  attempts[1]?.resolve(definition);
  await vi.advanceTimersByTimeAsync(0);
  attempts[0]?.reject(new Error('too late'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(release)).toMatchObject({ status: 'ready', attempt: 1 });
});
