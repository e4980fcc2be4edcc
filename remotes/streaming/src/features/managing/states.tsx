import type { StreamerState } from '@boardwalk/contracts';
import { StateBadge } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

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

/** State of a streamer. */
export function StreamerBadge({ state }: { state: StreamerState }) {
  const names = useStateNames();
  return <StateBadge state={state}>{names[state]}</StateBadge>;
}
