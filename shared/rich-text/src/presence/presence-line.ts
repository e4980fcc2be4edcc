import type { Presence } from '@boardwalk/contracts';
import { lineSlot, openEventLine, useAuthStore } from '@boardwalk/kit';

/** How long to wait before connecting anew, in milliseconds: longer each time that it fails, and never all at once. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

interface PresenceOptions {
  /** Where the API tells it, with this window’s name. */
  address: string;
  /** Is told who is here after each change; undefined when that isn’t known. */
  onHere: (presence: Presence | undefined) => void;
}

/**
 * Keeps a line to the server as long as the page is there: having it is what tells others that somebody works here. So it stays open
 * while the tab is hidden, and is let go of when the page is left, or kept by the browser for the way back.
 * @returns the way to stop.
 */
export function followPresence({ address, onHere }: PresenceOptions): () => void {
  let end: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function open(): Promise<void> {
    clearTimeout(timer);
    const { token } = useAuthStore.getState();
    if (end || !token) return;
    const own = new AbortController();
    end = own;
    const makeRoom = await lineSlot('presence', own.signal).catch(() => undefined);
    if (!makeRoom) return;
    if (own.signal.aborted) return makeRoom();
    const line = openEventLine({
      ...{ address, token, end: own },
      onEvent(name, data) {
        if (name !== 'here') return;
        failures = 0;
        onHere(data as Presence);
      },
    });
    const ended = await line.finally(makeRoom);
    // Whoever closed it has seen to the rest.
    if (end !== own) return;
    end = undefined;
    if (ended !== 'ended') onHere(undefined);
    if (ended === 'forbidden') return stop();
    if (ended === 'token') return renew(token);
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
    failures += 1;
    timer = setTimeout(() => void open(), wait * (0.5 + Math.random() / 2));
  }

  function leave(): void {
    clearTimeout(timer);
    const own = end;
    end = undefined;
    own?.abort();
  }

  function stop(): void {
    leave();
    unfollow();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', onShow);
  }

  const onShow = () => void open();
  // A line lives as long as its token; with the next one it begins anew.
  const unfollow = useAuthStore.subscribe(({ token }, before) => {
    if (token && token !== before.token) void open();
  });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onShow);
  void open();
  return stop;
}

/** As any call does: the session gets another token, unless it has one already. */
function renew(refused: string): void {
  const { token, setToken } = useAuthStore.getState();
  if (token === refused) setToken(null);
}
