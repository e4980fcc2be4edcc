import { useEffect, useSyncExternalStore } from 'react';

/** What the file of the overlays brings. */
export type Overlays = typeof import('./chunk.ts');

/** What somebody does first, with whichever device. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const;

let loaded: Overlays | undefined;
let loading: Promise<Overlays> | undefined;
const listeners = new Set<() => void>();

/** The overlays, if they are here already. */
export const loadedOverlays = (): Overlays | undefined => loaded;

/** Fetches the overlays, once; after a fetch that failed, anew. */
export function loadOverlays(): Promise<Overlays> {
  loading ??= import(/* webpackChunkName: "overlays" */ './chunk.ts').then(
    (overlays) => {
      loaded = overlays;
      for (const listener of listeners) listener();
      return overlays;
    },
    (cause) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The overlays once they are here; it doesn't fetch them. */
export function useOverlays(): Overlays | undefined {
  return useSyncExternalStore(subscribe, loadedOverlays, () => undefined);
}

/**
 * Fetches the overlays as soon as somebody uses the page: before they can have opened anything, and not while the page itself is on
 * its way. Whoever only reads never fetches them.
 */
export function useOverlaysOnFirstUse(): void {
  useEffect(() => {
    const stop = () => {
      for (const kind of FIRST_USE) removeEventListener(kind, fetch);
    };
    const fetch = () => {
      stop();
      // What needs them asks again, and says so when they can't be had.
      loadOverlays().catch(() => {});
    };
    for (const kind of FIRST_USE) addEventListener(kind, fetch, { passive: true });
    return stop;
  }, []);
}
