import { overlays } from '../chakra/overlays.ts';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';

type Parts = typeof import('../chakra/overlays.chunk.ts');

export const ConfirmDialog: Parts['ConfirmDialog'] = lazyDialog(overlays, (parts) => parts.ConfirmDialog);
export const FormDialog: Parts['FormDialog'] = lazyDialog(overlays, (parts) => parts.FormDialog);
