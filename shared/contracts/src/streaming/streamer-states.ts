// Without schemas, because pages import it.

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
 * State machine of a streamer: each action, its actor, its source states and its target. The initial state is `applied`. Staff decline an application
 * with `retire`; streamers who left or were declined may apply again.
 */
export const STREAMER_TRANSITIONS: Record<StreamerAction, StreamerTransition> = {
  apply: { by: 'member', from: ['retired'], to: 'applied' },
  approve: { by: 'staff', from: ['applied'], to: 'approved' },
  suspend: { by: 'staff', from: ['approved'], to: 'suspended' },
  restore: { by: 'staff', from: ['suspended'], to: 'approved' },
  retire: { by: 'staff', from: ['applied', 'approved', 'suspended'], to: 'retired' },
  leave: { by: 'member', from: ['applied', 'approved'], to: 'retired' },
};

/** Actions of staff on a streamer. */
export const STAFF_STREAMER_ACTIONS = ['approve', 'suspend', 'restore', 'retire'] as const;
export type StaffStreamerAction = (typeof STAFF_STREAMER_ACTIONS)[number];

/** Returns whether an action is allowed in a state. */
export function canTakeWithStreamer(action: StreamerAction, state: StreamerState): boolean {
  return STREAMER_TRANSITIONS[action].from.includes(state);
}

export const STREAM_STATES = ['upcoming', 'live', 'ended'] as const;
export type StreamState = (typeof STREAM_STATES)[number];

/**
 * State machine of a stream: `upcoming` is a scheduled date, the others belong to a session. A streamer who is live again within {@link
 * RESUME_MINUTES} resumes the session.
 */
export const STREAM_TRANSITIONS: Record<
  'begin' | 'end' | 'resume',
  { by: 'platform or streamer'; from: readonly StreamState[]; to: StreamState }
> = {
  begin: { by: 'platform or streamer', from: ['upcoming'], to: 'live' },
  end: { by: 'platform or streamer', from: ['live'], to: 'ended' },
  resume: { by: 'platform or streamer', from: ['ended'], to: 'live' },
};

/** Maximum gap within one session, in minutes. */
export const RESUME_MINUTES = 10;
