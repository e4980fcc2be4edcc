import type { PageData, ReleaseSet } from '@boardwalk/contracts';
import { useAuthStore } from '@boardwalk/kit';
import { releaseSets } from '../federation/set/set-store.ts';
import { type InUse, type PageMessage, WORKER_FILE, type WorkerMessage } from './messages.ts';

/** First path of this tab. */
const first = location.pathname;

/** Returns whether the set is a regular one: previews and development servers aren't cached. */
const isPlain = (set: ReleaseSet): boolean =>
  !set.preview && set.remotes.every(({ integrity }) => integrity !== null);

/**
 * Registers a service worker that caches the site for offline use. Without one, or on failure, nothing changes. The shell calls it once, when the
 * page is idle.
 * @param data whether the site enables it; otherwise the cache is deleted.
 */
export async function cacheForOffline({
  offlineCache,
  rendered,
}: Pick<PageData, 'offlineCache' | 'rendered'>): Promise<void> {
  // Absent on plain http, and if the user blocks it.
  if (!('serviceWorker' in navigator)) return;
  if (!offlineCache) return deleteCaches();
  const set = releaseSets.current();
  if (!set || !isPlain(set)) return;
  navigator.serviceWorker.addEventListener('message', respond);
  // Required before message events are dispatched.
  navigator.serviceWorker.startMessages();
  await navigator.serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  const announce = () => sendPageFiles(rendered ? first : null);
  announce();
  releaseSets.subscribe(announce);
  useAuthStore.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) send({ kind: 'forget' });
  });
}

/** The current worker does the same on its own; this is independent of it. */
async function deleteCaches(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith('boardwalk-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Sends the worker the files of this page. @param page its path, if the server rendered it for everyone. */
function sendPageFiles(page: string | null): void {
  const set = releaseSets.current();
  if (!set || !isPlain(set)) return;
  const signedIn = useAuthStore.getState().user !== null;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|remotes)\//.test(pathname))
    .map(({ pathname }) => pathname);
  send({ kind: 'here', set: set.id, files: [...new Set(files)], page: signedIn ? null : page, signedIn });
}

function send(message: PageMessage): void {
  void navigator.serviceWorker.getRegistration().then((registration) => {
    registration?.active?.postMessage(message);
  });
}

/** The worker is about to delete files. */
function respond({ data, ports }: MessageEvent<WorkerMessage>): void {
  if (data.kind !== 'what-is-in-use') return;
  const set = releaseSets.current();
  const entries = set?.remotes.flatMap(({ entry, fallback }) => [
    entry,
    ...(fallback ? [fallback.entry] : []),
  ]);
  const inUse: InUse = {
    scripts: [...document.scripts].filter(({ src }) => src).map(({ src }) => new URL(src).pathname),
    folders: (entries ?? []).map((entry) => entry.slice(0, entry.lastIndexOf('/') + 1)),
  };
  ports[0]?.postMessage(inUse);
}
