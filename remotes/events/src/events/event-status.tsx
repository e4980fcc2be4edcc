import { type EventState, type EventTimes, eventStateAt } from '@boardwalk/contracts';
import { Badge, StatusDot, useNow } from '@boardwalk/kit';
import { useNames } from './names.ts';

const UPDATE_INTERVAL_MS = 30_000;

/** Returns the current state of a date, updated over time. */
export function useEventState(event: EventTimes): EventState {
  return eventStateAt(event, useNow(UPDATE_INTERVAL_MS));
}

/** State of a date; renders nothing for an upcoming one. */
export function EventStatus({ event }: { event: EventTimes }) {
  const names = useNames();
  const state = useEventState(event);
  switch (state) {
    case 'published':
      return null;
    case 'live':
      return <StatusDot state="on">{names.state(state)}</StatusDot>;
    case 'cancelled':
      return <StatusDot state="off">{names.state(state)}</StatusDot>;
    case 'ended':
      return <Badge variant="outline">{names.state(state)}</Badge>;
    case 'draft':
    case 'pending':
      return <Badge colorPalette="sodium">{names.state(state)}</Badge>;
  }
}
