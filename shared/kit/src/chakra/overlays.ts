import type * as chakra from '@chakra-ui/react';
import { useEffect } from 'react';
import { LazyModule } from '../lazy/lazy-module.ts';
import { lazyOverlay } from '../lazy/lazy-overlay.tsx';

/** Exports of the overlays chunk. */
type Overlays = typeof import('./overlays.chunk.ts');

/** Chunk of all overlay components. */
export const overlays = new LazyModule<Overlays>(
  () => import(/* webpackChunkName: "overlays" */ './overlays.chunk.ts'),
);

export const Dialog: typeof chakra.Dialog = lazyOverlay(overlays, (parts) => parts.Dialog, 'dialog');
export const Drawer: typeof chakra.Drawer = lazyOverlay(overlays, (parts) => parts.Drawer, 'dialog');
export const Menu: typeof chakra.Menu = lazyOverlay(overlays, (parts) => parts.Menu, 'menu');
export const Popover: typeof chakra.Popover = lazyOverlay(overlays, (parts) => parts.Popover, 'dialog');

/** First interactions on any device. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Loads the overlays on the first interaction: before the user can have opened one, and without competing with the page load. Users who only read
 * never load them.
 */
export function useOverlaysOnFirstUse(): void {
  useEffect(() => {
    const stop = () => {
      for (const kind of FIRST_USE) removeEventListener(kind, fetch);
    };
    const fetch = () => {
      stop();
      // A component that needs them loads again, and reports a failure.
      overlays.load().catch(() => {});
    };
    for (const kind of FIRST_USE) addEventListener(kind, fetch, { passive: true });
    return stop;
  }, []);
}
