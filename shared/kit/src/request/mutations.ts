import { type EndpointKey, STALE_AFTER } from '@boardwalk/contracts';

type Listener = (stale: readonly EndpointKey[]) => void;
const listeners = new Set<Listener>();

/** Notifies the page's query client of the queries that a successful mutation invalidates. */
export function noteMutation(key: EndpointKey): void {
  const stale = STALE_AFTER[key];
  if (stale) for (const listener of listeners) listener(stale);
}

/** Subscribes to the queries that each successful mutation invalidates. @returns a function that unsubscribes. */
export function onMutation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
