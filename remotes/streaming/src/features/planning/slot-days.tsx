import type { Weekday } from '@boardwalk/contracts';
import { Box, chakra, HStack, Text, useFirstWeekday, weekdaysFrom } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

interface SlotDaysProps {
  value: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
  name: (day: Weekday, form: 'shortWeekday' | 'weekday') => string;
}

/** Days of a weekly slot, in addition to the day of its start. */
export function SlotDays({ value, onChange, name }: SlotDaysProps) {
  const { t } = useLingui();
  const weekdays = weekdaysFrom(useFirstWeekday());
  return (
    <Box role="group" aria-label={t`Also on`}>
      <Text textStyle="sm" fontWeight="medium" mb="1.5">
        <Trans>Also on</Trans>
      </Text>
      <HStack gap="1.5" wrap="wrap">
        {weekdays.map((day) => {
          const chosen = value.includes(day);
          return (
            <chakra.button
              key={day}
              type="button"
              aria-label={name(day, 'weekday')}
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? value.filter((one) => one !== day) : [...value, day])}
              minW="11"
              h="10"
              px="2"
              borderWidth="1px"
              borderColor={chosen ? 'sodium.fg' : 'border.emphasized'}
              borderRadius="md"
              bg={chosen ? 'sodium.muted' : undefined}
              fontWeight={chosen ? '700' : undefined}
              cursor="pointer"
            >
              {name(day, 'shortWeekday')}
            </chakra.button>
          );
        })}
      </HStack>
    </Box>
  );
}
