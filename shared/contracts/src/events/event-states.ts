// Without schemas, for pages too.

/** What is stored of an event. */
export const EVENT_PLAN_STATES = ['draft', 'pending', 'published', 'cancelled'] as const;
export type EventPlanState = (typeof EVENT_PLAN_STATES)[number];

/** How one date of an event stands: what is stored, and what the clock says of it. */
export const EVENT_STATES = ['draft', 'pending', 'published', 'live', 'ended', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const EVENT_ACTIONS = ['submit', 'take_back', 'decline', 'publish', 'begin', 'end', 'cancel'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

interface EventTransition {
  /** A host, somebody who can publish, either of them, or the clock. */
  by: 'host' | 'publisher' | 'host or publisher' | 'clock';
  from: readonly EventState[];
  to: EventState;
}

/** The life of an event: each action, who may take it, from which states, and where it leads. It begins as `draft`. A cancelled date stays cancelled. */
export const EVENT_TRANSITIONS: Record<EventAction, EventTransition> = {
  submit: { by: 'host', from: ['draft'], to: 'pending' },
  take_back: { by: 'host', from: ['pending'], to: 'draft' },
  decline: { by: 'publisher', from: ['pending'], to: 'draft' },
  publish: { by: 'publisher', from: ['draft', 'pending'], to: 'published' },
  begin: { by: 'clock', from: ['published'], to: 'live' },
  end: { by: 'clock', from: ['live'], to: 'ended' },
  cancel: { by: 'host or publisher', from: ['published', 'live'], to: 'cancelled' },
};

/** Whether an action can be taken in a state. */
export function canTakeWithEvent(action: EventAction, state: EventState): boolean {
  return EVENT_TRANSITIONS[action].from.includes(state);
}

/** What decides how a date stands. Instants are ISO 8601. */
export interface EventTimes {
  /** Of this date: `cancelled` when it was cancelled alone as well. */
  state: EventPlanState;
  startsAt: string;
  endsAt: string;
}

/** How a date stands at a moment. @param now in milliseconds since 1970. */
export function eventStateAt({ state, startsAt, endsAt }: EventTimes, now: number): EventState {
  if (state !== 'published') return state;
  if (now >= Date.parse(endsAt)) return 'ended';
  return now >= Date.parse(startsAt) ? 'live' : 'published';
}
