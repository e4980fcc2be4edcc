import type { EventCard } from '@boardwalk/contracts';
import { Box, chakra, type Day, formatDay, Grid, Heading, Text } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type EventDay, onDays, weeksOfMonth } from '../../events/days.ts';
import { EventRow } from '../../events/event-row.tsx';
import { MonthCell } from './month-cell.tsx';
import { dayAfterKey } from './month-keys.ts';
import type { Calendar } from './use-calendar.ts';

/** Events of all days without one: one array, so that their cells aren't rendered again. */
const NO_CARDS: EventCard[] = [];

interface MonthViewProps {
  calendar: Calendar;
  onDay: (day: Day) => void;
}

/**
 * A month as a grid of days, with the dates of the chosen one below. One day is the tab stop; arrows, Home, End, Page Up and Page Down move to the
 * others, also of other months. The URL contains the chosen day.
 */
export default function MonthView({ calendar, onDay }: MonthViewProps) {
  const { i18n } = useLingui();
  const { day, cards = NO_CARDS, zone, today, busy, firstWeekday } = calendar;
  const month = day.slice(0, 7);
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  // Keys may be faster than changes of the URL.
  const reached = useRef(day);
  const latest = useRef(onDay);
  latest.current = onDay;
  // The same arrays and functions while another day of the month is chosen, so that only the two days render.
  const weeks = useMemo(() => weeksOfMonth(`${month}-01`, firstWeekday), [month, firstWeekday]);
  const filled = useMemo(
    () => new Map(onDays(cards, weeks.flat(), zone).map((one) => [one.day, one])),
    [cards, weeks, zone],
  );
  const choose = useCallback((chosen: Day) => {
    byKey.current = false;
    latest.current(chosen);
  }, []);
  useEffect(() => {
    reached.current = day;
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)' }} gap="6">
      <chakra.div
        ref={grid}
        role="grid"
        aria-label={formatDay(day, 'month', i18n.locale)}
        aria-busy={busy}
        borderWidth="1px"
        borderRadius="lg"
        bg="bg.panel"
        overflow="hidden"
        onKeyDown={(event) => {
          const next = dayAfterKey(event.key, reached.current, event.shiftKey, firstWeekday);
          if (!next) return;
          reached.current = next;
          event.preventDefault();
          byKey.current = true;
          onDay(next);
        }}
      >
        <Weekdays days={weeks[0] ?? []} />
        {weeks.map((week) => (
          <Grid key={week[0]} role="row" templateColumns="repeat(7, minmax(0, 1fr))">
            {week.map((one) => (
              <MonthCell
                key={one}
                day={one}
                dates={filled.get(one)?.dates ?? NO_CARDS}
                chosen={one === day}
                today={one === today}
                outside={one.slice(0, 7) !== month}
                onChoose={choose}
              />
            ))}
          </Grid>
        ))}
      </chakra.div>
      <ChosenDay chosen={filled.get(day) ?? { day, dates: [] }} loaded={calendar.cards !== undefined} />
    </Grid>
  );
}

function Weekdays({ days }: { days: readonly Day[] }) {
  const { i18n } = useLingui();
  return (
    <Grid role="row" templateColumns="repeat(7, minmax(0, 1fr))" borderBottomWidth="1px" bg="bg.subtle">
      {days.map((day) => (
        <Text
          key={day}
          role="columnheader"
          aria-label={formatDay(day, 'weekday', i18n.locale)}
          py="2"
          textAlign="center"
          textStyle="sm"
          fontWeight="700"
          color="fg.muted"
        >
          {formatDay(day, 'shortWeekday', i18n.locale)}
        </Text>
      ))}
    </Grid>
  );
}

function ChosenDay({ chosen: { day, dates }, loaded }: { chosen: EventDay; loaded: boolean }) {
  const { i18n } = useLingui();
  return (
    <Box as="section" aria-labelledby="chosen-day" minH="12rem">
      <Heading as="h2" id="chosen-day" textStyle="xl" mb="2" aria-live="polite">
        {formatDay(day, 'long', i18n.locale)}
        {dates.length > 0 && (
          <chakra.span color="fg.muted" fontWeight="400" textStyle="md" ms="3">
            <Plural value={dates.length} one="# event" other="# events" />
          </chakra.span>
        )}
      </Heading>
      {dates.length === 0 ? (
        <Text color="fg.muted">{loaded && <Trans>No events on this day.</Trans>}</Text>
      ) : (
        <Box as="ul" listStyleType="none" borderTopWidth="1px">
          {dates.map((event) => (
            <EventRow key={event.id} event={event} as="h3" on={day} />
          ))}
        </Box>
      )}
    </Box>
  );
}
