import { MAX_TOPICS } from '@boardwalk/contracts';
import { forget } from '../request/bearer.ts';
import { useAuthStore } from '../state/auth-store.ts';
import type { LiveNews } from './live-news.ts';
import { openSseConnection } from './sse-connection.ts';

/** Delay before the connection is opened, to collect further topics, in milliseconds. */
const BATCH_DELAY_MS = 100;
/** Delays before reconnecting after a failure, in milliseconds: increasing, and with jitter. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** A connection to the server with the last requested topics. */
export interface LiveStream {
  want(topics: readonly string[]): void;
  close(): void;
}

/**
 * Maintains one connection, which reconnects when other topics are requested, when it has ended, and after failures with increasing delays. A
 * member's connection lasts as long as the token, and waits while there is none; a refused token is replaced like that of a call.
 * @param isMember whether it sends the member's token.
 */
export function createLiveStream(isMember: boolean, onNews: (news: LiveNews) => void): LiveStream {
  let topics: readonly string[] = [];
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;

  function leave(): void {
    clearTimeout(timer);
    connection?.abort();
    connection = undefined;
  }

  function openIn(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(open, wait);
  }

  function open(): void {
    leave();
    const token = isMember ? useAuthStore.getState().token : null;
    if (topics.length === 0 || (isMember && token === null)) return;
    const own = new AbortController();
    const requested = topics;
    connection = own;
    const ended = openSseConnection({
      address: `/api/live/events?topics=${encodeURIComponent(requested.join(','))}`,
      token,
      end: own,
      onOpen() {
        refusals = 0;
      },
      onEvent: (event, data) => onNews({ ...(data as LiveNews), event }),
    });
    void ended.then((end) => {
      // The closing code has handled the rest.
      if (connection !== own) return;
      connection = undefined;
      if (end !== 'ended') for (const topic of requested) onNews({ topic, event: 'lost' });
      if (end === 'token' && token !== null && useAuthStore.getState().token === token) return forget(token);
      openIn(Math.min(FIRST_WAIT_MS * 2 ** refusals, MAX_WAIT_MS) * (0.5 + Math.random() / 2));
      refusals += 1;
    });
  }

  const unfollow = useAuthStore.subscribe(({ token }) => {
    if (isMember && token !== null && !connection) openIn(0);
  });
  return {
    want(wanted) {
      // Topics of single windows are dropped first.
      const next = [...wanted].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).slice(0, MAX_TOPICS);
      if (next.join() === topics.join()) return;
      topics = next;
      openIn(BATCH_DELAY_MS);
    },
    close() {
      unfollow();
      leave();
    },
  };
}

const rank = (topic: string) => Number(topic.includes('@'));
