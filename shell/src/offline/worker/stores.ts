import type { Seen } from '../../federation/set/read-set.ts';

/** Every cache of this worker begins like this; the worker that ends all of it goes by that, too. */
const OURS = 'boardwalk-';

/** What is kept, and how many of each at most; the oldest leave first. Files leave by what is in use instead. */
const MOST = { files: Number.POSITIVE_INFINITY, pages: 30, data: 40, pictures: 80, notes: 5 } as const;
export type StoreName = keyof typeof MOST;

const open = (name: StoreName) => caches.open(`${OURS}${name}-1`);

export async function readKept(name: StoreName, key: string): Promise<Response | undefined> {
  // A picture is kept in the format that this browser asked for.
  return (await open(name)).match(key, { ignoreVary: true });
}

/** Keeps an answer. A full disk costs only that it is kept. */
export async function keep(name: StoreName, key: string, answer: Response): Promise<void> {
  try {
    const store = await open(name);
    await store.put(key, answer);
    const keys = await store.keys();
    for (const one of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await store.delete(one);
  } catch {
    // Whoever asks for it next asks the network.
  }
}

export async function drop(name: StoreName, key: string): Promise<void> {
  await (await open(name)).delete(key);
}

/** The paths of everything in a store. */
export async function pathsIn(name: StoreName): Promise<string[]> {
  const keys = await (await open(name)).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

export async function emptyOut(...names: StoreName[]): Promise<void> {
  for (const name of names) await caches.delete(`${OURS}${name}-1`);
}

/** Removes what an earlier form of this worker left. */
export async function dropForeign(): Promise<void> {
  const current = new Set(Object.keys(MOST).map((name) => `${OURS}${name}-1`));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && !current.has(name)).map((name) => caches.delete(name)),
  );
}

/** What the worker remembers, because it is ended and started by the browser as it likes. */
export interface Notes {
  /** The newest set that it verified. */
  seen: Seen | null;
  /** The id of the set that was last fetched whole. */
  set: string | null;
  /** The folders of its releases. */
  folders: string[];
  signedIn: boolean;
}

const NOTES = '/notes';
const NOTHING: Notes = { seen: null, set: null, folders: [], signedIn: false };

export async function readNotes(): Promise<Notes> {
  try {
    const text = await (await readKept('notes', NOTES))?.text();
    return text ? { ...NOTHING, ...(JSON.parse(text) as Partial<Notes>) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export async function writeNotes(change: Partial<Notes>): Promise<void> {
  await keep('notes', NOTES, Response.json({ ...(await readNotes()), ...change }));
}
