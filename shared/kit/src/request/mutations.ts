import type { EndpointKey, QueryEndpoint } from '@boardwalk/contracts';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { RemoteQueryKey } from './endpoint-filters.ts';

type StaleAfter = { readonly [Key in EndpointKey]?: readonly QueryEndpoint[] };
type Stale = readonly (QueryEndpoint | RemoteQueryKey)[];
/** @param stale undefined if they aren't known: any query may be stale. */
type Listener = (stale: Stale | undefined) => void;

/** Loaded with the first mutation: users who only read don't need it. */
const table = new LazyModule<{ STALE_AFTER: StaleAfter }>(
  () => import(/* webpackChunkName: "stale-after" */ './stale-after.chunk.ts'),
);
const listeners = new Set<Listener>();

/** Loads what {@link noteMutation} needs, for a mutation that has just been sent. */
export function expectMutation(): void {
  void table.ahead();
}

/** Notifies the page's query client of the queries that a successful mutation invalidates. */
export async function noteMutation(key: EndpointKey): Promise<void> {
  const loaded = table.loaded() ?? (await table.load().catch(() => undefined));
  const stale = loaded?.STALE_AFTER[key];
  if (loaded && !stale) return;
  noteStale(stale);
}

/** Notifies the page's query client of stale queries, by their keys; undefined if they aren't known. */
export function noteStale(stale: Stale | undefined): void {
  for (const listener of listeners) listener(stale);
}

/** Subscribes to the queries that each successful mutation invalidates. @returns a function that unsubscribes. */
export function onMutation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
