// Without schemas, for pages too.

export const STREAMER_STATES = ['applied', 'approved', 'suspended', 'retired'] as const;
export type StreamerState = (typeof STREAMER_STATES)[number];

export const STREAMER_ACTIONS = ['apply', 'approve', 'suspend', 'restore', 'retire', 'leave'] as const;
export type StreamerAction = (typeof STREAMER_ACTIONS)[number];

interface StreamerTransition {
  by: 'member' | 'staff';
  from: readonly StreamerState[];
  to: StreamerState;
}

/**
 * The life of a streamer: each action, who may take it, from which states, and where it leads. It begins as `applied`. Staff decline an application by `retire`; who has
 * left, or was declined, may apply again.
 */
export const STREAMER_TRANSITIONS: Record<StreamerAction, StreamerTransition> = {
  apply: { by: 'member', from: ['retired'], to: 'applied' },
  approve: { by: 'staff', from: ['applied'], to: 'approved' },
  suspend: { by: 'staff', from: ['approved'], to: 'suspended' },
  restore: { by: 'staff', from: ['suspended'], to: 'approved' },
  retire: { by: 'staff', from: ['applied', 'approved', 'suspended'], to: 'retired' },
  leave: { by: 'member', from: ['applied', 'approved'], to: 'retired' },
};

/** What staff can do with a streamer. */
export const STAFF_STREAMER_ACTIONS = ['approve', 'suspend', 'restore', 'retire'] as const;
export type StaffStreamerAction = (typeof STAFF_STREAMER_ACTIONS)[number];

/** Whether an action can be taken with a streamer in this state. */
export function canTakeWithStreamer(action: StreamerAction, state: StreamerState): boolean {
  return STREAMER_TRANSITIONS[action].from.includes(state);
}

export const STREAM_STATES = ['upcoming', 'live', 'ended'] as const;
export type StreamState = (typeof STREAM_STATES)[number];

/**
 * The life of a stream: `upcoming` is what the schedule announces, the others are a session. Who is live again within {@link RESUME_MINUTES} goes on with the same session.
 */
export const STREAM_TRANSITIONS: Record<
  'begin' | 'end' | 'resume',
  { by: 'platform or streamer'; from: readonly StreamState[]; to: StreamState }
> = {
  begin: { by: 'platform or streamer', from: ['upcoming'], to: 'live' },
  end: { by: 'platform or streamer', from: ['live'], to: 'ended' },
  resume: { by: 'platform or streamer', from: ['ended'], to: 'live' },
};

/** Off and on within so many minutes is one session. */
export const RESUME_MINUTES = 10;
