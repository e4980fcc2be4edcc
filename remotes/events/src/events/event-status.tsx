import { type EventState, type EventTimes, eventStateAt } from '@boardwalk/contracts';
import { StateBadge, useNow } from '@boardwalk/kit';
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
  if (state === 'published') return null;
  return <StateBadge state={state}>{names.state(state)}</StateBadge>;
}
