import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { LazyModule } from '../lazy/lazy-module.ts';

/** In the chunk of the overlays, which a dialog needs anyway. */
const dialog = new LazyModule(() => import(/* webpackChunkName: "overlays" */ './confirm-dialog.tsx'));

/**
 * @example
 * <ConfirmDialog
 *   trigger={<Button size="sm">{t`Remove…`}</Button>}
 *   title={t`Remove ${name}?`}
 *   confirmLabel={t`Remove`}
 *   onConfirm={() => call('DELETE /api/notes/:id', { params: { id } })}
 * >
 *   <Trans>This can’t be undone.</Trans>
 * </ConfirmDialog>
 */
export const ConfirmDialog: typeof import('./confirm-dialog.tsx').ConfirmDialog = lazyDialog(
  dialog,
  (parts) => parts.ConfirmDialog,
);
