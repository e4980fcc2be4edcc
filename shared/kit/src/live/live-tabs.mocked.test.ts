// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServedStream, stubEvents } from '../testing/stub-events.ts';
import type { LiveNews } from './live-news.ts';
import type { LiveTabs } from './live-tabs.ts';

/** A fake of the browser's locks, as far as they are used here. */
function makeLocks() {
  const held = new Set<string>();
  const waiting: { name: string; begin: () => void }[] = [];
  const free = (name: string) => {
    held.delete(name);
    const next = waiting.findIndex((one) => one.name === name);
    if (next >= 0) waiting.splice(next, 1)[0]?.begin();
  };
  function request(name: string, { signal }: LockOptions, work: () => unknown): Promise<void> {
    return new Promise((done, failed) => {
      if (signal?.aborted) return failed(signal.reason);
      const entry = {
        name,
        begin() {
          held.add(name);
          void Promise.resolve()
            .then(work)
            .then(() => {
              free(name);
              done();
            });
        },
      };
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(entry);
        if (place >= 0) waiting.splice(place, 1);
        failed(signal.reason);
      });
      if (held.has(name)) waiting.push(entry);
      else entry.begin();
    });
  }
  return { request };
}

interface Tab extends LiveTabs {
  news: LiveNews[];
  name: string;
}
const tabs: Tab[] = [];
let streams: ServedStream[];
const openStreams = () => streams.filter(({ isOpen }) => isOpen);
const openTopics = () => openStreams().map(({ topics }) => topics);

/** Opens a tab: modules of its own, and the browser's channel and locks. */
async function openTab(topics: string[], member: string | null = null): Promise<Tab> {
  vi.resetModules();
  const { joinLiveTabs } = await import('./live-tabs.ts');
  const { thisTab } = await import('./this-tab.ts');
  const { useAuthStore } = await import('../state/auth-store.ts');
  useAuthStore.getState().setToken(member);
  const news: LiveNews[] = [];
  const tab = { ...joinLiveTabs(member, (one) => news.push(one)), news, name: thisTab() };
  tab.want(topics);
  tabs.push(tab);
  return tab;
}
const elapse = () => new Promise((done) => setTimeout(done, 250));

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: makeLocks() });
  streams = stubEvents(200);
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.leave();
  vi.unstubAllGlobals();
});

it('maintains one connection for all tabs, with the topics of all', async () => {
  const [first, second] = [await openTab(['releases']), await openTab(['releases', 'notifications'])];
  await elapse();
  expect(openTopics()).toEqual([['notifications', 'releases']]);
  openStreams()[0]?.send('notifications', 'unread', { count: 1 }, true);
  for (const { news } of [first, second])
    await expect.poll(() => news).toMatchObject([{ topic: 'notifications', event: 'unread' }]);
  second.want(['releases']);
  await elapse();
  expect(openTopics()).toEqual([['releases']]);
});

it('passes the connection on when its tab closes', async () => {
  const [first, second] = [await openTab(['releases']), await openTab(['notifications'])];
  await elapse();
  first.leave();
  await elapse();
  expect(openTopics()).toEqual([['notifications']]);
  openStreams()[0]?.send('notifications', 'open');
  await expect.poll(() => second.news.at(-1)?.event).toBe('open');
  expect(first.news).toEqual([]);
});

it('drops topics of a tab that closed without a message', async () => {
  await openTab(['releases']);
  const second = await openTab(['x/presence@second']);
  await elapse();
  expect(openTopics()).toEqual([['releases', 'x/presence@second']]);
  second.leave();
  await elapse();
  expect(openTopics()).toEqual([['releases']]);
});

it('sends a later tab the current state, and no tab twice', async () => {
  const first = await openTab(['releases']);
  await elapse();
  openStreams()[0]?.send('releases', 'set', { seq: 7 }, true);
  openStreams()[0]?.send('releases', 'open');
  openStreams()[0]?.send('releases', 'health', { name: 'news' });
  await elapse();
  const second = await openTab(['releases']);
  await elapse();
  expect(second.news.map(({ event }) => event)).toEqual(['set', 'open']);
  expect(first.news.map(({ event }) => event)).toEqual(['set', 'open', 'health']);
  expect(streams).toHaveLength(1);
});

it('yields to another tab, and continues if there is none', async () => {
  const first = await openTab(['x/presence@first']);
  await elapse();
  first.yieldLead();
  await elapse();
  expect(openTopics()).toEqual([['x/presence@first']]);
  expect(streams).toHaveLength(2);
  await openTab(['releases']);
  await elapse();
  first.yieldLead();
  first.want([]);
  await elapse();
  expect(openTopics()).toEqual([['releases']]);
});

it('sends nothing to tabs of another session', async () => {
  const visitor = await openTab(['releases']);
  const member = await openTab(['releases'], 'auth0|member');
  await elapse();
  expect(openStreams()).toHaveLength(2);
  for (const stream of openStreams()) stream.send('releases', 'set', { seq: 7 }, true);
  await elapse();
  expect([visitor.news.length, member.news.length]).toEqual([1, 1]);
});

it('has one connection per tab in a browser without locks', async () => {
  vi.stubGlobal('navigator', {});
  await openTab(['releases']);
  await openTab(['notifications']);
  await elapse();
  expect(openTopics()).toEqual([['releases'], ['notifications']]);
});
