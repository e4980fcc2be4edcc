import type { Presence } from '@boardwalk/contracts';
import { useEffect, useState } from 'react';
import { followPresence } from './presence-connection.ts';

/** What this window calls itself; a page that is loaded anew is another one. */
const TAB = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/**
 * Tells the server that somebody works here, and hears who else does.
 * @param address where the API tells it; nothing is told without one.
 */
export function usePresence(address: string | undefined): Presence | undefined {
  const [presence, setPresence] = useState<Presence>();
  useEffect(() => {
    if (!address) return;
    const stop = followPresence({ address: `${address}?tab=${TAB}`, onHere: setPresence });
    return () => {
      stop();
      setPresence(undefined);
    };
  }, [address]);
  return presence;
}
