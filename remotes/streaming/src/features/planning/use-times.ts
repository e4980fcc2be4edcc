import type { StreamSlot, Weekday } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { clockTime } from '../../streams/days.ts';

const MINUTE = 60_000;
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;
const ORDER: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** When a slot is, in words. Times are those of the slot's own clocks. */
export function useTimes() {
  const { t, i18n } = useLingui();
  const language = i18n.locale.startsWith('en') ? 'en-US' : i18n.locale;
  const weekday = (day: Weekday, form: 'long' | 'short' = 'long') =>
    new Intl.DateTimeFormat(language, { weekday: form, timeZone: 'UTC' }).format(
      MONDAY + ORDER.indexOf(day) * DAY,
    );
  const clock = ({ startsAt, minutes }: Pick<StreamSlot, 'startsAt' | 'minutes'>) => {
    const begins = Date.parse(`${startsAt}Z`);
    const time = (at: number) => clockTime(new Date(at).toISOString(), 'UTC', i18n.locale);
    return { from: time(begins), to: time(begins + minutes * MINUTE) };
  };
  const days = ({ startsAt, repeat }: Pick<StreamSlot, 'startsAt' | 'repeat'>) => {
    if (!repeat)
      return new Intl.DateTimeFormat(language, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(Date.parse(`${startsAt}Z`));
    const names = ORDER.filter((day) => repeat.days.includes(day)).map((day) => weekday(day));
    return t`each week on ${new Intl.ListFormat(language, { type: 'conjunction' }).format(names)}`;
  };
  return {
    weekday,
    clock,
    days,
    /** All of it in a sentence, to be read out. */
    spoken: (slot: StreamSlot) => {
      const { from, to } = clock(slot);
      const when = days(slot);
      return t`${slot.title}: ${when}, ${from} to ${to}`;
    },
  };
}
