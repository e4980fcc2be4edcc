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

/** How long to wait before connecting anew to a server that refused, in milliseconds: longer each time, and never all at once. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

const listeners = new Set<Listener>();
let source: EventSource | undefined;
let refusals = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function open(): void {
  if (source || listeners.size === 0 || document.visibilityState !== 'visible') return;
  clearTimeout(timer);
  const stream = new EventSource(ADDRESS);
  source = stream;
  stream.addEventListener('open', () => {
    refusals = 0;
  });
  stream.addEventListener('error', () => {
    // A line that breaks is the browser's to mend. After any other answer than a stream it gives up for good.
    if (stream === source && stream.readyState === EventSource.CLOSED) openLater();
  });
  for (const kind of KINDS) {
    stream.addEventListener(kind, ({ data }) => {
      const news = { ...(JSON.parse(data) as object), kind } as ReleaseNews;
      for (const listener of listeners) listener(news);
    });
  }
}

function openLater(): void {
  close();
  const wait = Math.min(FIRST_WAIT * 2 ** refusals, LONGEST_WAIT);
  refusals += 1;
  timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

const follow = () => (document.visibilityState === 'visible' ? open() : close());

/**
 * Listens to what happens to releases, over one connection for the whole page. It is kept only while the tab is seen: a hidden tab
 * would hold one of the few connections that a browser has for a site, and an open connection keeps a page out of the back/forward
 * cache. Whoever comes back hears the newest number at once.
 * @returns the way to stop.
 */
export function followReleaseNews(listener: Listener): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
  }
  listeners.add(listener);
  open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
  };
}
