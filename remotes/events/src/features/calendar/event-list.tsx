import { Box, type Day, formatDay, Grid, Heading, LoadMore, ShownCount, Stack } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { byDay } from '../../events/days.ts';
import { EventRow } from '../../events/event-row.tsx';
import type { Calendar } from './use-calendar.ts';

interface EventListProps {
  calendar: Calendar;
  cards: NonNullable<Calendar['cards']>;
}

/** Upcoming events by day. Empty days are omitted. */
export function EventList({ calendar, cards }: EventListProps) {
  const { today, tomorrow, zone, more } = calendar;
  return (
    <Stack gap="8">
      {byDay(cards, today, zone, more.hasMore).map(({ day, dates }) => (
        <Grid
          key={day}
          as="section"
          aria-labelledby={`day-${day}`}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' }}
          gap={{ base: '2', lg: '6' }}
        >
          <Heading as="h3" id={`day-${day}`} textStyle="md" pt={{ lg: '4' }}>
            <DayName day={day} today={today} tomorrow={tomorrow} />
          </Heading>
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {dates.map((event) => (
              <EventRow key={event.id} event={event} on={day} />
            ))}
          </Box>
        </Grid>
      ))}
      <LoadMore
        {...more}
        loaded={
          more.hasMore ? (
            <ShownCount count={cards.length} />
          ) : (
            <Plural value={cards.length} one="# date" other="# dates" />
          )
        }
      />
    </Stack>
  );
}

export function DayName({ day, today, tomorrow }: { day: Day; today: Day; tomorrow: Day }) {
  const { i18n } = useLingui();
  if (day === today) return <Trans>Today</Trans>;
  if (day === tomorrow) return <Trans>Tomorrow</Trans>;
  return formatDay(day, 'long', i18n.locale);
}
