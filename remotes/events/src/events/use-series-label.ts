import { type EventCard, WEEKDAYS } from '@boardwalk/contracts';
import { addDays, dayIn, deviceZone, formatDay, formatList, weekdayOf } from '@boardwalk/kit';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** A Monday. */
const MONDAY = '2026-01-05';

/** Returns a function that describes how a series repeats: "Every Saturday", "Every 2 weeks on Saturday". @param dates of the series */
export function useSeriesLabel(): (dates: readonly EventCard[]) => string {
  const { t, i18n } = useLingui();
  const zone = deviceZone();
  return (dates) => {
    const own = new Set(dates.map(({ startsAt }) => weekdayOf(dayIn(startsAt, zone))));
    const names = WEEKDAYS.filter((day) => own.has(day)).map((day) =>
      formatDay(addDays(MONDAY, WEEKDAYS.indexOf(day)), 'weekday', i18n.locale),
    );
    const days = formatList(names, i18n.locale);
    const weeks = dates[0]?.everyWeeks ?? 1;
    return weeks === 1
      ? t`Every ${days}`
      : t`${plural(weeks, { one: 'Every week', other: 'Every # weeks' })} on ${days}`;
  };
}
