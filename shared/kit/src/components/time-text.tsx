import { useLingui } from '@lingui/react';
import { deviceZone, zoneLabel } from '../dates/local-time.ts';
import { clock } from '../request/clock.ts';
import { useSsrTime } from '../routing/site.ts';
import { formatDate, formatDateTime, formatRelative } from '../settings/format-date.ts';
import { useHydrated } from '../ssr/use-hydrated.ts';
import { useSettingsStore } from '../state/settings-store.ts';

interface TimeTextProps {
  /** An instant in UTC, ISO 8601. */
  at: string;
  /** `date` in the member's chosen format, `long` with weekday and time, `zoned` with the name of the zone as well, `relative` to now. */
  as?: 'date' | 'long' | 'zoned' | 'relative';
}

/**
 * An instant in the viewer's zone and language, with the exact one on hover. What the server draws is in UTC, as of when it drew it; the browser
 * draws the same until the page is its own.
 */
export function TimeText({ at, as = 'date' }: TimeTextProps) {
  const format = useSettingsStore((state) => state.defaultDateFormat);
  const { i18n } = useLingui();
  const settled = useHydrated();
  const drawnAt = useSsrTime();
  const reader = { language: i18n.locale, zone: settled ? undefined : 'UTC' };
  // A time without a zone is meant in the zone in which it is read.
  const instant = settled || /Z|[+-]\d\d:?\d\d$/.test(at) ? at : `${at}Z`;
  const long = formatDateTime(instant, reader);
  const words = {
    date: () => formatDate(instant, format, reader),
    long: () => long,
    zoned: () => `${long} · ${zoneLabel(settled ? deviceZone() : 'UTC', instant)}`,
    relative: () => formatRelative(instant, settled ? clock.date() : new Date(drawnAt), reader),
  };
  return (
    // A browser's names of months can be others than the server's; that is no reason to draw the page anew.
    <time dateTime={at} title={`${long} (${at})`} suppressHydrationWarning>
      {words[as]()}
    </time>
  );
}
