import { EVENT_LIMITS, type EventScope } from '@boardwalk/contracts';
import { Controller, FormDialog, FormField, Text, Textarea } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { EventPage } from '../../events/queries.ts';
import { ScopeField } from '../../events/scope-field.tsx';
import { useEventMoves } from './use-event-moves.ts';

interface CancelDialogProps {
  event: EventPage;
  /** The button that opens the dialog; false without one. */
  trigger: ReactElement | false;
}

/** Cancels a date, or several of a series, with a reason for the guests. */
export function CancelDialog({ event, trigger }: CancelDialogProps) {
  const { t } = useLingui();
  const { cancel } = useEventMoves(event);
  const guests = event.going + event.maybe + event.waiting;
  return (
    <FormDialog
      trigger={trigger}
      title={<Trans>Cancel {event.title}?</Trans>}
      submitLabel={<Trans>Cancel event</Trans>}
      tone="signal"
      defaultValues={{ scope: 'this' as EventScope, reason: '' }}
      onSubmit={({ scope, reason }) =>
        cancel.mutateAsync({ scope: event.repeat ? scope : 'all', reason: reason.trim() })
      }
      failure={t`The event could not be cancelled`}
    >
      {({ control, watch }) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
