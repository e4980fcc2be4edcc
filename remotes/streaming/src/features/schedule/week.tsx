import type { StreamOccurrence } from '@boardwalk/contracts';
import { type Day, formatTime, memberPalette, minutesIn, WeekGrid, type WeekItem } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

interface WeekProps {
  plan: readonly { day: Day; dates: readonly StreamOccurrence[] }[];
  zone: string;
}

const MINUTE_MS = 60_000;

/** Seven days side by side, in the colors of the channels. */
export default function Week({ plan, zone }: WeekProps) {
  const { t, i18n } = useLingui();
  const itemOf = (date: StreamOccurrence, day: Day): WeekItem => {
    const { person, character, title, state, startsAt, endsAt, slotId } = date;
    const time = formatTime(startsAt, { language: i18n.locale, zone });
    return {
      id: `${slotId} ${date.date}`,
      day,
      span: {
        from: minutesIn(startsAt, zone),
        minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS,
      },
      to: `/stream/${encodeURIComponent(person.username)}`,
      title: character ?? person.fullName,
      time: state === 'live' ? t`${time} · live` : time,
      detail: title,
      palette: memberPalette(person.username),
      muted: state === 'ended',
    };
  };
  return (
    <WeekGrid
      label={t`The week`}
      days={plan.map(({ day }) => day)}
      zone={zone}
      items={plan.flatMap(({ day, dates }) => dates.map((date) => itemOf(date, day)))}
      empty={t`Nothing planned`}
    />
  );
}
