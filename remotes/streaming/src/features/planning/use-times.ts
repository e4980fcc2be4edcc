import { type StreamSlot, WEEKDAYS, type Weekday } from '@boardwalk/contracts';
import { addDays, formatDay, formatList, formatTime, useFirstWeekday, weekdaysFrom } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

const MINUTE_MS = 60_000;
/** A Monday. */
const MONDAY = '2026-01-05';

/** Formats the times of a slot, in the slot's own time zone. */
export function useTimes() {
  const { t, i18n } = useLingui();
  const weekdays = weekdaysFrom(useFirstWeekday());
  const weekday = (day: Weekday, form: 'weekday' | 'shortWeekday' = 'weekday') =>
    formatDay(addDays(MONDAY, WEEKDAYS.indexOf(day)), form, i18n.locale);
  const clock = ({ startsAt, minutes }: Pick<StreamSlot, 'startsAt' | 'minutes'>) => {
    const begins = Date.parse(`${startsAt}Z`);
    const time = (at: number) => formatTime(new Date(at), { language: i18n.locale, zone: 'UTC' });
    return { from: time(begins), to: time(begins + minutes * MINUTE_MS) };
  };
  const days = ({ startsAt, repeat }: Pick<StreamSlot, 'startsAt' | 'repeat'>) => {
    if (!repeat) return formatDay(startsAt.slice(0, 10), 'long', i18n.locale);
    const names = weekdays.filter((day) => repeat.days.includes(day)).map((day) => weekday(day));
    return t`each week on ${formatList(names, i18n.locale)}`;
  };
  return {
    weekday,
    clock,
    days,
    /** All of it as a sentence, for screen readers. */
    spoken: (slot: StreamSlot) => {
      const { from, to } = clock(slot);
      const when = days(slot);
      return t`${slot.title}: ${when}, ${from} to ${to}`;
    },
  };
}
