import { type EndpointKey, STALE_AFTER } from '@boardwalk/contracts';

type Listener = (stale: readonly EndpointKey[]) => void;
const listeners = new Set<Listener>();

/** Notifies the page's query client of the queries that a successful mutation has made out of date. */
export function noteMutation(key: EndpointKey): void {
  const stale = STALE_AFTER[key];
  if (stale) for (const listener of listeners) listener(stale);
}

/** Calls back with the queries that each successful mutation makes out of date. @returns a function that stops it. */
export function onMutation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
