import { EVENT_LIMITS, type EventRepeat, WEEKDAYS } from '@boardwalk/contracts';
import {
  addDays,
  chakra,
  Field,
  formatDay,
  HStack,
  Input,
  type LocalTime,
  Select,
  Stack,
  Switch,
  Text,
  useFirstWeekday,
  weekdayOf,
  weekdaysFrom,
} from '@boardwalk/kit';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { defaultRepeat } from '../../events/event-values.ts';

/** A Monday. */
const MONDAY = '2026-01-05';

interface RepeatFieldProps {
  value: EventRepeat | null;
  startsAt: LocalTime;
  error: string | undefined;
  onChange: (repeat: EventRepeat | null) => void;
}

/** Weekly repetition: days, interval and end. */
export function RepeatField({ value, startsAt, error, onChange }: RepeatFieldProps) {
  const { t } = useLingui();
  const errorId = useId();
  const intervals = Array.from({ length: EVENT_LIMITS.interval }, (_, at) => at + 1).map((weeks) => ({
    value: weeks,
    label: t`${plural(weeks, { one: 'Each week', other: 'Every # weeks' })}`,
  }));
  return (
    <Stack gap="4" aria-describedby={error ? errorId : undefined}>
      <Switch.Root
        checked={value !== null}
        onCheckedChange={({ checked }) => onChange(checked && startsAt ? defaultRepeat(startsAt) : null)}
        disabled={!startsAt}
        colorPalette="tide"
      >
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>
          <Trans>Repeats each week</Trans>
        </Switch.Label>
      </Switch.Root>
      {value && (
        <Stack gap="4" borderStartWidth="2px" ps="4">
          <RepeatDays repeat={value} startsAt={startsAt} onChange={onChange} />
          <HStack gap="4" align="start" wrap="wrap">
            <Select
              label={<Trans>How often</Trans>}
              width="12rem"
              value={value.interval}
              options={intervals}
              onValueChange={(interval) => onChange({ ...value, interval })}
            />
            <Field.Root width="12rem" invalid={error !== undefined}>
              <Field.Label>
                <Trans>Until</Trans>
              </Field.Label>
              <Input
                type="date"
                value={value.until}
                min={startsAt.slice(0, 10)}
                onChange={(event) => onChange({ ...value, until: event.target.value })}
              />
            </Field.Root>
          </HStack>
        </Stack>
      )}
      {error && (
        <Text id={errorId} role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}

interface RepeatDaysProps {
  repeat: EventRepeat;
  startsAt: LocalTime;
  onChange: (repeat: EventRepeat) => void;
}

/** Days of the week. The day of the start is always included. */
function RepeatDays({ repeat, startsAt, onChange }: RepeatDaysProps) {
  const { t, i18n } = useLingui();
  const weekdays = weekdaysFrom(useFirstWeekday());
  const own = startsAt && weekdayOf(startsAt.slice(0, 10));
  return (
    <HStack gap="1.5" wrap="wrap" role="group" aria-label={t`Days of the week`}>
      {weekdays.map((weekday) => {
        const chosen = weekday === own || repeat.days.includes(weekday);
        const day = addDays(MONDAY, WEEKDAYS.indexOf(weekday));
        const days = repeat.days.filter((one) => one !== weekday);
        return (
          <chakra.button
            key={weekday}
            type="button"
            aria-label={formatDay(day, 'weekday', i18n.locale)}
            aria-pressed={chosen}
            aria-disabled={weekday === own}
            onClick={() =>
              weekday !== own && onChange({ ...repeat, days: chosen ? days : [...days, weekday] })
            }
            minW="11"
            h="10"
            px="2"
            borderWidth="1px"
            borderColor={chosen ? 'sodium.fg' : 'border.emphasized'}
            borderRadius="md"
            bg={chosen ? 'sodium.muted' : undefined}
            fontWeight={chosen ? '700' : undefined}
            cursor={weekday === own ? 'default' : 'pointer'}
          >
            {formatDay(day, 'shortWeekday', i18n.locale)}
          </chakra.button>
        );
      })}
    </HStack>
  );
}
