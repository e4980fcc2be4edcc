import type { Release } from '@boardwalk/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./runtime.ts', () => ({ fetchRemote: () => Promise.reject(new Error('not in this test')) }));
vi.mock('@boardwalk/kit', () => ({ addCatalog: async () => {} }));
vi.mock('./failure-cause.ts', () => ({ routeOf: () => '/' }));

import { LOAD_POLICY } from './load-policy.ts';
import { RemoteStore } from './remote-store.ts';
import { NO_MARKS } from './start-marks.ts';

type Definition = { routes: object[]; catalog: { en: { messages: object } } };

const alone = { name: 'news', version: '2', container: 'news_2' } as Release;
const backed = { ...alone, fallback: { version: '1', container: 'news_1' } } as Release;
const definition: Definition = { routes: [], catalog: { en: { messages: {} } } };

/** @param blocked versions that are blocked in this tab, as `name@version`. */
function controlled(release: Release, blocked = new Set<string>()) {
  const requests: { version: string; attempt: number; answer: PromiseWithResolvers<Definition> }[] = [];
  const report = vi.fn();
  const onFailure = vi.fn();
  const onDevelopmentFailure = vi.fn();
  let previewed: string | undefined;
  const store = new RemoteStore({
    fetch: ((loadable: { version: string }, attempt: number) => {
      const answer = Promise.withResolvers<Definition>();
      requests.push({ version: loadable.version, attempt, answer });
      return answer.promise;
    }) as never,
    classify: async () => 'load-failed',
    report,
    marks: {
      ...NO_MARKS,
      blocks: (name, version) => blocked.has(`${name}@${version}`),
      block(name, version) {
        blocked.add(`${name}@${version}`);
        return blocked.has(`${name}@${version}`);
      },
    },
    onFailure,
    onRenderFailure: ({ version }) => previewed === version,
    onDevelopmentFailure,
  });
  const flush = () => vi.advanceTimersByTimeAsync(0);
  return {
    requests,
    report,
    onFailure,
    onDevelopmentFailure,
    store,
    blocked,
    preview(version: string) {
      previewed = version;
    },
    flush,
    state: () => store.get(release),
    async arrive(index: number) {
      requests[index]?.answer.resolve(definition);
      await flush();
    },
    async fail(index: number) {
      requests[index]?.answer.reject(new Error('404'));
      await flush();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('loads a remote once, however many components request it', async () => {
  const { requests, store, state, arrive } = controlled(alone);
  store.load(alone);
  store.load(alone);
  expect(requests).toHaveLength(1);
  expect(state()?.status).toBe('loading');
  await arrive(0);
  expect(state()).toMatchObject({ status: 'ready', version: '2' });
});

it('resolves a wait when the page shows the remote’s state, and another when it has arrived', async () => {
  const { store, arrive } = controlled(alone);
  store.load(alone);
  const resolved: string[] = [];
  void store.settled(alone).then(() => resolved.push('settled'));
  void store.arrival(alone).then(() => resolved.push('arrival'));
  await vi.advanceTimersByTimeAsync(LOAD_POLICY.slowAfter - 1);
  expect(resolved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toEqual(['settled']);
  await arrive(0);
  expect(resolved).toEqual(['settled', 'arrival']);
});

describe('a version without a previous one', () => {
  it('shows a message, then the error screen, and still opens if it arrives late', async () => {
    const { store, state, arrive, report } = controlled(alone);
    store.load(alone);
    await vi.advanceTimersByTimeAsync(LOAD_POLICY.slowAfter);
    expect(state()?.status).toBe('slow');
    await vi.advanceTimersByTimeAsync(LOAD_POLICY.fallBackAfter - LOAD_POLICY.slowAfter);
    expect(state()?.status).toBe('late');
    expect(report).toHaveBeenCalledWith({ name: 'news', version: '2', outcome: 'timed-out' });
    await arrive(0);
    expect(state()?.status).toBe('ready');
  });

  it('waits for the user after a failure, and starts from scratch', async () => {
    const { requests, store, state, fail, arrive, report, onFailure } = controlled(alone);
    store.load(alone);
    await fail(0);
    expect(state()?.status).toBe('failed');
    expect(report).toHaveBeenCalledWith({ name: 'news', version: '2', outcome: 'load-failed' });
    expect(onFailure).toHaveBeenCalledTimes(1);
    store.retry(alone);
    expect(requests[1]).toMatchObject({ attempt: 1 });
    await arrive(1);
    expect(state()).toMatchObject({ status: 'ready', attempt: 1 });
  });

  it('ignores the result of an abandoned attempt', async () => {
    const { store, state, arrive, fail } = controlled(alone);
    store.load(alone);
    store.retry(alone);
    await arrive(1);
    await fail(0);
    expect(state()).toMatchObject({ status: 'ready', attempt: 1 });
  });

  it("doesn't report an abandoned attempt, however it ends", async () => {
    const { store, fail, arrive, report, onFailure } = controlled(alone);
    store.load(alone);
    store.retry(alone);
    await arrive(1);
    await vi.advanceTimersByTimeAsync(LOAD_POLICY.fallBackAfter);
    await fail(0);
    expect(report).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('has its page loaded again if it throws in a preview, which that ends', async () => {
    const { store, arrive, preview } = controlled(alone);
    store.load(alone);
    await arrive(0);
    preview('2');
    expect(store.failedToRender(alone, '2', new Error('boom'))).toBe(true);
  });

  it('leaves a page that throws to its error screen', async () => {
    const { store, state, arrive, report } = controlled(alone);
    store.load(alone);
    await arrive(0);
    expect(store.failedToRender(alone, '2', new Error('boom'))).toBe(false);
    expect(state()?.status).toBe('ready');
    expect(report).toHaveBeenCalledWith({ name: 'news', version: '2', outcome: 'render-failed' });
  });
});

describe('a version with a previous one', () => {
  it('falls back if it can’t be loaded', async () => {
    const { requests, store, state, fail, arrive } = controlled(backed);
    store.load(backed);
    await fail(0);
    expect(requests[1]).toMatchObject({ version: '1' });
    await arrive(1);
    expect(state()).toMatchObject({ status: 'ready', version: '1' });
  });

  it('races the previous one if it hangs, and keeps the first to arrive', async () => {
    const { requests, store, state, arrive } = controlled(backed);
    store.load(backed);
    await vi.advanceTimersByTimeAsync(LOAD_POLICY.fallBackAfter);
    expect(requests.map(({ version }) => version)).toEqual(['2', '1']);
    await arrive(1);
    await arrive(0);
    expect(state()).toMatchObject({ status: 'ready', version: '1' });
  });

  it('reports a failure when the previous version is shown, and not while nothing is', async () => {
    const { store, arrive, onFailure } = controlled(backed);
    store.load(backed);
    await vi.advanceTimersByTimeAsync(LOAD_POLICY.fallBackAfter);
    expect(onFailure).not.toHaveBeenCalled();
    await arrive(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('reports nothing if it arrives late, but before the previous version', async () => {
    const { store, state, arrive, onFailure } = controlled(backed);
    store.load(backed);
    await vi.advanceTimersByTimeAsync(LOAD_POLICY.fallBackAfter);
    await arrive(0);
    await arrive(1);
    expect(state()).toMatchObject({ status: 'ready', version: '2' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is blocked if its page throws, and then the previous version is loaded instead', async () => {
    const { store, arrive, blocked } = controlled(backed);
    store.load(backed);
    await arrive(0);
    expect(store.failedToRender(backed, '2', new Error('boom'))).toBe(true);
    expect([...blocked]).toEqual(['news@2']);
    const next = controlled(backed, blocked);
    next.store.load(backed);
    expect(next.requests.map(({ version }) => version)).toEqual(['1']);
    await next.arrive(0);
    expect(next.state()).toMatchObject({ status: 'ready', version: '1' });
    expect(next.store.failedToRender(backed, '1', new Error('boom too'))).toBe(false);
  });

  it('isn’t blocked for a file that could not be fetched', async () => {
    const { store, arrive, blocked } = controlled(backed);
    store.load(backed);
    await arrive(0);
    const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
    expect([store.failedToRender(backed, '2', gone), [...blocked]]).toEqual([false, []]);
  });

  it('doesn’t reload a page for a version that is blocked already, or that can’t be blocked', async () => {
    const { store, arrive } = controlled(backed, new Set(['news@2']));
    store.load(backed);
    await arrive(0);
    expect(store.failedToRender(backed, '2', new Error('boom'))).toBe(false);
    const forgetful = controlled(
      backed,
      new (class extends Set<string> {
        override add() {
          return this;
        }
      })(),
    );
    expect(forgetful.store.failedToRender(backed, '2', new Error('boom'))).toBe(false);
  });

  it('fails if neither can be loaded', async () => {
    const { store, state, fail } = controlled(backed);
    store.load(backed);
    await fail(0);
    await fail(1);
    expect(state()?.status).toBe('failed');
  });
});

it('counts a rendered page once', async () => {
  const { store, report } = controlled(alone);
  store.rendered(alone, '2', 0);
  store.rendered(alone, '2', 0);
  expect(report).toHaveBeenCalledTimes(1);
});

describe('a remote on a development server', () => {
  const developed = { ...backed, integrity: null } as Release;

  it('shows its load error instead of the previous version, and ends no preview', async () => {
    const { store, fail, state, onFailure, onDevelopmentFailure, requests } = controlled(developed);
    store.load(developed);
    await fail(0);
    expect(state()).toMatchObject({ status: 'failed', error: new Error('404') });
    expect(requests).toHaveLength(1);
    expect(onFailure).not.toHaveBeenCalled();
    expect(onDevelopmentFailure).toHaveBeenCalledExactlyOnceWith(developed, new Error('404'));
  });

  it('shows its render error instead of the previous version, and ends no preview', async () => {
    const { store, arrive, state, onFailure, onDevelopmentFailure, requests } = controlled(developed);
    store.load(developed);
    await arrive(0);
    store.failedToRender(developed, '2', new Error('broken'));
    expect(state()).toMatchObject({ status: 'ready', version: '2' });
    expect(requests).toHaveLength(1);
    expect(onFailure).not.toHaveBeenCalled();
    expect(onDevelopmentFailure).toHaveBeenCalledExactlyOnceWith(developed, new Error('broken'));
  });

  it('is awaited, however slow its first build is', async () => {
    const { store, arrive, state, requests } = controlled(developed);
    store.load(developed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()?.status).toBe('slow');
    expect(requests).toHaveLength(1);
    await arrive(0);
    expect(state()?.status).toBe('ready');
  });
});
