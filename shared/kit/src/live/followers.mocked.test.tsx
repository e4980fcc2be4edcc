// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SessionUser, useAuthStore } from '../state/auth-store.ts';
import type { LiveNews } from './live-news.ts';
import { followTopic, useLiveTopic } from './use-live-topic.ts';

/** A message of this tab to the others. */
interface Joined {
  member: string | null;
  wants: readonly string[];
  stoodBack: number;
  isLeft: boolean;
  send(news: LiveNews): void;
}
const joins: Joined[] = vi.hoisted(() => []);
vi.mock('./live-tabs.ts', () => ({
  joinLiveTabs(member: string | null, send: (news: LiveNews) => void) {
    const joined: Joined = { member, wants: [], stoodBack: 0, isLeft: false, send };
    joins.push(joined);
    return {
      want: (topics: readonly string[]) => {
        joined.wants = topics;
      },
      yieldLead: () => {
        joined.stoodBack += 1;
      },
      leave: () => {
        joined.isLeft = true;
      },
    };
  },
}));

const ID = '00000000-0000-4000-8000-000000000000';
const stops: (() => void)[] = [];
const follow = (...given: Parameters<typeof followTopic<'releases'>>) => {
  const stop = followTopic(...given);
  stops.push(stop);
  return stop;
};
const followPresence = () =>
  stops.push(
    followTopic('articles/:id/presence', {
      params: { id: ID },
      perWindow: true,
      whileHidden: true,
      onEvent: {},
    }),
  );
const elapse = (milliseconds = 1_500) => vi.advanceTimersByTimeAsync(milliseconds);
function show(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}
const member = { id: 'auth0|member' } as SessionUser;
const last = () => joins.at(-1) as Joined;

beforeEach(() => {
  vi.useFakeTimers();
  joins.length = 0;
});
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  useAuthStore.getState().clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('joins the other tabs once the page has been open for a while, and leaves with the last subscriber', async () => {
  const [one, other] = [follow('releases', { onEvent: {} }), follow('releases', { onEvent: {} })];
  await elapse(1_000);
  expect(joins).toEqual([]);
  await elapse(500);
  expect(joins).toMatchObject([{ member: null, wants: ['releases'], isLeft: false }]);
  one();
  expect(last().isLeft).toBe(false);
  other();
  expect(last().isLeft).toBe(true);
});

it('subscribes to nothing while the tab is hidden, except for topics with whileHidden', async () => {
  follow('releases', { onEvent: {} });
  await elapse();
  show('hidden');
  expect(last().isLeft).toBe(true);
  show('visible');
  expect(joins).toMatchObject([{ isLeft: true }, { isLeft: false, wants: ['releases'] }]);
  followPresence();
  show('hidden');
  expect(last()).toMatchObject({ isLeft: false, stoodBack: 1 });
  expect(last().wants).toEqual([expect.stringMatching(`^articles/${ID}/presence@[0-9a-f]{24}$`)]);
});

it('leaves on pagehide, and joins again on pageshow', async () => {
  followPresence();
  await elapse();
  window.dispatchEvent(new Event('pagehide'));
  expect(last().isLeft).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(joins).toHaveLength(2);
  expect(last().isLeft).toBe(false);
});

it('joins the tabs of the signed-in member, and those of visitors after sign-out', async () => {
  follow('releases', { onEvent: {} });
  await elapse();
  useAuthStore.getState().setUser(member);
  useAuthStore.getState().setToken('another');
  useAuthStore.getState().clear();
  expect(joins).toMatchObject([
    { member: null, isLeft: true },
    { member: member.id, isLeft: true },
    { member: null, isLeft: false },
  ]);
});

it('sends each event to its subscribers, and reports the state of the connection', async () => {
  const handlers = { set: vi.fn(), onOpen: vi.fn(), onRefused: vi.fn(), onLost: vi.fn() };
  const { set, ...rest } = handlers;
  follow('releases', { onEvent: { set }, ...rest });
  await elapse();
  const send = (event: string, data: unknown = {}) => last().send({ topic: 'releases', event, data });
  send('set', { seq: 7 });
  send('health', { name: 'news' });
  last().send({ topic: 'notifications', event: 'set', data: {} });
  send('open');
  send('refused', { code: 'ACCESS_DENIED' });
  send('lost');
  await elapse(0);
  expect(Object.values(handlers).map(({ mock }) => mock.calls)).toEqual([
    [[{ seq: 7 }]],
    [[]],
    [['ACCESS_DENIED']],
    [[]],
  ]);
});

it('sends a later subscriber of the same tab the current state until that is unknown', async () => {
  follow('releases', { onEvent: {} });
  await elapse();
  last().send({ topic: 'releases', event: 'set', data: { seq: 7 }, state: true });
  last().send({ topic: 'releases', event: 'open' });
  const [set, onOpen, tooLate] = [vi.fn(), vi.fn(), vi.fn()];
  follow('releases', { onEvent: { set }, onOpen });
  follow('releases', { onEvent: { set: tooLate } })();
  await elapse(0);
  expect([set.mock.calls, onOpen.mock.calls, tooLate.mock.calls]).toEqual([[[{ seq: 7 }]], [[]], []]);
  last().send({ topic: 'releases', event: 'lost' });
  const unknown = vi.fn();
  follow('releases', { onEvent: { set: unknown } });
  await elapse(0);
  expect(unknown).not.toHaveBeenCalled();
});

it('notifies the other subscribers after one has failed', async () => {
  const failures = vi.fn();
  process.on('uncaughtException', failures);
  const set = vi.fn();
  follow('releases', {
    onEvent: {
      set() {
        throw new Error('of a remote');
      },
    },
  });
  follow('releases', { onEvent: { set } });
  await elapse();
  last().send({ topic: 'releases', event: 'set', data: { seq: 7 }, state: true });
  await elapse(0);
  process.off('uncaughtException', failures);
  expect([set.mock.calls.length, failures.mock.calls.length]).toEqual([1, 1]);
});

it('calls the component’s latest functions, and subscribes again with other parameters', async () => {
  function Here({ id, onHere, enabled }: { id: string; onHere: (id: string) => void; enabled?: boolean }) {
    useLiveTopic('docs/:id/presence', {
      params: { id },
      perWindow: true,
      ...(enabled !== undefined && { enabled }),
      onEvent: { here: () => onHere(id) },
    });
    return null;
  }
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Here id="a" onHere={first} />);
  await elapse();
  const [wanted = ''] = last().wants;
  rerender(<Here id="a" onHere={second} />);
  expect(joins).toHaveLength(1);
  await act(async () => last().send({ topic: wanted, event: 'here', data: {} }));
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [['a']]]);
  rerender(<Here id="b" onHere={second} />);
  await elapse();
  expect(last().wants).toEqual([expect.stringContaining('docs/b/presence@')]);
  rerender(<Here id="b" onHere={second} enabled={false} />);
  expect(last().isLeft).toBe(true);
});
