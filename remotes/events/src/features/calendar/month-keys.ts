import { addDays, type Day, mondayOf } from '@boardwalk/kit';
import { addMonths, WEEK_DAYS } from '../../events/days.ts';

const YEAR = 12;

/** The day that a key leads to in a grid of days; undefined for keys that mean nothing there. */
export function dayAfterKey(key: string, day: Day, shift: boolean): Day | undefined {
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
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), WEEK_DAYS - 1);
    case 'PageUp':
      return addMonths(day, shift ? -YEAR : -1);
    case 'PageDown':
      return addMonths(day, shift ? YEAR : 1);
    default:
      return undefined;
  }
}
