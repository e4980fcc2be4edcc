import { LazyModule } from '../lazy/lazy-module.ts';
import { useAuthStore } from '../state/auth-store.ts';
import { type LiveNews, ReceivedTopics } from './live-news.ts';
import type { LiveTabs } from './live-tabs.ts';

/** A subscriber of a topic in this tab. */
export interface Follower {
  /** Name of the topic. */
  name: string;
  whileHidden: boolean;
  receive(news: LiveNews): void;
}

/** Delay after page load before a connection is opened, in milliseconds. */
const JOIN_DELAY_MS = 1500;
/** Delay before the connection module is fetched again after a failure, in milliseconds. */
const FETCH_RETRY_DELAY_MS = 30_000;

const tabsModule = new LazyModule(() => import(/* webpackChunkName: "live" */ './live-tabs.ts'));
const followers = new Set<Follower>();
const received = new ReceivedTopics();
let joined: { member: string | null; tabs: LiveTabs } | undefined;
let present = false;
let stop: (() => void) | undefined;

/** @returns a function that unsubscribes. */
export function follow(follower: Follower): () => void {
  followers.add(follower);
  // Replay the state that earlier subscribers have already received.
  for (const news of received.of(follower.name)) notify(follower, news);
  stop ??= begin();
  update();
  return () => {
    followers.delete(follower);
    received.retain([...followers].map(({ name }) => name));
    update();
    if (followers.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function dispatch(news: LiveNews): void {
  const concerned = [...followers].filter(({ name }) => name === news.topic);
  if (concerned.length > 0) received.note(news);
  for (const follower of concerned) notify(follower, news);
}

/** In a microtask of its own: an error must not affect other subscribers. */
function notify(follower: Follower, news: LiveNews): void {
  queueMicrotask(() => followers.has(follower) && follower.receive(news));
}

/** Publishes this tab's subscriptions, depending on its subscribers, the signed-in member, and visibility. */
function update(): void {
  const { user } = useAuthStore.getState();
  const member = user?.id ?? null;
  const topics = present ? wanted() : [];
  if (joined && (topics.length === 0 || joined.member !== member)) leave();
  if (topics.length === 0) return;
  const module = tabsModule.loaded();
  if (module) {
    joined ??= { member, tabs: module.joinLiveTabs(member, dispatch) };
    joined.tabs.want(topics);
  } else {
    tabsModule.load().then(update, () => setTimeout(update, FETCH_RETRY_DELAY_MS));
  }
}

function leave(): void {
  joined?.tabs.leave();
  joined = undefined;
  received.retain([]);
}

function wanted(): string[] {
  const seen = document.visibilityState === 'visible';
  const names = [...followers].flatMap(({ name, whileHidden }) => (seen || whileHidden ? [name] : []));
  return [...new Set(names)].sort();
}

/** Observes the page and the session, once the page has been open for a while. */
function begin(): () => void {
  const ends: (() => void)[] = [];
  const timer = setTimeout(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') joined?.tabs.yieldLead();
      update();
    };
    document.addEventListener('visibilitychange', onVisibility);
    const setPresent = (value: boolean) => () => {
      present = value;
      update();
    };
    ends.push(
      whilePresent(setPresent(true), setPresent(false)),
      useAuthStore.subscribe(({ user }, before) => {
        if (user?.id !== before.user?.id) update();
      }),
      () => document.removeEventListener('visibilitychange', onVisibility),
    );
  }, JOIN_DELAY_MS);
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

/**
 * Runs something only while the page is active: not after it was left, and not in the back/forward cache, which excludes pages with open connections.
 * @param begin called now, and each time the page is restored.
 * @returns a function that stops it, including `leave`.
 */
function whilePresent(begin: () => void, leave: () => void): () => void {
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', begin);
  begin();
  return () => {
    leave();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', begin);
  };
}
