import type { StreamerState } from '@boardwalk/contracts';
import { StatusDot, type StatusTone } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

const TONES: Record<StreamerState, StatusTone> = {
  applied: 'warning',
  approved: 'on',
  suspended: 'off',
  retired: 'unknown',
};

/** Labels of a streamer's states. */
export function useStateNames(): Record<StreamerState, string> {
  const { t } = useLingui();
  return {
    applied: t({ message: 'Waiting for review', context: 'streamer' }),
    approved: t({ message: 'Approved', context: 'streamer' }),
    suspended: t({ message: 'Suspended', context: 'streamer' }),
    retired: t({ message: 'Closed', context: 'streamer' }),
  };
}

export function StreamerStateDot({ state }: { state: StreamerState }) {
  const names = useStateNames();
  return <StatusDot state={TONES[state]}>{names[state]}</StatusDot>;
}
