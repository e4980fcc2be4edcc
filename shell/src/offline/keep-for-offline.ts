import type { PageData, ReleaseSet } from '@boardwalk/contracts';
import { useAuthStore } from '@boardwalk/kit';
import { releaseSets } from '../federation/set/set-store.ts';
import { type InUse, type PageMessage, WORKER_FILE, type WorkerMessage } from './messages.ts';

/** Where this tab began. */
const first = location.pathname;

/** Whether what this tab shows is what the site shows: nothing of a preview or of a development server is kept. */
const isPlain = (set: ReleaseSet): boolean =>
  !set.preview && set.remotes.every(({ integrity }) => integrity !== null);

/**
 * Has a worker keep the site for a time without network. Without one, or when it can't be had, nothing is different. The shell calls
 * it once, when the page has settled.
 * @param data says whether the site wants that; where it doesn't, what was kept is thrown away.
 */
export async function keepForOffline({ keeps, drawn }: Pick<PageData, 'keeps' | 'drawn'>): Promise<void> {
  // Absent on plain http and where somebody forbids it.
  if (!('serviceWorker' in navigator)) return;
  if (!keeps) return letGo();
  const set = releaseSets.current();
  if (!set || !isPlain(set)) return;
  navigator.serviceWorker.addEventListener('message', answer);
  // It takes the message event only after this.
  navigator.serviceWorker.startMessages();
  await navigator.serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  const tellIt = () => say(drawn ? first : null);
  tellIt();
  releaseSets.subscribe(tellIt);
  useAuthStore.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) tell({ kind: 'forget' });
  });
}

/** The worker that the site serves now does the same; this doesn't depend on it. */
async function letGo(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith('boardwalk-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Tells the worker what this page is made of. @param page where the server drew it for everybody. */
function say(page: string | null): void {
  const set = releaseSets.current();
  if (!set || !isPlain(set)) return;
  const signedIn = useAuthStore.getState().user !== null;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|remotes)\//.test(pathname))
    .map(({ pathname }) => pathname);
  tell({ kind: 'here', set: set.id, files: [...new Set(files)], page: signedIn ? null : page, signedIn });
}

function tell(message: PageMessage): void {
  void navigator.serviceWorker.getRegistration().then((registration) => {
    registration?.active?.postMessage(message);
  });
}

/** The worker wants to throw something away. */
function answer({ data, ports }: MessageEvent<WorkerMessage>): void {
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
