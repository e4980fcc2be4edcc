import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { LazyModule } from '../lazy/lazy-module.ts';

/** In the chunk of the overlays, which a dialog needs anyway. */
const dialog = new LazyModule(() => import(/* webpackChunkName: "overlays" */ './confirm-dialog.tsx'));

export const ConfirmDialog: typeof import('./confirm-dialog.tsx').ConfirmDialog = lazyDialog(
  dialog,
  (parts) => parts.ConfirmDialog,
);
