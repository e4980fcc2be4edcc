import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { LazyModule } from '../lazy/lazy-module.ts';

/** In the chunk of the overlays, which a dialog needs anyway. */
const dialog = new LazyModule(() => import(/* webpackChunkName: "overlays" */ './form-dialog.tsx'));

export const FormDialog: typeof import('./form-dialog.tsx').FormDialog = lazyDialog(
  dialog,
  (parts) => parts.FormDialog,
);
