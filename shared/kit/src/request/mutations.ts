import { type EndpointKey, type QueryEndpoint, STALE_AFTER } from '@boardwalk/contracts';

type Listener = (stale: readonly QueryEndpoint[]) => void;
const listeners = new Set<Listener>();
const staleAfter: { readonly [Key in EndpointKey]?: readonly QueryEndpoint[] } = STALE_AFTER;

/** Notifies the page's query client of the queries that a successful mutation invalidates. */
export function noteMutation(key: EndpointKey): void {
  const stale = staleAfter[key];
  if (stale) for (const listener of listeners) listener(stale);
}

/** Subscribes to the queries that each successful mutation invalidates. @returns a function that unsubscribes. */
export function onMutation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
