import { useEffect } from 'react';
import { LazyModule } from '../lazy/lazy-module.ts';

/** What the file of the overlays brings. */
export type Overlays = typeof import('./chunk.ts');

/** Everything that opens over the page. */
export const overlays = new LazyModule(
  () => import(/* webpackChunkName: "overlays" */ './chunk.ts') as Promise<Overlays>,
);

/** Fetches what opens over the page, once; after a fetch that failed, anew. */
export const loadOverlays = (): Promise<Overlays> => overlays.load();

/** What somebody does first, with whichever device. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const;

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
      overlays.load().catch(() => {});
    };
    for (const kind of FIRST_USE) addEventListener(kind, fetch, { passive: true });
    return stop;
  }, []);
}
