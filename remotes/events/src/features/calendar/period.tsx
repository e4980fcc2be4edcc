import { addDays, Button, type Day, formatDay, Heading, HStack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, WEEK_DAYS } from '../../events/days.ts';
import type { EventView } from '../../events/event-filters.ts';
import type { Calendar } from './use-calendar.ts';

interface PeriodProps {
  view: Exclude<EventView, 'list'>;
  calendar: Calendar;
  onDay: (day: Day | undefined) => void;
}

/** The shown month or week, with buttons for the previous and next one. */
export function Period({ view, calendar, onDay }: PeriodProps) {
  const { t, i18n } = useLingui();
  const { day, days, today } = calendar;
  const [first = day, last = day] = [days[0], days.at(-1)];
  const monthly = view === 'month';
  const move = (steps: number) => onDay(monthly ? addMonths(day, steps) : addDays(day, steps * WEEK_DAYS));
  const name = (one: Day) => formatDay(one, 'monthAndDay', i18n.locale);
  return (
    <HStack justify="space-between" gap="3" wrap="wrap">
      <Heading as="h2" textStyle="2xl" aria-live="polite">
        {monthly ? formatDay(day, 'month', i18n.locale) : `${name(first)} – ${name(last)}`}
      </Heading>
      <HStack gap="1" wrap="wrap">
        {!days.includes(today) && (
          <Button size="sm" variant="ghost" onClick={() => onDay(undefined)}>
            <Trans>Today</Trans>
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          aria-label={monthly ? t`Previous month` : t`Previous week`}
          onClick={() => move(-1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={monthly ? t`Next month` : t`Next week`}
          onClick={() => move(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </HStack>
    </HStack>
  );
}
