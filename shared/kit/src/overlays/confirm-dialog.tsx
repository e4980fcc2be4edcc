import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../chakra/overlays.ts';
import { RequestError } from '../request/request-error.ts';
import { DialogCancel, DialogContent } from './dialog-content.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Label of the confirm button: a verb. */
  confirmLabel: string;
  busy?: boolean;
  /** The button is busy until a promise settles. A failed request leaves the dialog open; its toast follows the rules for failed calls. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Confirmation of an action that can't be undone easily. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [working, setWorking] = useState(false);
  const confirm = async () => {
    const result = onConfirm();
    if (!(result instanceof Promise)) return;
    setWorking(true);
    try {
      await result;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog.Root role="alertdialog" open={open} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <DialogCancel />
          <Button
            colorPalette="signal"
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
