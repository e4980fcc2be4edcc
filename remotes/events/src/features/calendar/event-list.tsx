import { Box, Count, type Day, formatDay, Heading, LoadMore, Stack } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { byDay } from '../../events/days.ts';
import { EventRow } from '../../events/event-row.tsx';
import { foldSeries } from '../../events/fold-series.ts';
import type { Calendar } from './use-calendar.ts';

interface EventListProps {
  calendar: Calendar;
  cards: NonNullable<Calendar['cards']>;
}

/** Upcoming events by day. Empty days are omitted, and later dates of a series are folded into its first one. */
export function EventList({ calendar, cards }: EventListProps) {
  const { today, tomorrow, zone, more } = calendar;
  const folded = foldSeries(cards);
  const laterOf = new Map(folded.map(({ card, later }) => [card.id, later]));
  const first = folded.map(({ card }) => card);
  return (
    <Stack gap="8">
      {byDay(first, today, zone, more.hasMore).map(({ day, dates }) => (
        <Box key={day} as="section" aria-labelledby={`day-${day}`}>
          <Heading as="h3" id={`day-${day}`} textStyle="md" mb="2">
            <DayName day={day} today={today} tomorrow={tomorrow} />
          </Heading>
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {dates.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                later={laterOf.get(event.id)}
                hasMore={more.hasMore}
                on={day}
              />
            ))}
          </Box>
        </Box>
      ))}
      <LoadMore
        {...more}
        loaded={
          <Count shown={cards.length} hasMore={more.hasMore}>
            {(count) => <Plural value={count} one="# date" other="# dates" />}
          </Count>
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
