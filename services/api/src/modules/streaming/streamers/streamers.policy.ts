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
/** A streamer with the rank of the member, and of whoever decided last; 0 for nobody. */
export type RankedStanding = Standing & { rank: number; deciderRank: number };

/** Why staff can't act on a streamer, or undefined. */
function reach(caller: Pick<Caller, 'id' | 'rank'>, { memberId, rank }: RankedStanding) {
  return reachRefusal(caller, { id: memberId, rank });
}

/**
 * Why staff can't take an action, or undefined. Nobody decides about themself. Whoever stands above can be approved and not be stopped, and nobody
 * gives back what a higher rank has taken.
 */
export function decisionRefusal(
  caller: Pick<Caller, 'id' | 'rank'>,
  streamer: RankedStanding,
  action: StaffStreamerAction,
): ErrorCode | undefined {
  const refusal = reach(caller, streamer);
  if (refusal && !(action === 'approve' && refusal === 'MEMBER_OUT_OF_REACH')) return refusal;
  // Retiring a suspended channel forgets who suspended it: the member could apply again.
  const undoes = action === 'restore' || (action === 'retire' && streamer.state === 'suspended');
  if (undoes && !mayOverrule(caller, streamer.deciderRank)) return 'DECISION_ABOVE_OWN';
  return canTakeWithStreamer(action, streamer.state) ? undefined : 'STREAMER_STATE_REFUSED';
}

/** Why staff can't dismiss the reports of a streamer, or undefined. */
export function dismissalRefusal(
  caller: Pick<Caller, 'id' | 'rank'>,
  streamer: RankedStanding,
): ErrorCode | undefined {
  return reach(caller, streamer);
}

/** What a streamer can do now with their own channel. */
export function ownMay({ state }: Standing, liveBy: OwnStreamer['liveBy']): OwnStreamer['may'] {
  return {
    edit: state === 'applied' || state === 'approved',
    leave: canTakeWithStreamer('leave', state),
    applyAgain: canTakeWithStreamer('apply', state),
    goLive: state === 'approved' && liveBy === 'switch',
  };
}

/** What staff can do now. */
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
