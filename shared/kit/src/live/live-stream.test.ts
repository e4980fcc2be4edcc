// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bearer } from '../request/bearer.ts';
import { useAuthStore } from '../state/auth-store.ts';
import { stubEvents } from '../testing/stub-events.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

const onNews = vi.fn();
let stream: LiveStream;
function connect(isMember: boolean, ...topics: string[]) {
  stream = createLiveStream(isMember, onNews);
  stream.want(topics);
}
const pass = (milliseconds = 200) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  useAuthStore.getState().setToken('first');
  onNews.mockReset();
});
afterEach(() => {
  stream.close();
});

it('subscribes to all topics in one request, shared ones before those of windows, with a member’s token in a header', async () => {
  const streams = stubEvents(200);
  connect(true, 'b/presence@window');
  stream.want(['b/presence@window', 'releases', 'notifications']);
  await pass();
  expect(streams).toMatchObject([
    { topics: ['notifications', 'releases', 'b/presence@window'], token: 'first' },
  ]);
});

it('sends no token for a visitor', async () => {
  const streams = stubEvents(200);
  connect(false, 'releases');
  await pass();
  expect(streams.map(({ token }) => token)).toEqual([undefined]);
});

it('reconnects with other topics, and not with the same', async () => {
  const streams = stubEvents(200);
  connect(false, 'a', 'b');
  await pass();
  stream.want(['b', 'a']);
  await pass();
  expect(streams).toHaveLength(1);
  stream.want(['a']);
  await pass();
  expect(streams.map(({ topics, isOpen }) => [topics, isOpen])).toEqual([
    [['a', 'b'], false],
    [['a'], true],
  ]);
  stream.want([]);
  await pass();
  expect(streams.some(({ isOpen }) => isOpen)).toBe(false);
});

it('requests no more topics than the server accepts', async () => {
  const streams = stubEvents(200);
  connect(false, 'releases', ...Array.from({ length: 30 }, (_, number) => `x/presence@window-${number}`));
  await pass();
  expect(streams[0]?.topics).toHaveLength(20);
  expect(streams[0]?.topics).toContain('releases');
});

it('reconnects after the stream has ended, and keeps its state meanwhile', async () => {
  const streams = stubEvents(200);
  connect(false, 'releases');
  await pass();
  streams[0]?.send('releases', 'set', { seq: 7 }, true);
  await pass();
  streams[0]?.end();
  await pass(1_000);
  expect(streams).toHaveLength(2);
  expect(onNews.mock.calls).toEqual([[{ topic: 'releases', event: 'set', data: { seq: 7 }, state: true }]]);
});

it('retries with increasing delays while the server is unreachable, and reports the topics as lost', async () => {
  const streams = stubEvents(503);
  connect(false, 'releases');
  await pass(1_200);
  expect(streams).toHaveLength(2);
  expect(onNews).toHaveBeenLastCalledWith({ topic: 'releases', event: 'lost' });
  await pass(6_000);
  expect(streams.length).toBeLessThanOrEqual(5);
  await pass(240_000);
  expect(streams.length).toBeGreaterThan(7);
  expect(streams.length).toBeLessThan(25);
});

it('resets the delay once the server has accepted the connection', async () => {
  const streams = stubEvents(503, 503, 503, 503, 200);
  connect(false, 'releases');
  await pass(20_000);
  expect(streams).toHaveLength(5);
  streams[4]?.end();
  await pass(1_000);
  expect(streams).toHaveLength(6);
});

it('requests another token if this one is refused, and reconnects with it', async () => {
  const streams = stubEvents(401, 200);
  connect(true, 'notifications');
  await pass();
  expect(useAuthStore.getState().token).toBeNull();
  await pass(60_000);
  expect(streams).toHaveLength(1);
  useAuthStore.getState().setToken('second');
  await pass();
  expect(streams[1]).toMatchObject({ token: 'second', isOpen: true });
});

it('holds the calls of a member until the refused token is replaced', async () => {
  useAuthStore.getState().setUser({
    id: 'u',
    email: '',
    fullName: '',
    username: '',
    avatarUrl: null,
    roles: [],
  });
  stubEvents(401, 200);
  connect(true, 'notifications');
  await pass();
  const held = bearer();
  useAuthStore.getState().setToken('second');
  expect(await held).toBe('second');
  useAuthStore.getState().clear();
});

it('stops permanently', async () => {
  const streams = stubEvents(200);
  connect(true, 'notifications');
  await pass();
  stream.close();
  useAuthStore.getState().setToken(null);
  useAuthStore.getState().setToken('second');
  await pass(120_000);
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false]);
});
