import { useLingui } from '@lingui/react';
import { useState } from 'react';
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

/** Whether this is a rendering on the server. */
const IS_SERVER = typeof window === 'undefined';

/**
 * An instant in the viewer's time zone and language, with the exact one on hover. The server renders it in UTC, relative to the time of rendering.
 * The browser keeps that text until hydration is complete: formatting it again would create formatters for UTC, each of them milliseconds of a phone.
 */
export function TimeText({ at, as = 'date' }: TimeTextProps) {
  const format = useSettingsStore((state) => state.defaultDateFormat);
  const { i18n } = useLingui();
  const hydrated = useHydrated();
  const renderedAt = useSsrTime();
  const [isHovered, setHovered] = useState(false);
  const reader = { language: i18n.locale, zone: hydrated ? undefined : 'UTC' };
  // A time without a zone is interpreted in the viewer's zone.
  const instant = hydrated || /Z|[+-]\d\d:?\d\d$/.test(at) ? at : `${at}Z`;
  const long = () => formatDateTime(instant, reader);
  const formats = {
    date: () => formatDate(instant, format, reader),
    long,
    zoned: () => `${long()} · ${zoneLabel(hydrated ? deviceZone() : 'UTC', instant)}`,
    relative: () => formatRelative(instant, hydrated ? clock.date() : new Date(renderedAt), reader),
  };
  return (
    // During hydration React neither compares the text and the title nor changes them.
    <time
      dateTime={at}
      title={IS_SERVER || isHovered ? `${long()} (${at})` : undefined}
      onPointerEnter={() => setHovered(true)}
      suppressHydrationWarning
    >
      {IS_SERVER || hydrated ? formats[as]() : ''}
    </time>
  );
}
