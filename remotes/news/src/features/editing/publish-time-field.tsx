import { DateTimeField, RadioGroup, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

/** Time of publication: now or later. */
export interface PublishTime {
  later: boolean;
  /** An instant in UTC, ISO 8601. */
  at: string;
}

interface PublishTimeFieldProps {
  time: PublishTime;
  onChange: (time: PublishTime) => void;
  error: string | undefined;
}

/** Now, or at a time in the future. */
export function PublishTimeField({ time, onChange, error }: PublishTimeFieldProps) {
  const { t } = useLingui();
  const label = useId();
  return (
    <Stack gap="3">
      <div>
        <Text id={label} fontWeight="500" mb="2">
          <Trans>When</Trans>
        </Text>
        <RadioGroup.Root
          aria-labelledby={label}
          value={time.later ? 'later' : 'now'}
          onValueChange={({ value }) => onChange({ ...time, later: value === 'later' })}
        >
          <Stack gap="1">
            <RadioGroup.Item value="now" minH="8">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>
                <Trans>Now</Trans>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
            <RadioGroup.Item value="later" minH="8">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>
                <Trans>At a set time</Trans>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          </Stack>
        </RadioGroup.Root>
      </div>
      {time.later && (
        <DateTimeField
          label={t`Date and time, in your time zone`}
          value={time.at}
          onChange={(at) => onChange({ ...time, at })}
          helperText={error === undefined && <TimeText at={time.at} as="long" />}
          error={error}
        />
      )}
    </Stack>
  );
}
