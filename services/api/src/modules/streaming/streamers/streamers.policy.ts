import {
  canTakeWithStreamer,
  type ErrorCode,
  type ManagedStreamer,
  type OwnStreamer,
  type StaffStreamerAction,
} from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { mayOverrule, reachRefusal } from '../../roles/reach.policy.ts';
import type { StreamerRow } from '../streamers.table.ts';

type Standing = Pick<StreamerRow, 'memberId' | 'state'>;
/** Streamer with the rank of the member, and that of the last decider; 0 for none. */
export type RankedStanding = Standing & { rank: number; deciderRank: number };

/** Returns the code with which actions on a streamer are refused; undefined when they are allowed. */
function reach(caller: Pick<Caller, 'id' | 'rank'>, { memberId, rank }: RankedStanding) {
  return reachRefusal(caller, { id: memberId, rank });
}

/**
 * Returns the code with which an action of the staff is refused; undefined when it is allowed. No one decides about themselves. Members of higher
 * rank can be approved but not stopped, and a higher rank's decision can't be reverted.
 */
export function decisionRefusal(
  caller: Pick<Caller, 'id' | 'rank'>,
  streamer: RankedStanding,
  action: StaffStreamerAction,
): ErrorCode | undefined {
  const refusal = reach(caller, streamer);
  if (refusal && !(action === 'approve' && refusal === 'MEMBER_OUT_OF_REACH')) return refusal;
  // Retiring a suspended channel would hide the suspension, so that the member could apply again.
  const undoes = action === 'restore' || (action === 'retire' && streamer.state === 'suspended');
  if (undoes && !mayOverrule(caller, streamer.deciderRank)) return 'DECISION_ABOVE_OWN';
  return canTakeWithStreamer(action, streamer.state) ? undefined : 'STREAMER_STATE_REFUSED';
}

/** Returns the code with which dismissing a streamer's reports is refused; undefined when it is allowed. */
export function dismissalRefusal(
  caller: Pick<Caller, 'id' | 'rank'>,
  streamer: RankedStanding,
): ErrorCode | undefined {
  return reach(caller, streamer);
}

/** Returns the actions that streamers may take on their own channel. */
export function ownMay({ state }: Standing, liveBy: OwnStreamer['liveBy']): OwnStreamer['may'] {
  return {
    edit: state === 'applied' || state === 'approved',
    leave: canTakeWithStreamer('leave', state),
    applyAgain: canTakeWithStreamer('apply', state),
    goLive: state === 'approved' && liveBy === 'switch',
  };
}

/** Returns the actions that the staff may take. */
export function staffMay(
  caller: Pick<Caller, 'id' | 'rank'>,
  streamer: RankedStanding,
  reports: number,
): ManagedStreamer['may'] {
  const can = (action: StaffStreamerAction) => decisionRefusal(caller, streamer, action) === undefined;
  return {
    approve: can('approve'),
    suspend: can('suspend'),
    restore: can('restore'),
    retire: can('retire'),
    dismissReports: dismissalRefusal(caller, streamer) === undefined && reports > 0,
  };
}
