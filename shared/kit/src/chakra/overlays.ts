import type * as chakra from '@chakra-ui/react';
import { useEffect } from 'react';
import { LazyModule } from '../lazy/lazy-module.ts';
import { lazyOverlay } from '../lazy/lazy-overlay.tsx';

/** What the file of the overlays brings. */
type Overlays = typeof import('./overlays.chunk.ts');

/** Everything that opens over the page. */
export const overlays = new LazyModule<Overlays>(
  () => import(/* webpackChunkName: "overlays" */ './overlays.chunk.ts'),
);

export const Dialog: typeof chakra.Dialog = lazyOverlay(overlays, (parts) => parts.Dialog, 'dialog');
export const Drawer: typeof chakra.Drawer = lazyOverlay(overlays, (parts) => parts.Drawer, 'dialog');
export const Menu: typeof chakra.Menu = lazyOverlay(overlays, (parts) => parts.Menu, 'menu');
export const Popover: typeof chakra.Popover = lazyOverlay(overlays, (parts) => parts.Popover, 'dialog');

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
