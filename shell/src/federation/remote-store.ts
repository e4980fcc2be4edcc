import type { Release } from '@boardwalk/contracts';
import { addWords, type RemoteDefinition } from '@boardwalk/kit';
import { LOAD_POLICY } from './load-policy.ts';
import { fetchRemote } from './runtime.ts';

/** Where a remote stands in this tab. `slow` still hopes; `failed` waits for the reader. */
export type RemoteState =
  | { status: 'loading'; attempt: number }
  | { status: 'slow'; attempt: number }
  | { status: 'ready'; attempt: number; definition: RemoteDefinition }
  | { status: 'failed'; attempt: number; error: unknown };

type Fetch = (release: Release, attempt: number) => Promise<RemoteDefinition>;

/** Loads each remote once for the tab, however many places show it, and again when asked to. */
export function createRemoteStore(fetch: Fetch = fetchRemote) {
  const states = new Map<string, RemoteState>();
  const listeners = new Set<() => void>();

  function put(release: Release, state: RemoteState): void {
    // An answer to an attempt that has been given up for a newer one says nothing about that one.
    if ((states.get(release.container)?.attempt ?? 0) > state.attempt) return;
    states.set(release.container, state);
    for (const listener of listeners) listener();
  }

  async function run(release: Release, attempt: number): Promise<void> {
    put(release, { status: 'loading', attempt });
    const tell = setTimeout(() => put(release, { status: 'slow', attempt }), LOAD_POLICY.tellAfter);
    try {
      const definition = await fetch(release, attempt);
      await addWords(definition.words);
      clearTimeout(tell);
      put(release, { status: 'ready', attempt, definition });
    } catch (error) {
      clearTimeout(tell);
      put(release, { status: 'failed', attempt, error });
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (release: Release): RemoteState | undefined => states.get(release.container),
    /** Starts loading unless that has happened. */
    load(release: Release): void {
      if (!states.has(release.container)) void run(release, 0);
    },
    /** Starts over from nothing. */
    retry(release: Release): void {
      void run(release, (states.get(release.container)?.attempt ?? 0) + 1);
    },
  };
}

export const remotes = createRemoteStore();
