import {
  Button,
  EmptyState,
  ErrorBox,
  LinkButton,
  lazyWithRetry,
  PENDING,
  Skeleton,
  Stack,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { takesDays } from '../../events/days.ts';
import { useEventAddress } from '../../events/event-filters.ts';
import { EventList } from './event-list.tsx';
import { EventToolbar } from './event-toolbar.tsx';
import { NextEvent } from './next-event.tsx';
import { Period } from './period.tsx';
import { useCalendar } from './use-calendar.ts';

/** Loaded for the month or week view only. */
const MonthView = lazyWithRetry(() => import(/* webpackChunkName: "month" */ './month-view.tsx'));
const WeekView = lazyWithRetry(() => import(/* webpackChunkName: "week" */ './week-view.tsx'));

/** The calendar: a list of upcoming events, a month or a week. */
export function EventCalendar() {
  const { t } = useLingui();
  const { address, go } = useEventAddress();
  const calendar = useCalendar(address);
  const { view, category, district } = address;
  const filtered = category !== undefined || district !== undefined;
  const { cards, error, refetch } = calendar;
  const next = view === 'list' && !filtered ? cards?.find(({ state }) => state === 'published') : undefined;
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      {next && <NextEvent event={next} />}
      {view === 'list' && !filtered && !cards && !error && (
        <Skeleton height={{ base: '34rem', lg: '21rem' }} borderRadius="lg" aria-hidden />
      )}
      <EventToolbar address={address} onChange={go} />
      {view !== 'list' && <Period view={view} calendar={calendar} onDay={(day) => go({ day })} />}
      {error && <ErrorBox title={t`The events could not be loaded`} error={error} onRetry={refetch} />}
      {!cards && !error && (
        <Stack role="status" aria-label={t`Loading the events`} gap="3" {...PENDING}>
          <Skeleton height="6" width="10rem" />
          <Skeleton height="24" />
          <Skeleton height="24" />
          <Skeleton height="24" />
        </Stack>
      )}
      {cards && view === 'list' && cards.length > 0 && (
        <EventList
          calendar={calendar}
          cards={cards.filter((card) => card !== next || takesDays(card, calendar.zone))}
        />
      )}
      {cards?.length === 0 && view === 'list' && (
        <NothingOn filtered={filtered} onClear={() => go({ category: undefined, district: undefined })} />
      )}
      {cards && view !== 'list' && (
        <Suspense fallback={<Skeleton height={{ base: '20rem', md: '42rem' }} borderRadius="lg" />}>
          {view === 'month' ? (
            <MonthView calendar={calendar} onDay={(day) => go({ day })} />
          ) : (
            <WeekView calendar={calendar} />
          )}
        </Suspense>
      )}
    </Stack>
  );
}

function NothingOn({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  if (filtered)
    return (
      <EmptyState
        drawing="fog"
        title={t`No events match`}
        action={
          <Button variant="outline" onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Try another district or category.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No events planned yet`}
      action={
        <LinkButton variant="outline" to="/events/new">
          <Trans>Propose an event</Trans>
        </LinkButton>
      }
    >
      <Trans>Published events appear here. Subscribe to have them in your own calendar.</Trans>
    </EmptyState>
  );
}
