import { Box, formatHour, Text } from '@boardwalk/kit';
import type { Hours } from './lanes.ts';

/** Height of a minute, in pixels. */
const HOUR_HEIGHT = '60px';

const listOf = ({ from, to }: Hours): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Labels of the hours next to a week. */
export function HourNames({ hours, locale }: { hours: Hours; locale: string }) {
  return (
    <Box aria-hidden>
      {listOf(hours).map((hour) => (
        <Text key={hour} height={HOUR_HEIGHT} px="1.5" textStyle="xs" color="fg.muted" textAlign="end" mt="0">
          {formatHour(new Date(Date.UTC(2026, 0, 1, hour)), { language: locale, zone: 'UTC' })}
        </Text>
      ))}
    </Box>
  );
}

/** Lines of the hours, behind a day. */
export function HourLines({ hours }: { hours: Hours }) {
  return (
    <Box aria-hidden>
      {listOf(hours).map((hour) => (
        <Box key={hour} height={HOUR_HEIGHT} borderBottomWidth="1px" borderColor="border.muted" />
      ))}
    </Box>
  );
}
