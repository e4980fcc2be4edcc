import type { Presence } from '@boardwalk/contracts';
import { followMemberEvents } from '@boardwalk/kit';

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
  return followMemberEvents({
    kind: 'presence',
    whileHidden: true,
    address,
    onEvent(name, data) {
      if (name === 'here') onHere(data as Presence);
    },
    onLost: () => onHere(undefined),
  });
}
