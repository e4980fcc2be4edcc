import type { Weekday } from '@boardwalk/contracts';
import { firstWeekdayOf } from '../dates/week.ts';
import { useHydrated } from '../ssr/use-hydrated.ts';
import { useSettingsStore } from '../state/settings-store.ts';

/** Cached by locale: each component with weekdays needs it on each render. */
const firstWeekdays = new Map<string, Weekday>();

function cachedFirstWeekday(locale: string): Weekday {
  const first = firstWeekdays.get(locale) ?? firstWeekdayOf(locale);
  firstWeekdays.set(locale, first);
  return first;
}

/**
 * Returns the first weekday of the reader: the chosen one, else that of the browser's locale, which has a region even if the site is read in another
 * language. Monday on the server.
 */
export function useFirstWeekday(): Weekday {
  const chosen = useSettingsStore((state) => state.weekStart);
  const hydrated = useHydrated();
  if (!hydrated) return 'MO';
  return chosen === 'locale' ? cachedFirstWeekday(navigator.language) : chosen;
}
