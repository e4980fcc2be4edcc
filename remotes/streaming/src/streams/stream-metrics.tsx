import { FIGURES_STALE_MINUTES, type LiveStream, type StreamPlatformState } from '@boardwalk/contracts';
import { chakra, clock, TimeText, useHydrated } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';

const MINUTE_MS = 60_000;

interface StreamMetricsProps {
  stream: Pick<LiveStream, 'viewers' | 'figuresAt'>;
  /** Availability of its platform. */
  state: StreamPlatformState['state'] | undefined;
  /** Whether it continues a line: then a dot precedes it. */
  dotted?: boolean;
}

/** Number of viewers, with its time. If the platform doesn't respond it is the last known one. */
export function StreamMetrics({ stream, state, dotted = false }: StreamMetricsProps) {
  const { viewers, figuresAt } = stream;
  const old = useIsStale(figuresAt);
  // The manual switch isn't polled: its state is valid until the streamer changes it.
  const stale = state === 'silent' || (state === 'answering' && old);
  if (viewers === null && !stale) return null;
  return (
    <chakra.span color={stale ? 'sodium.fg' : 'fg.muted'} fontVariantNumeric="tabular-nums">
      {dotted && ' · '}
      {viewers !== null && (
        <>
          <chakra.strong color="fg">
            <Plural value={viewers} one="# viewer" other="# viewers" />
          </chakra.strong>{' '}
        </>
      )}
      {stale ? (
        <Trans>
          last known, <TimeText at={figuresAt} as="relative" />
        </Trans>
      ) : (
        <Trans>
          as of <TimeText at={figuresAt} as="relative" />
        </Trans>
      )}
    </chakra.span>
  );
}

/** Returns whether the numbers are too old to be shown as current. False on the server, whose output is shared and cached. */
function useIsStale(at: string): boolean {
  return useHydrated() && clock.now() - Date.parse(at) > FIGURES_STALE_MINUTES * MINUTE_MS;
}
