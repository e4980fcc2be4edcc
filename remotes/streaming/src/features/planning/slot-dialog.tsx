import { STREAM_LIMITS, type StreamSlot } from '@boardwalk/contracts';
import {
  Button,
  Controller,
  call,
  clock,
  type Day,
  DayText,
  FormDialog,
  FormField,
  FormNumberField,
  FormSwitch,
  HStack,
  Input,
  SelectField,
  toast,
  useIdempotencyKey,
  zoneLabel,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlotDays } from './slot-days.tsx';
import { bodyOf, newValues, type SlotValues, valuesOf } from './slot-form.ts';
import { useTimes } from './use-times.ts';

/** The edited slot: a new one with its start, or an existing one, with the opened date. */
export type Edited = { startsAt: string } | { slot: StreamSlot; day?: Day };

interface SlotDialogProps {
  edited: Edited;
  zone: string;
  characters: readonly string[];
  onClose: () => void;
  onSaved: (saved: StreamSlot) => void;
  onRemove: (slot: StreamSlot) => void;
  onSkip: (slot: StreamSlot, day: Day) => void;
}

/** Dialog for a slot of the schedule: title, time, duration and repetition. */
export default function SlotDialog({
  edited,
  zone: own,
  characters,
  onClose,
  onSaved,
  onRemove,
  onSkip,
}: SlotDialogProps) {
  const { t } = useLingui();
  const times = useTimes();
  const withKey = useIdempotencyKey();
  const slot = 'slot' in edited ? edited.slot : undefined;
  const skipped = 'slot' in edited ? edited.day : undefined;
  const zone = slot?.zone ?? own;
  const zoneName = zoneLabel(zone, slot?.nextAt ?? clock.date().toISOString());
  return (
    <FormDialog
      title={slot ? <Trans>Edit slot</Trans> : <Trans>Add slot</Trans>}
      submitLabel={slot ? <Trans>Save</Trans> : <Trans>Save</Trans>}
      onClose={onClose}
      defaultValues={'slot' in edited ? valuesOf(edited.slot) : newValues(edited.startsAt)}
      check={slot ? 'PATCH /api/streams/me/slots/:id' : 'POST /api/streams/me/slots'}
      body={(values: SlotValues) => ({ ...bodyOf(values, zone), ...(slot && { version: slot.version }) })}
      onSubmit={(body) =>
        slot
          ? call('PATCH /api/streams/me/slots/:id', {
              params: { id: slot.id },
              body: { ...body, version: slot.version },
            })
          : withKey(body, (idempotencyKey) =>
              call('POST /api/streams/me/slots', { body }, { idempotencyKey }),
            )
      }
      onSaved={(saved) => {
        toast.add({
          description: slot ? t`Slot updated` : t`Slot added`,
          tone: 'success',
        });
        onSaved(saved);
      }}
      failure={t`The slot could not be saved`}
    >
      {({ control, watch, register }) => (
        <>
          <FormField
            control={control}
            name="title"
            label={t`Title`}
            limit={STREAM_LIMITS.title}
            rules={{ required: t`Enter a title.` }}
          >
            {(field) => <Input {...field} maxLength={STREAM_LIMITS.title} autoComplete="off" />}
          </FormField>
          <SelectField
            control={control}
            name="character"
            label={t`Character`}
            options={characters}
            emptyLabel={t`Not specified`}
          />
          <HStack gap="4" align="start">
            <FormField
              control={control}
              name="startsAt"
              label={t`Begins`}
              helperText={
                <>
                  {watch('startsAt') && (
                    <>
                      <DayText at={watch('startsAt')} />
                      {'. '}
                    </>
                  )}
                  <Trans>Times in {zoneName}</Trans>
                </>
              }
              rules={{ required: t`Enter a start time.` }}
            >
              {(field) => <Input {...field} type="datetime-local" step={900} />}
            </FormField>
            <FormNumberField
              control={control}
              name="minutes"
              label={t`Minutes`}
              min={STREAM_LIMITS.slotMinutesMin}
              max={STREAM_LIMITS.slotMinutes}
              step={15}
              maxW="8rem"
            />
          </HStack>
          <FormSwitch control={control} name="weekly" label={t`Each week`} />
          {watch('weekly') && (
            <>
              <Controller
                control={control}
                name="days"
                label={t`Days`}
                render={({ field }) => (
                  <SlotDays value={field.value} onChange={field.onChange} name={times.weekday} />
                )}
              />
              <FormField
                control={control}
                name="until"
                label={t`Until`}
                helperText={t`Leave it empty for no end.`}
              >
                {() => <Input {...register('until')} type="date" maxW="12rem" />}
              </FormField>
            </>
          )}
          {slot && (
            <HStack gap="2" wrap="wrap" pt="2" borderTopWidth="1px">
              {slot.repeat && skipped && (
                <Button size="sm" variant="outline" onClick={() => onSkip(slot, skipped)}>
                  <Trans>Cancel this date</Trans>
                </Button>
              )}
              <Button size="sm" variant="outline" colorPalette="signal" onClick={() => onRemove(slot)}>
                <Trans>Remove slot</Trans>
              </Button>
            </HStack>
          )}
        </>
      )}
    </FormDialog>
  );
}
