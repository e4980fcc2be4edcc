import type { EventCard } from '@boardwalk/contracts';
import {
  addDays,
  Box,
  clock,
  dayIn,
  deviceZone,
  EmptyState,
  Heading,
  LinkButton,
  PagedList,
  Skeleton,
  Stack,
  startOfWeek,
  useFirstWeekday,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WEEK_DAYS } from '../../events/days.ts';
import { EventRow } from '../../events/event-row.tsx';
import { EventDayName } from '../../events/event-when.tsx';
import { type FoldedDate, foldSeries } from '../../events/fold-series.ts';
import { type EventPart, ownPages } from '../../events/queries.ts';

interface MyEventsProps {
  part: EventPart;
  when: 'coming' | 'past';
  title: string;
  /** Empty state; without it nothing is rendered. */
  empty?: ReactNode;
  /** Actions of a host, at the end of a row. */
  actionsOf?: (event: EventCard) => ReactNode;
}

/** Upcoming dates by week, or past dates, that the reader attends or hosts. Series are folded. */
export function MyEvents({ part, when, title, empty, actionsOf }: MyEventsProps) {
  const { t } = useLingui();
  const pages = usePages(ownPages(part, when));
  const rows = (dates: readonly FoldedDate[], as: 'h3' | 'h4') => (
    <Box as="ul" listStyleType="none" borderTopWidth="1px">
      {dates.map(({ card, later }) => (
        <EventRow
          key={card.id}
          event={card}
          later={later}
          hasMore={pages.more.hasMore}
          as={as}
          day={<EventDayName startsAt={card.startsAt} />}
          hosted={part === 'hosting'}
          // A response that is taken back would remove the row from the list.
          actions={actionsOf?.(card) ?? null}
        />
      ))}
    </Box>
  );
  if (pages.items?.length === 0 && !empty) return null;
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      <PagedList
        pages={pages}
        failure={t`Your events could not be loaded`}
        skeleton={<Skeleton height="24" role="status" aria-label={t`Loading your events`} />}
        empty={empty}
        loaded={(count) => <Plural value={count} one="# date" other="# dates" />}
        hideCountAtEnd
        renderItems={(items) => {
          const dates = foldSeries(items);
          return when === 'past' ? rows(dates, 'h3') : <ByWeek dates={dates} rows={rows} />;
        }}
      />
    </Stack>
  );
}

interface ByWeekProps {
  dates: readonly FoldedDate[];
  rows: (dates: readonly FoldedDate[], as: 'h3' | 'h4') => ReactNode;
}

/** Dates of this week, the next one, and later. */
function ByWeek({ dates, rows }: ByWeekProps) {
  const zone = deviceZone();
  const thisWeek = startOfWeek(dayIn(clock.date().toISOString(), zone), useFirstWeekday());
  const nextWeek = addDays(thisWeek, WEEK_DAYS);
  const after = addDays(nextWeek, WEEK_DAYS);
  const between = (from: string, to: string) =>
    dates.filter(({ card }) => {
      const day = dayIn(card.startsAt, zone);
      return day >= from && day < to;
    });
  const groups = [
    // Also dates in progress that began before this week.
    { id: 'this', name: <Trans>This week</Trans>, dates: between('', nextWeek) },
    { id: 'next', name: <Trans>Next week</Trans>, dates: between(nextWeek, after) },
    { id: 'later', name: <Trans>Later</Trans>, dates: between(after, '~') },
  ];
  return (
    <Stack gap="6">
      {groups.map(
        (group) =>
          group.dates.length > 0 && (
            <Box key={group.id}>
              <Heading as="h3" textStyle="sm" color="fg.muted" mb="2">
                {group.name}
              </Heading>
              {rows(group.dates, 'h4')}
            </Box>
          ),
      )}
    </Stack>
  );
}

/** Empty state of the events that the reader attends. */
export function NoEvents() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No events yet`}
      action={
        <LinkButton colorPalette="sodium" to="/events">
          <Trans>View all events</Trans>
        </LinkButton>
      }
    >
      <Trans>Events you RSVP to appear here, with your place on the waitlist.</Trans>
    </EmptyState>
  );
}
