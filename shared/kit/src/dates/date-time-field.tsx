import { Stack, Text } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Field, Input, NativeSelect } from '../chakra/forms.ts';
import {
  afterGap,
  deviceZone,
  instantsOf,
  type LocalTime,
  localTimeOf,
  offsetName,
  zoneLabel,
} from './local-time.ts';

export interface DateTimeFieldProps {
  label: ReactNode;
  /** An instant in UTC, ISO 8601; empty if unset. */
  value: string;
  onChange: (instant: string) => void;
  helperText?: ReactNode;
  error?: string;
  required?: boolean;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  /** Minimum and maximum instant. */
  min?: string;
  max?: string;
  /** An IANA name; by default the device's zone. */
  zone?: string;
}

/** A field for a day and a time in a named time zone, whose value is an instant. */
export function DateTimeField({
  label,
  value,
  onChange,
  helperText,
  error,
  required,
  id: ownId,
  name,
  ref,
  onBlur,
  min = '',
  max = '',
  zone = deviceZone(),
}: DateTimeFieldProps) {
  const [typed, setTyped] = useState<LocalTime>(() => localTimeOf(value, zone));
  const spareId = useId();
  const id = ownId ?? spareId;
  const ids = { helperText: `${id}-help`, errorText: `${id}-error` };
  const instants = instantsOf(typed, zone);
  const gap = typed !== '' && instants.length === 0;
  const adjusted = gap ? afterGap(typed, zone) : '';
  // A skipped time is shown as it was typed.
  if (localTimeOf(value, zone) !== typed && !(gap && isSameInstant(value, adjusted)))
    setTyped(localTimeOf(value, zone));
  const change = (local: LocalTime) => {
    setTyped(local);
    if (local === '') onChange('');
    else onChange(instantsOf(local, zone)[0] ?? afterGap(local, zone));
  };
  return (
    <Stack gap="3" w="full">
      <Field.Root id={id} ids={ids} required={required} invalid={error !== undefined}>
        <Field.Label>
          {label}
          <Field.RequiredIndicator />
        </Field.Label>
        <Input
          type="datetime-local"
          ref={ref}
          aria-describedby={error === undefined ? ids.helperText : `${ids.errorText} ${ids.helperText}`}
          name={name}
          value={typed}
          min={localTimeOf(min, zone) || undefined}
          max={localTimeOf(max, zone) || undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
        />
        <Field.HelperText>
          {helperText} <ZoneName zone={zone} at={value} />
          {gap && <AfterGap at={adjusted} zone={zone} />}
        </Field.HelperText>
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
      {instants.length > 1 && (
        <WhichOfBoth instants={instants} value={value} zone={zone} onChange={onChange} />
      )}
    </Stack>
  );
}

function ZoneName({ zone, at }: { zone: string; at: string }) {
  const name = at === '' ? zone.replaceAll('_', ' ') : zoneLabel(zone, at);
  return <Trans>Time zone: {name}.</Trans>;
}

function AfterGap({ at, zone }: { at: string; zone: string }) {
  const shown = localTimeOf(at, zone).slice(11);
  return (
    <Text as="span" role="status" display="block">
      <Trans>
        This time doesn’t exist on that day because the clocks go forward. {shown} is used instead.
      </Trans>
    </Text>
  );
}

interface WhichOfBothProps extends Pick<DateTimeFieldProps, 'value' | 'onChange'> {
  instants: readonly string[];
  zone: string;
}

/** Choice between the two instants of an ambiguous time. */
function WhichOfBoth({ instants, value, zone, onChange }: WhichOfBothProps) {
  const { t } = useLingui();
  const chosen = instants.find((instant) => isSameInstant(instant, value)) ?? instants[0];
  return (
    <Field.Root>
      <Field.Label>
        <Trans>This time occurs twice on that day. Which one do you mean?</Trans>
      </Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={chosen} onChange={(event) => onChange(event.currentTarget.value)}>
          {instants.map((instant, place) => {
            const distance = offsetName(instant, zone);
            return (
              <option key={instant} value={instant}>
                {place === 0 ? t`The first time (${distance})` : t`The second time (${distance})`}
              </option>
            );
          })}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function isSameInstant(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
