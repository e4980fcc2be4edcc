import { PAGE_SET_ID } from '@boardwalk/contracts';
import { setConnected } from '@boardwalk/kit';
import { useSyncExternalStore } from 'react';

/** What is asked to learn whether the site can be reached again. */
const SIGN_OF_LIFE = '/healthz';
const PATIENCE = 5000;
/** How long after the start it is asked for the first time, and at most between two times. Milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

let connected = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(next: boolean): void {
  if (next === connected) return;
  connected = next;
  // What is being fetched waits meanwhile, and goes on by itself.
  setConnected(next);
  for (const listener of listeners) listener();
}

/** Browsers know when there is no network at all, but not whether the site answers: then it is asked, more and more seldom. */
function look(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (!navigator.onLine) return;
    const answers = await fetch(SIGN_OF_LIFE, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) put(true);
    else look(Math.min(wait * 2, LONGEST_WAIT));
  }, wait);
}

/** Begins to watch the connection. The shell calls it once, before anything is fetched. */
export function watchConnection(): void {
  // The worker marks a page that it had to bring itself.
  const kept = document.getElementById(PAGE_SET_ID)?.dataset.kept !== undefined;
  put(navigator.onLine && !kept);
  if (kept) look(FIRST_WAIT);
  window.addEventListener('offline', () => put(false));
  window.addEventListener('online', () => (connected ? undefined : look(0)));
}

/** Whether the site can be reached, as far as this page knows. On the server it always can. */
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
