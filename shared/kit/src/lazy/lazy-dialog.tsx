import { msg } from '@lingui/core/macro';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { i18n } from '../i18n/catalogs.ts';
import { notice } from '../toasts/notice-queue.ts';
import type { LazyModule } from './lazy-module.ts';

interface LazyDialogProps {
  open?: boolean;
  onClose: () => void;
}

const FAILURE = msg`The dialog could not be loaded. Please try again.`;

/**
 * A dialog of a lazy chunk, which is loaded when the dialog is first opened. If it can't be loaded, a notice is shown and the dialog closes again, so
 * that the user can retry.
 * @param pick selects the dialog among the chunk's exports.
 * @example
 * const reportDialog = new LazyModule(() => import('./report-dialog.tsx'));
 * const ReportDialog = lazyDialog(reportDialog, (file) => file.ReportDialog);
 */
export function lazyDialog<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  function LazyDialog(props: LazyDialogProps) {
    const { open = true, onClose } = props;
    const parts = file.use();
    const fail = useEffectEvent(() => {
      notice.error(i18n._(FAILURE));
      onClose();
    });
    useEffect(() => {
      if (!open || parts) return;
      let isClosed = false;
      file.load().catch(() => {
        if (!isClosed) fail();
      });
      return () => {
        isClosed = true;
      };
    }, [open, parts]);
    if (!parts) return null;
    const Dialog = pick(parts) as ComponentType<LazyDialogProps>;
    return <Dialog {...props} />;
  }
  return LazyDialog as C;
}
