import { Box, Button, Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../chakra/overlays.ts';
import { ErrorBox } from '../components/error-box.tsx';
import { RequestError } from '../request/request-error.ts';
import { DialogCancel, DialogContent } from './dialog-content.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Label of the confirm button: a verb. */
  confirmLabel: string;
  busy?: boolean;
  /** The button is busy until a promise settles. A failed call leaves the dialog open, which shows its error. */
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
  const { t } = useLingui();
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<RequestError>();
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setError(undefined);
  }
  const confirm = async () => {
    const result = onConfirm();
    if (!(result instanceof Promise)) return;
    setWorking(true);
    setError(undefined);
    try {
      await result;
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      setError(failure);
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
        <Dialog.Body>
          <Stack gap="4">
            {children}
            <Box role="alert">{error && <ErrorBox title={t`That didn’t work`} error={error} />}</Box>
          </Stack>
        </Dialog.Body>
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
