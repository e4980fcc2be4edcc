import { PAGE_SET_ID } from '@boardwalk/contracts';
import { setConnected } from '@boardwalk/kit';
import { useSyncExternalStore } from 'react';

/** Path polled to detect that the site is reachable again. */
const HEALTH_PATH = '/healthz';
const TIMEOUT_MS = 5000;
/** Delay before the first poll, and maximum delay between two polls. Milliseconds. */
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

let connected = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(next: boolean): void {
  if (next === connected) return;
  connected = next;
  // Pending queries pause meanwhile, and resume by themselves.
  setConnected(next);
  for (const listener of listeners) listener();
}

/** Browsers know whether there is a network, but not whether the site responds: then it is polled, with increasing delays. */
function poll(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (!navigator.onLine) return;
    const isReachable = await fetch(HEALTH_PATH, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReachable) put(true);
    else poll(Math.min(wait * 2, MAX_WAIT_MS));
  }, wait);
}

/** Begins to observe the connection. The shell calls it once, before anything is fetched. */
export function watchConnection(): void {
  // The service worker marks a page that it served from its cache.
  const isCached = document.getElementById(PAGE_SET_ID)?.dataset.kept !== undefined;
  put(navigator.onLine && !isCached);
  if (isCached) poll(FIRST_WAIT_MS);
  window.addEventListener('offline', () => put(false));
  window.addEventListener('online', () => (connected ? undefined : poll(0)));
}

/** Returns whether the site is reachable, as far as known. Always true on the server. */
export function useConnected(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connected,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
