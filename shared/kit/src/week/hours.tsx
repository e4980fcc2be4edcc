import { Box } from '@chakra-ui/react';
import { Text } from '../components/auto-direction.tsx';
import { formatHour } from '../settings/format-date.ts';
import type { Hours } from './lanes.ts';

const DAY_HOURS = 24;

interface HourNamesProps {
  hours: Hours;
  /** Height of an hour, in pixels. */
  height: number;
  locale: string;
}

/** Labels of the hours next to a week. Hours after midnight are named as on the next day. */
export function HourNames({ hours, height, locale }: HourNamesProps) {
  const list = Array.from({ length: hours.to - hours.from }, (_, at) => hours.from + at);
  return list.map((hour) => (
    <Text key={hour} height={`${height}px`} px="1.5" textStyle="xs" color="fg.muted" textAlign="end">
      {formatHour(new Date(Date.UTC(2026, 0, 1, hour % DAY_HOURS)), { language: locale, zone: 'UTC' })}
    </Text>
  ));
}

/** Lines of the hours, behind a day: one element with a repeated background. */
export function HourLines({ hours, height }: Omit<HourNamesProps, 'locale'>) {
  return (
    <Box
      aria-hidden
      height={`${(hours.to - hours.from) * height}px`}
      css={{
        '--line': 'var(--chakra-colors-border-muted)',
        '--line-width': '1px',
        // Browsers omit a line of less than a device pixel: a page is zoomed out to 25 % at most.
        '@media (max-resolution: 0.99dppx)': { '--line-width': '2px' },
        '@media (max-resolution: 0.49dppx)': { '--line-width': '4px' },
        backgroundImage:
          'linear-gradient(to top, var(--line) var(--line-width), transparent var(--line-width))',
        backgroundSize: `100% ${height}px`,
        printColorAdjust: 'exact',
        // Otherwise forced colors remove gradients.
        '@media (forced-colors: active)': { '--line': 'CanvasText', forcedColorAdjust: 'none' },
      }}
    />
  );
}
