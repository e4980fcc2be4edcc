import { Box, Grid } from '@chakra-ui/react';
import { useLingui } from '@lingui/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Text } from '../components/auto-direction.tsx';
import type { Day } from '../dates/days.ts';
import { formatDay } from '../settings/format-date.ts';
import { HourLines, HourNames } from './hours.tsx';
import type { Hours } from './lanes.ts';

export interface WeekFrameProps {
  /** Accessible name of the week. */
  label: string;
  /** Seven days, in order. */
  days: readonly Day[];
  today?: Day;
  hours: Hours;
  /** Height of an hour, in pixels. */
  hourHeight: number;
  /** Height of the area above the hours, in pixels. */
  topHeight?: number;
  /** Maximum height, as a CSS length: then it scrolls, and its header stays. */
  maxHeight?: string;
  /** Minute of the day at its upper edge at first, if it scrolls. */
  firstMinute?: number;
  /** Renders the content of a day above its lines, relative to the upper left of its column. */
  renderDay?: (day: Day, index: number) => ReactNode;
  /** Called when an empty position of a day was clicked. @param minutes of the day */
  onDay?: (day: Day, minutes: number) => void;
  /** Layer over all days, relative to the upper left of the first. */
  children?: ReactNode;
}

/** Width of the hours at the side. */
const AXIS_WIDTH = '3.5rem';
const MINUTES = 60;

/** Seven days side by side with hours at the side: the frame of a week. Narrow windows scroll sideways, and begin with today. */
export function WeekFrame({
  label,
  days,
  today,
  hours,
  hourHeight,
  topHeight = 0,
  maxHeight,
  firstMinute,
  renderDay,
  onDay,
  children,
}: WeekFrameProps) {
  const { i18n } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const start = useRef({ minute: firstMinute, column: today ? days.indexOf(today) : -1 });
  useEffect(() => {
    const { current: element } = scroller;
    if (!element) return;
    const { minute, column } = start.current;
    if (minute !== undefined) element.scrollTop = ((minute - hours.from * MINUTES) / MINUTES) * hourHeight;
    if (column > 0 && element.scrollWidth > element.clientWidth) {
      const axis = Number.parseFloat(AXIS_WIDTH) * 16;
      element.scrollLeft = (column / days.length) * (element.scrollWidth - axis);
    }
  }, []);
  const click = (event: MouseEvent<HTMLElement>, day: Day) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    onDay?.(day, hours.from * MINUTES + ((event.clientY - top - topHeight) / hourHeight) * MINUTES);
  };
  return (
    <Box borderWidth="1px" borderRadius="md" bg="bg.panel" overflow="hidden">
      <Box ref={scroller} role="region" aria-label={label} tabIndex={0} overflow="auto" maxH={maxHeight}>
        <Grid templateColumns={`${AXIS_WIDTH} minmax(0, 1fr)`} minW="58rem">
          <Box
            position="sticky"
            top="0"
            insetInlineStart="0"
            zIndex="4"
            bg="bg.panel"
            borderBottomWidth="1px"
          />
          <Grid
            templateColumns={`repeat(${days.length}, minmax(0, 1fr))`}
            position="sticky"
            top="0"
            zIndex="3"
            bg="bg.panel"
            borderBottomWidth="1px"
          >
            {days.map((day) => (
              <Text
                key={day}
                px="2"
                py="2"
                textStyle="sm"
                fontWeight="700"
                borderStartWidth="1px"
                color={day === today ? 'sodium.fg' : undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                {formatDay(day, 'shortWeekday', i18n.locale)} {Number(day.slice(8))}
              </Text>
            ))}
          </Grid>
          <Box
            aria-hidden
            position="sticky"
            insetInlineStart="0"
            zIndex="1"
            bg="bg.panel"
            style={{ paddingTop: topHeight }}
          >
            <HourNames hours={hours} height={hourHeight} locale={i18n.locale} />
          </Box>
          <Box position="relative">
            <Grid templateColumns={`repeat(${days.length}, minmax(0, 1fr))`}>
              {days.map((day, index) => (
                <Box
                  key={day}
                  position="relative"
                  borderStartWidth="1px"
                  style={{ paddingTop: topHeight }}
                  cursor={onDay ? 'copy' : undefined}
                  onClick={onDay && ((event) => click(event, day))}
                >
                  <HourLines hours={hours} height={hourHeight} />
                  {renderDay?.(day, index)}
                </Box>
              ))}
            </Grid>
            {children}
          </Box>
        </Grid>
      </Box>
    </Box>
  );
}
