import { acquireConnection, type ConnectionKind } from './acquire-connection.ts';
import { whilePresent } from './while-present.ts';

/** What a connection tells the one who keeps it. */
export interface ConnectionState {
  /** The server took it. */
  accepted(): void;
  /** It is gone and doesn't come back by itself. */
  lost(): void;
}

/** How long to wait before connecting anew after a refusal, in milliseconds: longer each time, and never all at once. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

interface KeptConnection {
  /** What it is for: each kind has room of its own among the browser's connections. */
  kind: ConnectionKind;
  /** A hidden tab would hold one of the few connections that a browser has for a site: it keeps one only where having it says something. */
  whileHidden?: boolean;
  /** Opens a connection and answers the way to close it. */
  connect: (state: ConnectionState) => () => void;
}

/**
 * Keeps a connection while the tab is seen. One that is open keeps a page out of the back/forward cache, so it is let go of when the page
 * is left. After a refusal it connects anew, less and less often.
 * @returns the way to stop.
 */
export function keepConnected({ kind, whileHidden = false, connect }: KeptConnection): () => void {
  let close: (() => void) | undefined;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wanted = () => whileHidden || document.visibilityState === 'visible';

  function open(): void {
    if (close || !wanted()) return;
    clearTimeout(timer);
    const own = new AbortController();
    let end: (() => void) | undefined;
    let makeRoom: (() => void) | undefined;
    const start = (room: () => void) => {
      if (own.signal.aborted) return room();
      makeRoom = room;
      end = connect({
        accepted() {
          if (!own.signal.aborted) refusals = 0;
        },
        lost() {
          if (!own.signal.aborted) openLater();
        },
      });
    };
    // Whoever closes it while it waits for room has seen to the rest.
    acquireConnection(kind, own.signal).then(start, () => {});
    close = () => {
      own.abort();
      end?.();
      makeRoom?.();
    };
  }

  function openLater(): void {
    leave();
    const wait = Math.min(FIRST_WAIT * 2 ** refusals, LONGEST_WAIT);
    refusals += 1;
    timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
  }

  function leave(): void {
    clearTimeout(timer);
    close?.();
    close = undefined;
  }

  const follow = () => (wanted() ? open() : leave());
  document.addEventListener('visibilitychange', follow);
  const stop = whilePresent(open, leave);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', follow);
  };
}
