import { type ComponentType, useEffect } from 'react';
import type { LazyModule } from './lazy-module.ts';

interface LazyDialogProps {
  open?: boolean;
  onClose: () => void;
}

/**
 * A dialog of a lazy chunk, which is loaded when the dialog is first opened. If it can't be loaded the dialog closes again, so that the user can
 * retry.
 * @param pick selects the dialog among the chunk's exports.
 */
export function lazyDialog<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  function LazyDialog(props: LazyDialogProps) {
    const { open = true, onClose } = props;
    const parts = file.use();
    useEffect(() => {
      if (open && !parts) file.load().catch(onClose);
    }, [open, parts, onClose]);
    if (!parts) return null;
    const Dialog = pick(parts) as ComponentType<LazyDialogProps>;
    return <Dialog {...props} />;
  }
  return LazyDialog as C;
}
