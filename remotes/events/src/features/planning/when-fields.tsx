import { EVENT_LIMITS } from '@boardwalk/contracts';
import {
  Controller,
  DayText,
  FormField,
  Grid,
  Input,
  SelectField,
  Stack,
  type UseFormReturn,
  Watch,
  ZoneOptions,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { type EventValues, endAfterMove, minutesOf } from '../../events/event-values.ts';
import { DateList, datesOf } from './date-list.tsx';
import { RepeatField } from './repeat-field.tsx';

interface WhenFieldsProps {
  form: UseFormReturn<EventValues>;
  /** Whether the change is for one date of a series: the repetition applies to all. */
  oneDate: boolean;
}

/** Times of the event, with an optional weekly repetition. */
export function WhenFields({ form, oneDate }: WhenFieldsProps) {
  const { t } = useLingui();
  const { control, getValues, setValue } = form;
  const lastStart = useLastStart(form);
  const length = (endsAt: string, values: EventValues) => {
    const minutes = minutesOf({ ...values, endsAt });
    if (minutes < EVENT_LIMITS.minutesMin)
      return t`An event has to last at least ${EVENT_LIMITS.minutesMin} minutes.`;
    return minutes <= EVENT_LIMITS.minutes || t`An event can last three days at most.`;
  };
  return (
    <Stack gap="5">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <FormField
          control={control}
          name="startsAt"
          label={t`Begins`}
          helperText={<Watch control={control} name="startsAt" render={(at) => <DayText at={at} />} />}
          rules={{
            required: t`Enter a start time.`,
            onChange: ({ target }) => {
              if (!target.value) return;
              setValue('endsAt', endAfterMove(getValues('endsAt'), lastStart.current, target.value));
            },
          }}
        >
          {(field) => <Input {...field} type="datetime-local" />}
        </FormField>
        <FormField
          control={control}
          name="endsAt"
          label={t`Ends`}
          helperText={<Watch control={control} name="endsAt" render={(at) => <DayText at={at} />} />}
          rules={{ required: t`Enter an end time.`, validate: length }}
        >
          {(field) => <Input {...field} type="datetime-local" />}
        </FormField>
      </Grid>
      {!oneDate && (
        <>
          <SelectField
            control={control}
            name="zone"
            label={t`Time zone`}
            helperText={t`Everyone sees the times in their own time zone.`}
            maxW="24rem"
          >
            <Watch control={control} name="zone" render={(zone) => <ZoneOptions zone={zone} />} />
          </SelectField>
          <Controller
            control={control}
            name="repeat"
            label={t`Repeats each week`}
            render={({ field, fieldState }) => (
              <Watch
                control={control}
                name="startsAt"
                render={(startsAt) => (
                  <RepeatField
                    value={field.value}
                    startsAt={startsAt}
                    error={fieldState.error?.message}
                    onChange={field.onChange}
                  />
                )}
              />
            )}
          />
          <Watch control={control} compute={datesOf} render={(dates) => dates && <DateList {...dates} />} />
        </>
      )}
    </Stack>
  );
}

/**
 * Returns a ref with the start that the end belongs to: the last one that wasn't empty. It also changes when other values are put into the form: a
 * restored draft, or another version of the event.
 */
function useLastStart({ getValues, subscribe }: UseFormReturn<EventValues>): RefObject<string> {
  const lastStart = useRef(getValues('startsAt'));
  useEffect(() => {
    const update = ({ startsAt }: EventValues) => {
      if (startsAt) lastStart.current = startsAt;
    };
    // A draft may have been restored before this effect.
    update(getValues());
    return subscribe({
      name: 'startsAt',
      formState: { values: true },
      callback: ({ values }) => update(values),
    });
  }, [getValues, subscribe]);
  return lastStart;
}
