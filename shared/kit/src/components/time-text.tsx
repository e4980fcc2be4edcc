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
  /** `date` in the member's chosen format, `long` with weekday and time, `zoned` with the time zone as well, `relative` to now. */
  as?: 'date' | 'long' | 'zoned' | 'relative';
}

/**
 * An instant in the viewer's time zone and language, with the exact one on hover. The server renders it in UTC, relative to the time of rendering;
 * the browser renders the same until hydration is complete.
 */
export function TimeText({ at, as = 'date' }: TimeTextProps) {
  const format = useSettingsStore((state) => state.defaultDateFormat);
  const { i18n } = useLingui();
  const hydrated = useHydrated();
  const renderedAt = useSsrTime();
  const reader = { language: i18n.locale, zone: hydrated ? undefined : 'UTC' };
  // A time without a zone is interpreted in the viewer's zone.
  const instant = hydrated || /Z|[+-]\d\d:?\d\d$/.test(at) ? at : `${at}Z`;
  const long = formatDateTime(instant, reader);
  const formats = {
    date: () => formatDate(instant, format, reader),
    long: () => long,
    zoned: () => `${long} · ${zoneLabel(hydrated ? deviceZone() : 'UTC', instant)}`,
    relative: () => formatRelative(instant, hydrated ? clock.date() : new Date(renderedAt), reader),
  };
  return (
    // A browser's month names may differ from the server's; that shouldn't make React render the page again.
    <time dateTime={at} title={`${long} (${at})`} suppressHydrationWarning>
      {formats[as]()}
    </time>
  );
}
