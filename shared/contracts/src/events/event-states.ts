// Without schemas, because pages import it.

/** Stored states of an event. */
export const EVENT_PLAN_STATES = ['draft', 'pending', 'published', 'cancelled'] as const;
export type EventPlanState = (typeof EVENT_PLAN_STATES)[number];

/** States of a date: the stored state combined with the clock. */
export const EVENT_STATES = ['draft', 'pending', 'published', 'live', 'ended', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const EVENT_ACTIONS = ['submit', 'take_back', 'decline', 'publish', 'begin', 'end', 'cancel'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

interface EventTransition {
  /** Actor: a host, a publisher, either, or the clock. */
  by: 'host' | 'publisher' | 'host or publisher' | 'clock';
  from: readonly EventState[];
  to: EventState;
}

/**
 * State machine of an event: each action, its actor, its source states and its target. The initial state is `draft`. A canceled date stays canceled.
 */
export const EVENT_TRANSITIONS: Record<EventAction, EventTransition> = {
  submit: { by: 'host', from: ['draft'], to: 'pending' },
  take_back: { by: 'host', from: ['pending'], to: 'draft' },
  decline: { by: 'publisher', from: ['pending'], to: 'draft' },
  publish: { by: 'publisher', from: ['draft', 'pending'], to: 'published' },
  begin: { by: 'clock', from: ['published'], to: 'live' },
  end: { by: 'clock', from: ['live'], to: 'ended' },
  cancel: { by: 'host or publisher', from: ['published', 'live'], to: 'cancelled' },
};

/** Returns whether an action is allowed in a state. */
export function canTakeWithEvent(action: EventAction, state: EventState): boolean {
  return EVENT_TRANSITIONS[action].from.includes(state);
}

/** Fields that determine the state of a date. Instants are ISO 8601. */
export interface EventTimes {
  /** State of this date: `cancelled` also if only this date was canceled. */
  state: EventPlanState;
  startsAt: string;
  endsAt: string;
}

/** Returns the state of a date at a moment. @param now in milliseconds since 1970. */
export function eventStateAt({ state, startsAt, endsAt }: EventTimes, now: number): EventState {
  if (state !== 'published') return state;
  if (now >= Date.parse(endsAt)) return 'ended';
  return now >= Date.parse(startsAt) ? 'live' : 'published';
}
