import { Button, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SheetLeave } from './sheet-leave.tsx';
import { SheetRoot } from './sheet-root.tsx';

export interface ConfirmDialogProps {
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
  title,
  children,
  confirmLabel,
  busy,
  onConfirm,
  ...rest
}: ConfirmDialogProps) {
  return (
    <SheetRoot role="alertdialog" {...rest}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
      <Dialog.Footer>
        <SheetLeave />
        <Button colorPalette="signal" loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </SheetRoot>
  );
}
