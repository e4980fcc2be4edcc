import { Button, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Field, Textarea } from '../chakra/forms.ts';
import { Dialog } from '../chakra/overlays.ts';
import { DialogCancel, DialogContent } from '../overlays/dialog-content.tsx';

const SHORTEST = 3;
const LONGEST = 500;

interface ReportDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onReport: (reason: string) => void;
}

/** Tells the moderators about a comment, and why. */
export function ReportDialog({ open, busy, onClose, onReport }: ReportDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <chakra.form
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && reason.trim().length >= SHORTEST) onReport(reason.trim());
          }}
        >
          <Dialog.Header>
            <Dialog.Title>
              <Trans>Report this comment</Trans>
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Field.Root>
              <Field.Label>
                <Trans>What is wrong with it?</Trans>
              </Field.Label>
              <Textarea
                rows={3}
                maxLength={LONGEST}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
              <Field.HelperText>
                <Trans>Only the moderators read this.</Trans>
              </Field.HelperText>
            </Field.Root>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <Button
              type="submit"
              colorPalette="sodium"
              disabled={reason.trim().length < SHORTEST}
              loading={busy}
            >
              <Trans>Report</Trans>
            </Button>
          </Dialog.Footer>
        </chakra.form>
      </DialogContent>
    </Dialog.Root>
  );
}
