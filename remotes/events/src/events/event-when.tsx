import type { EventCard } from '@boardwalk/contracts';
import {
  chakra,
  type Day,
  dayIn,
  deviceZone,
  formatDay,
  formatTime,
  offsetName,
  zoneLabel,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { daysOf, takesDays } from './days.ts';
import { shortTime } from './short-time.ts';

type Times = Pick<EventCard, 'startsAt' | 'endsAt' | 'zone'>;

interface EventTimesProps extends Pick<Times, 'startsAt' | 'endsAt'> {
  /** The day under which it is shown; if it isn't the first one, the first is shown as well. */
  on?: Day;
}

/** Start and end in the reader's local time: "7:30 PM – 10:00 PM", with the last day if it is another. */
export function EventTimes({ startsAt, endsAt, on }: EventTimesProps) {
  const { i18n } = useLingui();
  const zone = deviceZone();
  const reader = { language: i18n.locale, zone };
  const firstDay = dayIn(startsAt, zone);
  const isLong = takesDays({ startsAt, endsAt }, zone);
  const nameOf = (day: Day) => `${formatDay(day, 'monthAndDay', i18n.locale)}, `;
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      <time dateTime={startsAt}>
        {isLong && on !== undefined && on !== firstDay && nameOf(firstDay)}
        {formatTime(startsAt, reader)}
      </time>
      {' – '}
      <time dateTime={endsAt}>
        {isLong && nameOf(dayIn(endsAt, zone))}
        {formatTime(endsAt, reader)}
      </time>
    </chakra.span>
  );
}

interface TimeOnDayProps {
  event: Pick<Times, 'startsAt' | 'endsAt'>;
  day: Day;
  /** Whether it is written for a narrow cell: "9:30p". */
  short?: boolean;
}

/** Time of a date on one of its days: its start, "all day", or "until 6:00 PM" on the last of several. */
export function TimeOnDay({ event, day, short = false }: TimeOnDayProps) {
  const { i18n } = useLingui();
  const zone = deviceZone();
  const reader = { language: i18n.locale, zone };
  const days = daysOf(event, zone);
  const format = short ? shortTime : formatTime;
  if (day === days[0] || !days.includes(day)) return format(event.startsAt, reader);
  if (day !== days.at(-1)) return <Trans>all day</Trans>;
  const end = format(event.endsAt, reader);
  return <Trans>until {end}</Trans>;
}

/** The day in the reader's time zone: "Tuesday, November 24". */
export function EventDayName({ startsAt }: Pick<Times, 'startsAt'>) {
  const { i18n } = useLingui();
  return formatDay(dayIn(startsAt, deviceZone()), 'long', i18n.locale);
}

/** Local time at the venue, for readers in another time zone; renders nothing for all others. */
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
