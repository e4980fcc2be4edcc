import { type ConnectionState, keepConnected } from './reconnecting.ts';
import { whilePresent } from './while-present.ts';

/** What the site tells about its releases while a page is open. */
export type ReleaseNews =
  /** There is a release set with this number now. Said at once on connecting, and after each change. */
  | { kind: 'set'; seq: number }
  /** A version failed for visitors and was taken back by itself; `to` is served instead, null when nothing is. */
  | { kind: 'demoted'; name: string; version: string; to: string | null }
  /** Reports have come in about a remote's versions. */
  | { kind: 'health'; name: string };

type Listener = (news: ReleaseNews) => void;

const ADDRESS = '/api/registry/events';
const KINDS = ['set', 'demoted', 'health'] as const;
/** On which the windows of a browser tell each other what one of them has heard: only one of them has a connection for it. */
const CHANNEL = 'boardwalk-release-news';

const listeners = new Set<Listener>();
let stop: (() => void) | undefined;
let windows: BroadcastChannel | undefined;
/** What this window's own connection has said last about the set; undefined without one. */
let newest: ReleaseNews | undefined;

/** Said by a window that has come later. */
const ASK = 'newest?';

function tell(news: ReleaseNews): void {
  for (const listener of listeners) listener(news);
}

function connect({ accepted, lost }: ConnectionState): () => void {
  const stream = new EventSource(ADDRESS);
  stream.addEventListener('open', accepted);
  stream.addEventListener('error', () => {
    // A connection that breaks is the browser's to mend. After any other answer than a stream it gives up for good.
    if (stream.readyState === EventSource.CLOSED) lost();
  });
  for (const kind of KINDS) {
    stream.addEventListener(kind, ({ data }) => {
      const news = { ...(JSON.parse(data) as object), kind } as ReleaseNews;
      if (kind === 'set') newest = news;
      windows?.postMessage(news);
      tell(news);
    });
  }
  return () => {
    newest = undefined;
    stream.close();
  };
}

/** Hears the other windows too. */
function hearWindows(): () => void {
  const hear = () => {
    windows ??= new BroadcastChannel(CHANNEL);
    windows.onmessage = ({ data }: MessageEvent<ReleaseNews | typeof ASK>) => {
      if (data !== ASK) tell(data);
      else if (newest) windows?.postMessage(newest);
    };
    windows.postMessage(ASK);
  };
  const leave = () => {
    windows?.close();
    windows = undefined;
  };
  return whilePresent(hear, leave);
}

function follow(): () => void {
  const deafen = hearWindows();
  const close = keepConnected({ kind: 'releases', connect });
  return () => {
    close();
    deafen();
  };
}

/**
 * Listens to what happens to releases, over one connection for all windows of the browser, which one that is seen keeps. Whoever begins
 * hears the newest number at once.
 * @returns the way to stop.
 */
export function followReleaseNews(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
