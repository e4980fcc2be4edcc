import type { Viewing } from '@boardwalk/contracts';
import { dayIn, deviceZone, formatDay, formatTime } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Start of a viewing in the reader's time zone: "Tuesday, November 24, 8:05 PM". */
export function ViewingTime({ viewing: { startsAt } }: { viewing: Pick<Viewing, 'startsAt'> }) {
  const { i18n } = useLingui();
  const zone = deviceZone();
  return (
    <time dateTime={startsAt}>
      {formatDay(dayIn(startsAt, zone), 'long', i18n.locale)},{' '}
      {formatTime(startsAt, { language: i18n.locale, zone })}
    </time>
  );
}
