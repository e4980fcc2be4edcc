import { EVENT_LIMITS } from '@boardwalk/contracts';
import { type Control, FormField, Grid, NumberField, SelectField, Stack, Watch } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { EventValues } from '../../events/event-values.ts';
import { AudienceField } from './audience-field.tsx';
import { HostsField } from './hosts-field.tsx';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

interface WhoFieldsProps {
  control: Control<EventValues>;
  /** Whether the change is for one date of a series: hosts and audience apply to all. */
  oneDate: boolean;
  /** Handles of chosen hosts who have not accepted yet. */
  invited: readonly string[];
}

/** Hosts, capacity and audience. */
export function WhoFields({ control, oneDate, invited }: WhoFieldsProps) {
  const { t } = useLingui();
  const usual = [
    { value: '', label: t`When it begins` },
    { value: String(HOUR_MINUTES), label: t`An hour before` },
    { value: String(3 * HOUR_MINUTES), label: t`Three hours before` },
    { value: String(DAY_MINUTES), label: t`A day before` },
    { value: String(2 * DAY_MINUTES), label: t`Two days before` },
    { value: String(7 * DAY_MINUTES), label: t`A week before` },
  ];
  const withOwn = (deadline: string) =>
    usual.some(({ value }) => value === deadline)
      ? usual
      : usual.concat({ value: deadline, label: t`${deadline} minutes before` });
  return (
    <Stack gap="5">
      {!oneDate && <HostsField control={control} invited={invited} />}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <FormField
          control={control}
          name="capacity"
          label={t`Capacity`}
          helperText={t`Leave it empty for no limit. With a limit, later guests go on a waitlist.`}
        >
          {(field) => <NumberField {...field} min={1} max={EVENT_LIMITS.capacity} />}
        </FormField>
        <Watch
          control={control}
          name="deadlineMinutes"
          render={(deadline) => (
            <SelectField
              control={control}
              name="deadlineMinutes"
              label={t`RSVP by`}
              options={withOwn(deadline)}
            />
          )}
        />
      </Grid>
      {!oneDate && <AudienceField control={control} />}
    </Stack>
  );
}
