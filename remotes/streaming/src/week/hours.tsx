import { Box, formatHour, Text } from '@boardwalk/kit';
import type { Hours } from './lanes.ts';

/** Height of an hour: a pixel for each minute. */
const HOUR_HEIGHT_PX = 60;

const listOf = ({ from, to }: Hours): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Labels of the hours next to a week. */
export function HourNames({ hours, locale }: { hours: Hours; locale: string }) {
  return (
    <Box aria-hidden>
      {listOf(hours).map((hour) => (
        <Text
          key={hour}
          height={`${HOUR_HEIGHT_PX}px`}
          px="1.5"
          textStyle="xs"
          color="fg.muted"
          textAlign="end"
          mt="0"
        >
          {formatHour(new Date(Date.UTC(2026, 0, 1, hour)), { language: locale, zone: 'UTC' })}
        </Text>
      ))}
    </Box>
  );
}

/** Lines of the hours, behind a day: one element with a repeated background. */
export function HourLines({ hours }: { hours: Hours }) {
  return (
    <Box
      aria-hidden
      height={`${(hours.to - hours.from) * HOUR_HEIGHT_PX}px`}
      css={{
        '--line': 'var(--chakra-colors-border-muted)',
        '--line-width': '1px',
        // Browsers omit a line of less than a device pixel: a page is zoomed out to 25 % at most.
        '@media (max-resolution: 0.99dppx)': { '--line-width': '2px' },
        '@media (max-resolution: 0.49dppx)': { '--line-width': '4px' },
        backgroundImage:
          'linear-gradient(to top, var(--line) var(--line-width), transparent var(--line-width))',
        backgroundSize: `100% ${HOUR_HEIGHT_PX}px`,
        printColorAdjust: 'exact',
        // Otherwise forced colors remove gradients.
        '@media (forced-colors: active)': { '--line': 'CanvasText', forcedColorAdjust: 'none' },
      }}
    />
  );
}
