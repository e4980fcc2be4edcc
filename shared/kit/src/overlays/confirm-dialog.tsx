import { Box, Button } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../chakra/overlays.ts';
import { ErrorBox } from '../components/error-box.tsx';
import { errorMessage } from '../request/error-message.ts';
import { holdToasts } from '../request/mutation-errors.ts';
import { announce, isShown, suppressToast } from '../request/request.ts';
import { RequestError } from '../request/request-error.ts';
import { DialogCancel, DialogContent } from './dialog-content.tsx';
import { useMessageOnRemoval } from './use-message-on-removal.ts';
import { useOpening } from './use-opening.ts';

interface ConfirmDialogContent {
  title: string;
  /** Consequences of the action, in one or two sentences. */
  children: ReactNode;
  /** Label of the confirm button: a verb. */
  confirmLabel: string;
  /** Color of the button. By default `signal`, for actions that destroy something; with `sodium` the button has the focus. */
  tone?: 'signal' | 'sodium';
  busy?: boolean;
  /**
   * Runs the action. The button is busy until a promise settles. A failed call or mutation leaves the dialog open, which shows the error instead of a
   * toast; if it was closed meanwhile, the error is toasted. With a `trigger`, the dialog closes when the action has succeeded; without one, the page
   * closes it.
   */
  onConfirm: () => unknown;
  /** Returns a sentence for a failed call; by default the server's message is shown. */
  failure?: (error: unknown) => string;
  /** Element that gets the focus afterwards; by default the trigger, or the previously focused one. */
  returnTo?: () => HTMLElement | null;
}

interface TriggeredConfirmDialogProps extends ConfirmDialogContent {
  /**
   * A button that opens the dialog, in place of `open`. False or null renders no button, but leaves an open dialog open: put the condition for the action
   * here, not around the dialog, which would disappear when the page reloads its data.
   */
  trigger: ReactElement | false | null;
  open?: undefined;
  /** Called when the dialog is closed, by the user or after success. */
  onClose?: () => void;
}

interface ControlledConfirmDialogProps extends ConfirmDialogContent {
  trigger?: undefined;
  open: boolean;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** Confirmation of an action that can't be undone easily. */
export function ConfirmDialog({
  open = false,
  trigger,
  title,
  children,
  confirmLabel,
  tone = 'signal',
  busy,
  onConfirm,
  failure,
  onClose,
  returnTo,
}: TriggeredConfirmDialogProps | ControlledConfirmDialogProps) {
  const { t } = useLingui();
  // `lazyDialog` renders the trigger, and controls the dialog.
  const closesItself = trigger !== undefined;
  const shownMessage = useMessageOnRemoval(closesItself);
  const button = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<RequestError>();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setError(undefined);
  }
  // A call may end after the user has closed the dialog, or after the page has removed it.
  const { opening, isVisible } = useOpening(open);
  const confirm = async () => {
    const releaseToasts = holdToasts();
    shownMessage.current = undefined;
    try {
      const result = onConfirm();
      if (result instanceof Promise) {
        setWorking(true);
        setError(undefined);
        await result;
      }
      if (closesItself && isVisible(opening)) onClose?.();
    } catch (caught) {
      if (!(caught instanceof RequestError)) throw caught;
      if (!isVisible(opening)) {
        announce(caught, failure?.(caught));
        return;
      }
      suppressToast(caught);
      if (!isShown(caught)) return;
      shownMessage.current = failure?.(caught) ?? errorMessage(caught);
      setError(caught);
    } finally {
      setWorking(false);
      releaseToasts();
    }
  };
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      // An action that destroys something must not be triggered by Enter immediately.
      initialFocusEl={tone === 'sodium' ? () => button.current : undefined}
      finalFocusEl={returnTo}
      lazyMount
      unmountOnExit
      onOpenChange={(change) => {
        if (change.open) return;
        shownMessage.current = undefined;
        onClose?.();
      }}
    >
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {children}
          <Box role="alert" mt={error && '4'}>
            {error && <ErrorBox title={t`That didn’t work`} error={error} message={failure?.(error)} />}
          </Box>
        </Dialog.Body>
        <Dialog.Footer>
          <DialogCancel />
          <Button
            ref={button}
            colorPalette={tone}
            loading={busy || working}
            loadingText={confirmLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
}
