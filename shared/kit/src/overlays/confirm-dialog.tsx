import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from '../chakra/overlays.ts';
import { DialogCancel, DialogContent } from './dialog-content.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The word on the button that does it: a verb. */
  confirmLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that can't be taken back in one step. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog.Root role="alertdialog" open={open} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <DialogCancel />
          <Button colorPalette="signal" loading={busy} loadingText={confirmLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
}
