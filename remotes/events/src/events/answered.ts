import type { EventAnswer, EventCard, RsvpStatus } from '@boardwalk/contracts';
import { clock } from '@boardwalk/kit';
import type { EventPage } from './queries.ts';

type Counted = Pick<EventCard, 'capacity' | 'going' | 'maybe' | 'waiting' | 'answer'>;

/** Returns the card of a date after a response, or after its withdrawal (null), as far as the page can know. */
export function cardAnswered<T extends Counted>(card: T, answer: EventAnswer | null): T {
  const before = card.answer;
  const hasPlace = card.capacity === null || card.going < card.capacity || before === 'going';
  const status: RsvpStatus | null = answer === 'going' && !hasPlace ? 'waitlisted' : answer;
  const change = (name: RsvpStatus) => Number(status === name) - Number(before === name);
  return {
    ...card,
    answer: status,
    going: card.going + change('going'),
    maybe: card.maybe + change('maybe'),
    waiting: card.waiting + change('waitlisted'),
  };
}

/**
 * Returns the date after a response, or after its withdrawal (null), as far as the page can know: the server assigns the position on the waiting
 * list.
 */
export function answered<T extends Counted & Pick<EventPage, 'mine'>>(
  event: T,
  answer: EventAnswer | null,
): T {
  const next = cardAnswered(event, answer);
  const status = next.answer;
  const keepsPlace = status === 'waitlisted' && event.answer === 'waitlisted';
  return {
    ...next,
    mine: status && {
      status,
      place: keepsPlace ? (event.mine?.place ?? null) : null,
      answeredAt: clock.date().toISOString(),
      attendedAt: event.mine?.attendedAt ?? null,
    },
  };
}
