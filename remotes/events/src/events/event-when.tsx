import type { EventCard } from '@boardwalk/contracts';
import { chakra, dayIn, deviceZone, formatDay, formatTime, offsetName, zoneLabel } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** The longest evening, in milliseconds. */
const EVENING = 12 * 3_600_000;

type Times = Pick<EventCard, 'startsAt' | 'endsAt' | 'zone'>;

/** From when to when on clocks of the reader: "7:30 PM – 10:00 PM", with the last day when it is another. */
export function EventTimes({ startsAt, endsAt }: Pick<Times, 'startsAt' | 'endsAt'>) {
  const { i18n } = useLingui();
  const zone = deviceZone();
  const reader = { language: i18n.locale, zone };
  const lastDay = dayIn(endsAt, zone);
  // A night that ends after midnight is still one evening.
  const isLong = Date.parse(endsAt) - Date.parse(startsAt) > EVENING;
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      <time dateTime={startsAt}>{formatTime(startsAt, reader)}</time>
      {' – '}
      <time dateTime={endsAt}>
        {isLong && lastDay !== dayIn(startsAt, zone) && `${formatDay(lastDay, 'monthAndDay', i18n.locale)}, `}
        {formatTime(endsAt, reader)}
      </time>
    </chakra.span>
  );
}

/** The day on clocks of the reader: "Tuesday, November 24". */
export function EventDayName({ startsAt }: Pick<Times, 'startsAt'>) {
  const { i18n } = useLingui();
  return formatDay(dayIn(startsAt, deviceZone()), 'long', i18n.locale);
}

/** When it is where it takes place, for readers whose clocks show something else; nothing for all others. */
export function EventZoneNote({ startsAt, zone }: Times) {
  const { i18n } = useLingui();
  const here = deviceZone();
  if (offsetName(startsAt, zone) === offsetName(startsAt, here)) return null;
  const day = formatDay(dayIn(startsAt, zone), 'long', i18n.locale);
  const time = formatTime(startsAt, { language: i18n.locale, zone });
  const place = zoneLabel(zone, startsAt);
  return (
    <Trans>
      {day}, {time} in {place}
    </Trans>
  );
}
