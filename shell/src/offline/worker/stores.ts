import type { Seen } from '../../federation/set/read-set.ts';

/** Prefix of this worker's caches; the worker that uninstalls everything uses it, too. */
const OURS = 'boardwalk-';

/** Stores, with the maximum number of entries each; the oldest are evicted first. Files are evicted when they are no longer in use instead. */
const MAX_ENTRIES = { files: Number.POSITIVE_INFINITY, pages: 30, data: 40, pictures: 80, notes: 5 } as const;
export type StoreName = keyof typeof MAX_ENTRIES;

const open = (name: StoreName) => caches.open(`${OURS}${name}-1`);

export async function readStored(name: StoreName, key: string): Promise<Response | undefined> {
  // A picture is cached in the format that this browser accepts.
  return (await open(name)).match(key, { ignoreVary: true });
}

/** Caches a response. On a full disk it isn't cached. */
export async function writeStored(name: StoreName, key: string, answer: Response): Promise<void> {
  try {
    const store = await open(name);
    await store.put(key, answer);
    const keys = await store.keys();
    for (const one of keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name]))) await store.delete(one);
  } catch {
    // The next request uses the network.
  }
}

export async function drop(name: StoreName, key: string): Promise<void> {
  await (await open(name)).delete(key);
}

/** Returns the paths of all entries of a store. */
export async function pathsIn(name: StoreName): Promise<string[]> {
  const keys = await (await open(name)).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

export async function emptyOut(...names: StoreName[]): Promise<void> {
  for (const name of names) await caches.delete(`${OURS}${name}-1`);
}

/** Deletes the caches of earlier versions of this worker. */
export async function dropForeign(): Promise<void> {
  const current = new Set(Object.keys(MAX_ENTRIES).map((name) => `${OURS}${name}-1`));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && !current.has(name)).map((name) => caches.delete(name)),
  );
}

/** Persistent state of the worker, because the browser stops and starts it at any time. */
export interface Notes {
  /** The newest set that it verified. */
  seen: Seen | null;
  /** Id of the last set that was fetched completely. */
  set: string | null;
  /** Folders of its releases. */
  folders: string[];
  signedIn: boolean;
}

const NOTES = '/notes';
const NOTHING: Notes = { seen: null, set: null, folders: [], signedIn: false };

export async function readNotes(): Promise<Notes> {
  try {
    const text = await (await readStored('notes', NOTES))?.text();
    return text ? { ...NOTHING, ...(JSON.parse(text) as Partial<Notes>) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export async function writeNotes(change: Partial<Notes>): Promise<void> {
  await writeStored('notes', NOTES, Response.json({ ...(await readNotes()), ...change }));
}
