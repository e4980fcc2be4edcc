import { useAuthStore } from '../state/auth-store.ts';
import type { ConnectionKind } from './acquire-connection.ts';
import { type ConnectionState, keepConnected } from './reconnecting.ts';
import { openSseConnection } from './sse-connection.ts';

interface MemberEvents {
  /** What it is for. */
  kind: ConnectionKind;
  /** Whether a tab that nobody sees keeps it too. */
  whileHidden?: boolean;
  /** Where the API tells it: from the site's root, query included. */
  address: string;
  /** The server has taken it; what was said before isn't said again. */
  onOpen?: () => void;
  /** @param data what came with it, as JSON says it. */
  onEvent: (name: string, data: unknown) => void;
  /** The server can't be asked, or refuses: what was heard before may not be true any more. */
  onLost?: () => void;
}

/**
 * Listens to what the server says to the signed-in member, for as long as somebody is. A connection lives as long as its token and begins anew
 * with the next one; a token that is refused is replaced, like that of a call. Who isn't let in asks no more.
 * @returns the way to stop.
 */
export function followMemberEvents({ kind, whileHidden, address, ...tell }: MemberEvents): () => void {
  let close: (() => void) | undefined;

  function connect(state: ConnectionState): () => void {
    const token = tokenNow() ?? '';
    const end = new AbortController();
    let closed = false;
    const connection = openSseConnection({
      ...{ address, token, end, onEvent: tell.onEvent },
      onOpen() {
        state.accepted();
        tell.onOpen?.();
      },
    });
    void connection.then((ended) => {
      // Whoever closed it has seen to the rest.
      if (closed) return;
      if (ended !== 'ended') tell.onLost?.();
      if (ended === 'forbidden') stop();
      else if (ended === 'token' && tokenNow() === token) useAuthStore.getState().setToken(null);
      else state.lost();
    });
    return () => {
      closed = true;
      end.abort();
    };
  }

  function follow(): void {
    if (tokenNow() !== null) close ??= keepConnected({ kind, whileHidden, connect });
    else leave();
  }

  function leave(): void {
    close?.();
    close = undefined;
  }

  function stop(): void {
    unfollow();
    leave();
  }

  const unfollow = useAuthStore.subscribe(follow);
  follow();
  return stop;
}

const tokenNow = () => useAuthStore.getState().token;
