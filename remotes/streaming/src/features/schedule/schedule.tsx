import {
  addDays,
  Box,
  Button,
  ErrorBox,
  formatDay,
  Heading,
  HStack,
  lazyWithRetry,
  PENDING,
  Skeleton,
  Stack,
  TabRow,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { CalendarLinks } from '../../streams/calendar-links.tsx';
import { byDay, WEEK_DAYS, weekFrom } from '../../streams/days.ts';
import { calendarPath, type StreamFilters } from '../../streams/stream-filters.ts';
import { Agenda } from './agenda.tsx';
import type { useSchedule } from './use-schedule.ts';
import { ZoneChoice } from './zone-choice.tsx';

/** Loaded for the week view only. */
const Week = lazyWithRetry(() => import(/* webpackChunkName: "week" */ './week.tsx'));

interface ScheduleProps {
  schedule: ReturnType<typeof useSchedule>;
  filters: StreamFilters;
}

/** The schedule of seven days: as a list, or as a week. */
export function Schedule({ schedule, filters }: ScheduleProps) {
  const { t, i18n } = useLingui();
  const { from, today, zone, view, items, error, busy, refetch, setFrom, setView, setZone } = schedule;
  const days = weekFrom(from);
  const plan = items && byDay(items, days, zone);
  const [first, last] = [
    formatDay(from, 'long', i18n.locale),
    formatDay(addDays(from, WEEK_DAYS - 1), 'long', i18n.locale),
  ];
  return (
    <Box as="section" aria-labelledby="schedule" aria-busy={busy}>
      <HStack justify="space-between" align="end" gap="4" wrap="wrap" mb="4">
        <Box>
          <Heading as="h2" id="schedule" textStyle="2xl">
            {from === today ? <Trans>The next seven days</Trans> : <Trans context="streams">Schedule</Trans>}
          </Heading>
          <Text color="fg.muted" aria-live="polite">
            {first} – {last}
          </Text>
        </Box>
        <HStack gap="2" wrap="wrap">
          <HStack gap="0">
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`Previous seven days`}
              disabled={from <= today}
              onClick={() => setFrom(addDays(from, -WEEK_DAYS))}
            >
              <ChevronLeft aria-hidden />
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`Next seven days`}
              onClick={() => setFrom(addDays(from, WEEK_DAYS))}
            >
              <ChevronRight aria-hidden />
            </Button>
          </HStack>
          <TabRow
            label={t`How the schedule is shown`}
            value={view}
            tabs={[
              { value: 'agenda', label: t`List` },
              { value: 'week', label: t`Week` },
            ]}
            onValueChange={setView}
          />
        </HStack>
      </HStack>
      <HStack justify="space-between" gap="4" wrap="wrap" mb="5">
        <ZoneChoice zone={zone} onChange={setZone} />
        <CalendarLinks path={calendarPath(filters)} />
      </HStack>
      {error && <ErrorBox title={t`The schedule could not be loaded`} error={error} onRetry={refetch} />}
      {!plan && !error && <ScheduleSkeleton />}
      {plan &&
        (view === 'week' ? (
          <Suspense fallback={<Skeleton height="32rem" />}>
            <Week plan={plan} zone={zone} />
          </Suspense>
        ) : (
          <Agenda plan={plan} zone={zone} today={today} />
        ))}
    </Box>
  );
}

function ScheduleSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="3" role="status" aria-label={t`Loading the schedule`} {...PENDING}>
      <Skeleton height="6" width="10rem" />
      <Skeleton height="16" />
      <Skeleton height="16" />
      <Skeleton height="6" width="10rem" />
      <Skeleton height="16" />
    </Stack>
  );
}
