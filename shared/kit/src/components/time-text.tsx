import { useLingui } from '@lingui/react';
import { formatDate, formatDateTime, formatRelative } from '../settings/format-date.ts';
import { useSettingsStore } from '../state/settings-store.ts';

interface TimeTextProps {
  /** An instant in UTC, ISO 8601. */
  at: string;
  /** `date` in the member's chosen format, `long` with weekday and time, `relative` to now. */
  as?: 'date' | 'long' | 'relative';
}

/** An instant in the viewer's zone, with the exact one on hover. */
export function TimeText({ at, as = 'date' }: TimeTextProps) {
  const format = useSettingsStore((state) => state.defaultDateFormat);
  const { i18n } = useLingui();
  const long = formatDateTime(at);
  const words = {
    date: () => formatDate(at, format),
    long: () => long,
    relative: () => formatRelative(at, new Date(), i18n.locale),
  };
  return (
    <time dateTime={at} title={`${long} (${at})`}>
      {words[as]()}
    </time>
  );
}
