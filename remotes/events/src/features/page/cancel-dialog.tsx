import { EVENT_LIMITS, type EventScope } from '@boardwalk/contracts';
import {
  Controller,
  Dialog,
  DialogCancel,
  DialogContent,
  Form,
  FormField,
  FormSummary,
  Stack,
  SubmitButton,
  Text,
  Textarea,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EventPage } from '../../events/get-events.ts';
import { ScopeField } from '../../events/scope-field.tsx';
import { useEventMoves } from './use-event-moves.ts';

interface CancelDialogProps {
  event: EventPage;
  onClose: () => void;
}

/** Cancels a date, or several of a series, with a reason for the guests. */
export function CancelDialog({ event, onClose }: CancelDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <CancelForm event={event} onClose={onClose} />
      </DialogContent>
    </Dialog.Root>
  );
}

function CancelForm({ event, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const { cancel } = useEventMoves(event);
  const guests = event.going + event.maybe + event.waiting;
  return (
    <Form
      defaultValues={{ scope: 'this' as EventScope, reason: '' }}
      onSubmit={({ scope, reason }) =>
        cancel.mutateAsync({ scope: event.repeat ? scope : 'all', reason: reason.trim() })
      }
      onSaved={onClose}
      failure={t`The event could not be cancelled`}
    >
      {({ control, watch }) => (
        <>
          <Dialog.Header pe="12">
            <Dialog.Title>
              <Trans>Cancel {event.title}?</Trans>
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="4">
              <FormSummary />
              {event.repeat && (
                <Controller
                  control={control}
                  name="scope"
                  label={t`Dates to cancel`}
                  render={({ field }) => (
                    <ScopeField label={t`Dates to cancel`} scope={field.value} onChange={field.onChange} />
                  )}
                />
              )}
              <FormField
                control={control}
                name="reason"
                label={t`Reason`}
                helperText={t`Optional. Shown to the guests.`}
                limit={EVENT_LIMITS.reason}
              >
                {(field) => <Textarea {...field} rows={3} maxLength={EVENT_LIMITS.reason} />}
              </FormField>
              <Text color="fg.muted">
                {watch('scope') === 'this' && guests > 0 && (
                  <Plural value={guests} one="# guest will be notified." other="# guests will be notified." />
                )}{' '}
                <Trans>A cancelled event can’t be restored.</Trans>
              </Text>
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <DialogCancel />
            <SubmitButton colorPalette="signal">
              <Trans>Cancel the event</Trans>
            </SubmitButton>
          </Dialog.Footer>
        </>
      )}
    </Form>
  );
}
