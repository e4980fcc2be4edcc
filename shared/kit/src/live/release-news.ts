import { keepLine, type LineState } from './kept-line.ts';

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

const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

function connect({ accepted, lost }: LineState): () => void {
  const stream = new EventSource(ADDRESS);
  stream.addEventListener('open', accepted);
  stream.addEventListener('error', () => {
    // A line that breaks is the browser's to mend. After any other answer than a stream it gives up for good.
    if (stream.readyState === EventSource.CLOSED) lost();
  });
  for (const kind of KINDS) {
    stream.addEventListener(kind, ({ data }) => {
      const news = { ...(JSON.parse(data) as object), kind } as ReleaseNews;
      for (const listener of listeners) listener(news);
    });
  }
  return () => stream.close();
}

/**
 * Listens to what happens to releases, over one connection for the whole page, which is kept while the tab is seen. Whoever comes back
 * hears the newest number at once.
 * @returns the way to stop.
 */
export function followReleaseNews(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= keepLine('releases', connect);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
