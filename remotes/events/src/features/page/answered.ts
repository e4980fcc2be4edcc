import type { EventAnswer, RsvpStatus } from '@boardwalk/contracts';
import type { EventPage } from '../../events/get-events.ts';

type Counted = Pick<EventPage, 'capacity' | 'going' | 'maybe' | 'waiting' | 'mine' | 'answer' | 'may'>;

/** How a date will stand once an answer is taken, as far as the page can know: the place in the line is the server's to tell. */
export function answered<T extends Counted>(event: T, answer: EventAnswer): T {
  const before = event.mine?.status;
  const room = event.capacity === null || event.going < event.capacity || before === 'going';
  const status: RsvpStatus = answer === 'going' && !room ? 'waitlisted' : answer;
  const change = (name: RsvpStatus) => Number(status === name) - Number(before === name);
  return {
    ...event,
    answer: status,
    going: event.going + change('going'),
    maybe: event.maybe + change('maybe'),
    waiting: event.waiting + change('waitlisted'),
    mine: {
      status,
      place: status === 'waitlisted' && before === 'waitlisted' ? (event.mine?.place ?? null) : null,
      answeredAt: new Date().toISOString(),
      attendedAt: event.mine?.attendedAt ?? null,
    },
  };
}
