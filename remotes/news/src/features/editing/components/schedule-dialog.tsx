import { Button, CloseButton, chakra, Dialog, Field, Input, Portal, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

interface ScheduleDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** @param publishAt the instant, in UTC. */
  onSchedule: (publishAt: string) => void;
}

/** Tomorrow at nine, as the field writes it: in the writer's own zone. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T09:00`;
}

/** When the article is to come out. */
export function ScheduleDialog({ open, busy, onClose, onSchedule }: ScheduleDialogProps) {
  const [at, setAt] = useState(tomorrow);
  const instant = new Date(at);
  const valid = !Number.isNaN(instant.getTime()) && instant.getTime() > Date.now();
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <chakra.form
              onSubmit={(event) => {
                event.preventDefault();
                if (valid && !busy) onSchedule(instant.toISOString());
              }}
            >
              <Dialog.Header>
                <Dialog.Title>
                  <Trans>When shall it come out?</Trans>
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Field.Root invalid={!valid}>
                  <Field.Label>
                    <Trans>Day and time, where you are</Trans>
                  </Field.Label>
                  <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
                  {valid ? (
                    <Field.HelperText>
                      <TimeText at={instant.toISOString()} as="long" />
                    </Field.HelperText>
                  ) : (
                    <Field.ErrorText>
                      <Trans>Choose a time that is still to come.</Trans>
                    </Field.ErrorText>
                  )}
                </Field.Root>
              </Dialog.Body>
              <Dialog.Footer>
                <Dialog.ActionTrigger asChild>
                  <Button variant="outline">
                    <Trans>Cancel</Trans>
                  </Button>
                </Dialog.ActionTrigger>
                <Button type="submit" colorPalette="sodium" disabled={!valid} loading={busy}>
                  <Trans>Schedule</Trans>
                </Button>
              </Dialog.Footer>
            </chakra.form>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
