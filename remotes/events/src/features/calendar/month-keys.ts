import type { Weekday } from '@boardwalk/contracts';
import { addDays, type Day, startOfWeek } from '@boardwalk/kit';
import { addMonths, WEEK_DAYS } from '../../events/days.ts';

const YEAR_MONTHS = 12;

/** Returns the day that a key moves to in the grid; undefined for other keys. */
export function dayAfterKey(key: string, day: Day, shift: boolean, firstWeekday: Weekday): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK_DAYS);
    case 'ArrowDown':
      return addDays(day, WEEK_DAYS);
    case 'Home':
      return startOfWeek(day, firstWeekday);
    case 'End':
      return addDays(startOfWeek(day, firstWeekday), WEEK_DAYS - 1);
    case 'PageUp':
      return addMonths(day, shift ? -YEAR_MONTHS : -1);
    case 'PageDown':
      return addMonths(day, shift ? YEAR_MONTHS : 1);
    default:
      return undefined;
  }
}
