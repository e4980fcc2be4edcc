import type { EventAnswer, RsvpStatus } from '@boardwalk/contracts';
import { clock } from '@boardwalk/kit';
import type { EventPage } from '../../events/queries.ts';

type Counted = Pick<EventPage, 'capacity' | 'going' | 'maybe' | 'waiting' | 'mine' | 'answer' | 'may'>;

/**
 * Returns the date after a response, or after its withdrawal (null), as far as the page can know: the server assigns the position on the waiting
 * list.
 */
export function answered<T extends Counted>(event: T, answer: EventAnswer | null): T {
  const before = event.mine?.status;
  const hasPlace = event.capacity === null || event.going < event.capacity || before === 'going';
  const status: RsvpStatus | null = answer === 'going' && !hasPlace ? 'waitlisted' : answer;
  const change = (name: RsvpStatus) => Number(status === name) - Number(before === name);
  return {
    ...event,
    answer: status,
    going: event.going + change('going'),
    maybe: event.maybe + change('maybe'),
    waiting: event.waiting + change('waitlisted'),
    mine: status && {
      status,
      place: status === 'waitlisted' && before === 'waitlisted' ? (event.mine?.place ?? null) : null,
      answeredAt: clock.date().toISOString(),
      attendedAt: event.mine?.attendedAt ?? null,
    },
  };
}
