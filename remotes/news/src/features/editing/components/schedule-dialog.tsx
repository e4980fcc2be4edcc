import { Button, chakra, DateTimeField, Dialog, DialogCancel, DialogContent, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface ScheduleDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** @param publishAt the instant, in UTC. */
  onSchedule: (publishAt: string) => void;
}

/** Tomorrow at nine, where the writer is. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  day.setHours(9, 0, 0, 0);
  return day.toISOString();
}

/** When the article is to come out. */
export function ScheduleDialog({ open, busy, onClose, onSchedule }: ScheduleDialogProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(tomorrow);
  const valid = Date.parse(at) > Date.now();
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <chakra.form
          onSubmit={(event) => {
            event.preventDefault();
            if (valid && !busy) onSchedule(at);
          }}
        >
          <Dialog.Header>
            <Dialog.Title>
              <Trans>When shall it come out?</Trans>
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <DateTimeField
              label={t`Day and time, where you are`}
              value={at}
              onChange={setAt}
              helperText={valid && <TimeText at={at} as="long" />}
              error={valid ? undefined : t`Choose a time that is still to come.`}
            />
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <Button type="submit" colorPalette="sodium" disabled={!valid} loading={busy}>
              <Trans>Schedule</Trans>
            </Button>
          </Dialog.Footer>
        </chakra.form>
      </DialogContent>
    </Dialog.Root>
  );
}
