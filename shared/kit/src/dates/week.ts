import { WEEKDAYS, type Weekday } from '@boardwalk/contracts';
import { addDays, type Day, weekdayOf } from './days.ts';

/** Setting of the first day of the week: the browser locale's, or one of the three in use. */
export const WEEK_STARTS = ['locale', 'MO', 'SA', 'SU'] as const;
/** A value of {@link WEEK_STARTS}. */
export type WeekStart = (typeof WEEK_STARTS)[number];

const DAYS = WEEKDAYS.length;

/**
 * Regions whose weeks begin on Sunday and on Saturday, for browsers without `Intl.Locale` week data; elsewhere they begin on Monday.
 * Source: CLDR supplemental data, weekData.
 */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** A locale with its week data: a method in the standard, a property in older browsers. */
interface LocaleWithWeek {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** Returns the first weekday of a locale. @param locale a BCP 47 tag such as `en-GB` */
export function firstWeekdayOf(locale: string): Weekday {
  try {
    const known = new Intl.Locale(locale);
    const { getWeekInfo, weekInfo } = known as LocaleWithWeek;
    const info = getWeekInfo?.call(known) ?? weekInfo;
    if (info) return WEEKDAYS[info.firstDay - 1] ?? 'MO';
    const region = known.maximize().region ?? '';
    if (region && SUNDAY.includes(region)) return 'SU';
    return region && SATURDAY.includes(region) ? 'SA' : 'MO';
  } catch {
    return 'MO';
  }
}

/** Returns the seven weekdays, beginning with the first. */
export function weekdaysFrom(first: Weekday): Weekday[] {
  const at = WEEKDAYS.indexOf(first);
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)];
}

/** Returns the first day of a day's week. @param first the weekday on which weeks begin */
export function startOfWeek(day: Day, first: Weekday): Day {
  return addDays(day, -weekdaysFrom(first).indexOf(weekdayOf(day)));
}

/** Returns the seven days of a day's week. @param first the weekday on which weeks begin */
export function weekOf(day: Day, first: Weekday): Day[] {
  const start = startOfWeek(day, first);
  return Array.from({ length: DAYS }, (_, at) => addDays(start, at));
}
