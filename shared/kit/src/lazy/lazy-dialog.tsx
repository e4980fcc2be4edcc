import { Text } from '@chakra-ui/react';
import { msg } from '@lingui/core/macro';
import { type ComponentType, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { i18n } from '../i18n/catalogs.ts';
import { useCountedOverlay } from '../overlays/open-overlays.ts';
import { notice } from '../toasts/notice-queue.ts';
import type { LazyModule } from './lazy-module.ts';
import { reportPartFailure } from './part-failures.ts';
import { withTriggerProps } from './with-trigger-props.ts';

interface DialogProps {
  open?: boolean;
  onClose: () => void;
  trigger?: ReactElement | false | null;
  returnTo?: () => HTMLElement | null;
}

type LazyDialogProps = Omit<DialogProps, 'onClose'> & { onClose?: () => void };

type TriggeredDialogProps = LazyDialogProps & { trigger: ReactElement | false | null };

const FAILURE = msg`The dialog could not be loaded. Try again.`;

/**
 * A dialog of a lazy chunk, which is loaded when the dialog is first opened. The page controls it with `open` and `onClose`; or its `trigger` opens it:
 * then it gets `open` and `onClose` here. It stays open if the trigger becomes false or null. If it can't be loaded it closes again, with a notice or
 * with an error next to its trigger, so that the user can retry.
 * @param pick selects the dialog among the chunk's exports.
 * @example
 * const reportDialog = new LazyModule(() => import('./report-dialog.tsx'));
 * const ReportDialog = lazyDialog(reportDialog, (file) => file.ReportDialog);
 */
export function lazyDialog<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  function ControlledDialog({ open = true, onClose = () => {}, ...props }: LazyDialogProps) {
    const Dialog = useDialog(open, () => {
      notice.error(i18n._(FAILURE));
      onClose();
    });
    return Dialog ? <Dialog {...props} open={open} onClose={onClose} /> : null;
  }

  function TriggeredDialog({ trigger, onClose, ...props }: TriggeredDialogProps) {
    const [isOpen, setOpen] = useState(false);
    const [wasOpened, setWasOpened] = useState(false);
    const [hasFailed, setFailed] = useState(false);
    const button = useRef<HTMLElement>(null);
    const Dialog = useDialog(isOpen, () => {
      setOpen(false);
      setFailed(true);
    });
    const isLoading = isOpen && !Dialog;
    useCountedOverlay(isLoading);
    return (
      <>
        {trigger &&
          withTriggerProps(trigger, {
            hasPopup: 'dialog',
            open: isOpen && !isLoading,
            busy: isLoading,
            onOpen: (event) => {
              button.current = event.currentTarget;
              setFailed(false);
              setWasOpened(true);
              setOpen(true);
            },
            prefetch: () => void file.ahead(),
          })}
        {/* Not a toast, which is in a chunk of the overlays itself. */}
        {trigger && hasFailed && (
          <Text role="alert" fontSize="sm" color="fg.error">
            {i18n._(FAILURE)}
          </Text>
        )}
        {wasOpened && Dialog && (
          <Dialog
            returnTo={() => (button.current?.isConnected ? button.current : document.querySelector('h1'))}
            {...props}
            trigger={trigger}
            open={isOpen}
            onClose={() => {
              setOpen(false);
              onClose?.();
            }}
          />
        )}
      </>
    );
  }

  /** Loads the dialog while it is open. */
  function useDialog(open: boolean, onFailure: () => void): ComponentType<DialogProps> | undefined {
    const parts = file.use();
    const fail = useEffectEvent(onFailure);
    useEffect(() => {
      if (!open || parts) return;
      let isClosed = false;
      file.load().catch((error: unknown) => {
        reportPartFailure(error);
        if (!isClosed) fail();
      });
      return () => {
        isClosed = true;
      };
    }, [open, parts]);
    return parts && (pick(parts) as ComponentType<DialogProps>);
  }

  function LazyDialog({ trigger, ...props }: LazyDialogProps) {
    return trigger === undefined ? (
      <ControlledDialog {...props} />
    ) : (
      <TriggeredDialog {...props} trigger={trigger} />
    );
  }
  return LazyDialog as C;
}
