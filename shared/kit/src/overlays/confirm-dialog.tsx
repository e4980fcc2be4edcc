import { Box, Button } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../chakra/overlays.ts';
import { ErrorBox } from '../components/error-box.tsx';
import { announce, isShown } from '../request/request.ts';
import { RequestError } from '../request/request-error.ts';
import { DialogCancel, DialogContent } from './dialog-content.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Consequences of the action, in one or two sentences. */
  children: ReactNode;
  /** Label of the confirm button: a verb. */
  confirmLabel: string;
  /** Color of the button. By default `signal`, for actions that destroy something; with `sodium` the button has the focus. */
  tone?: 'signal' | 'sodium';
  busy?: boolean;
  /**
   * Runs the action. Close the dialog when the action has succeeded: it doesn't close itself. The button is busy until a promise settles. A failed call
   * leaves the dialog open, which shows its error; if it was closed meanwhile, the error is toasted. A mutation needs `meta.handlesError`: otherwise its
   * error is shown here and toasted.
   */
  onConfirm: () => unknown;
  /** Returns a sentence for a failed call; by default the server's message is shown. */
  failure?: (error: unknown) => string;
  /** Called when the user closes the dialog. */
  onClose: () => void;
  /** Element that gets the focus afterwards; by default the previously focused one. */
  returnTo?: () => HTMLElement | null;
}

/** Confirmation of an action that can't be undone easily. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  tone = 'signal',
  busy,
  onConfirm,
  failure,
  onClose,
  returnTo,
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<RequestError>();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setError(undefined);
  }
  // A call may fail after the user has closed the dialog, or after the page has removed it.
  const isVisible = useRef(false);
  useEffect(() => {
    isVisible.current = open;
    return () => {
      isVisible.current = false;
    };
  }, [open]);
  const confirm = async () => {
    const result = onConfirm();
    if (!(result instanceof Promise)) return;
    setWorking(true);
    setError(undefined);
    try {
      await result;
    } catch (caught) {
      if (!(caught instanceof RequestError)) throw caught;
      if (!isVisible.current) announce(caught, failure?.(caught));
      else if (isShown(caught)) setError(caught);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      // An action that destroys something must not be triggered by Enter immediately.
      initialFocusEl={tone === 'sodium' ? () => button.current : undefined}
      finalFocusEl={returnTo}
      onOpenChange={(change) => !change.open && onClose()}
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
