import {
  canTakeWithStreamer,
  type ErrorCode,
  type ManagedStreamer,
  type OwnStreamer,
  type StaffStreamerAction,
} from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { StreamerRow } from '../streamers.table.ts';

type Standing = Pick<StreamerRow, 'memberId' | 'state'>;

/** Why staff can't take an action, or undefined. Nobody decides about themself. */
export function decisionRefusal(
  caller: Pick<Caller, 'id'>,
  streamer: Standing,
  action: StaffStreamerAction,
): ErrorCode | undefined {
  if (caller.id === streamer.memberId) return 'OWN_ACCOUNT';
  return canTakeWithStreamer(action, streamer.state) ? undefined : 'STREAMER_STATE_REFUSED';
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
  caller: Pick<Caller, 'id'>,
  streamer: Standing,
  reports: number,
): ManagedStreamer['may'] {
  const can = (action: StaffStreamerAction) => decisionRefusal(caller, streamer, action) === undefined;
  return {
    ...{ approve: can('approve'), suspend: can('suspend'), restore: can('restore'), retire: can('retire') },
    dismissReports: caller.id !== streamer.memberId && reports > 0,
  };
}
