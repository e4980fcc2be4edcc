import { EVENT_LIMITS, type EventCard, MESSAGE_RECEIVERS } from '@boardwalk/contracts';
import {
  Checkbox,
  Controller,
  call,
  FormDialog,
  FormField,
  Stack,
  Text,
  Textarea,
  toast,
  useIdempotencyKey,
} from '@boardwalk/kit';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

type Receiver = (typeof MESSAGE_RECEIVERS)[number];

interface MessageDialogProps {
  event: Pick<EventCard, 'id' | 'going' | 'maybe' | 'waiting'>;
  /** The button that opens the dialog; false without one. */
  trigger: ReactElement | false;
}

/** Sends a message to the guests, as a notification. */
export function MessageDialog({ event, trigger }: MessageDialogProps) {
  const { t } = useLingui();
  const withKey = useIdempotencyKey();
  const counts: Record<Receiver, number> = {
    going: event.going,
    maybe: event.maybe,
    waitlisted: event.waiting,
  };
  return (
    <FormDialog
      trigger={trigger}
      title={<Trans>Message to the guests</Trans>}
      submitLabel={<Trans>Send</Trans>}
      defaultValues={{ text: '', to: ['going', 'maybe'] as Receiver[] }}
      check="POST /api/events/:id/messages"
      onSubmit={(body) =>
        withKey(body, (idempotencyKey) =>
          call('POST /api/events/:id/messages', { params: { id: event.id }, body }, { idempotencyKey }),
        )
      }
      onSaved={({ receivers, left }) => {
        toast.add({
          description: `${t`${plural(receivers, { one: 'Sent to # member.', other: 'Sent to # members.' })}`} ${t`${plural(
            left,
            { one: 'You can write # more time today.', other: 'You can write # more times today.' },
          )}`}`,
          tone: 'success',
        });
      }}
      failure={t`The message could not be sent`}
    >
      {({ control }) => (
        <>
          <Controller
            control={control}
            name="to"
            label={t({ message: 'To', context: 'recipients' })}
            rules={{ validate: (to) => to.length > 0 || t`Choose who gets the message.` }}
            render={({ field, fieldState }) => (
              <Receivers
                chosen={field.value}
                counts={counts}
                error={fieldState.error?.message}
                onChange={field.onChange}
              />
            )}
          />
          <FormField
            control={control}
            name="text"
            label={t`Message`}
            helperText={t`Guests get it as a notification.`}
            limit={EVENT_LIMITS.message}
            rules={{ required: t`Enter a message.` }}
          >
            {(field) => <Textarea {...field} rows={4} maxLength={EVENT_LIMITS.message} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}

interface ReceiversProps {
  chosen: readonly Receiver[];
  counts: Record<Receiver, number>;
  error: string | undefined;
  onChange: (chosen: Receiver[]) => void;
}

function Receivers({ chosen, counts, error, onChange }: ReceiversProps) {
  const { t } = useLingui();
  const names: Record<Receiver, string> = {
    going: t`Going (${counts.going})`,
    maybe: t`Maybe (${counts.maybe})`,
    waitlisted: t`On the waitlist (${counts.waitlisted})`,
  };
  return (
    <Stack role="group" aria-label={t({ message: 'To', context: 'recipients' })} gap="2">
      {MESSAGE_RECEIVERS.map((one) => (
        <Checkbox.Root
          key={one}
          checked={chosen.includes(one)}
          onCheckedChange={({ checked }) =>
            onChange(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
          colorPalette="tide"
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{names[one]}</Checkbox.Label>
        </Checkbox.Root>
      ))}
      {error && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}
