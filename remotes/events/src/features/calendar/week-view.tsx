import type { EventCard } from '@boardwalk/contracts';
import { clock, type Day, minutesIn, WeekGrid, type WeekItem } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { CATEGORY_PALETTES } from '../../events/category-palettes.ts';
import { onDays, takesDays } from '../../events/days.ts';
import { TimeOnDay } from '../../events/event-when.tsx';
import { useNames } from '../../events/names.ts';
import type { Calendar } from './use-calendar.ts';

const MINUTE_MS = 60_000;

/** Seven days side by side, in the colors of the categories. Events of several days are above the hours. */
export default function WeekView({ calendar }: { calendar: Calendar }) {
  const { t } = useLingui();
  const names = useNames();
  const { days, cards = [], zone } = calendar;
  const itemOf = (event: EventCard, day: Day): WeekItem => {
    const { id, title, startsAt, endsAt, state, answer, category, place } = event;
    const mine = answer === 'going' || answer === 'maybe' || answer === 'waitlisted';
    const notes = [
      state === 'cancelled' && names.state(state),
      mine && state !== 'cancelled' && names.answer(answer),
      names.category(category),
      place.district && names.district(place.district),
    ];
    return {
      id,
      day,
      span: takesDays(event, zone)
        ? undefined
        : {
            from: minutesIn(startsAt, zone),
            minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS,
          },
      to: `/events/${id}`,
      title,
      time: <TimeOnDay event={event} day={day} />,
      detail: notes.filter(Boolean).join(' · '),
      palette: CATEGORY_PALETTES[category],
      muted: state === 'cancelled' || Date.parse(endsAt) < clock.now(),
      cancelled: state === 'cancelled',
    };
  };
  return (
    <WeekGrid
      label={t`The week`}
      days={days}
      zone={zone}
      items={onDays(cards, days, zone).flatMap(({ day, dates }) => dates.map((event) => itemOf(event, day)))}
      empty={t`Nothing planned`}
    />
  );
}
