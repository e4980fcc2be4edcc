import { FIGURES_STALE_MINUTES, type LiveStream, type StreamPlatformState } from '@boardwalk/contracts';
import { chakra, clock, TimeText, useHydrated } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';

const MINUTE = 60_000;

interface FiguresProps {
  stream: Pick<LiveStream, 'viewers' | 'figuresAt'>;
  /** How well its platform can be asked. */
  state: StreamPlatformState['state'] | undefined;
  /** Whether it goes on with a line: then a dot stands before it. */
  dotted?: boolean;
}

/** How many watch, and as of when. Of a platform that doesn't answer it is the last that is known. */
export function Figures({ stream, state, dotted = false }: FiguresProps) {
  const { viewers, figuresAt } = stream;
  const old = useIsStale(figuresAt);
  // Who says themself that they are live is asked by nobody: what was said holds until they take it back.
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

/** Whether figures are so old that nobody should take them for now. What the server draws for everybody knows no "now". */
function useIsStale(at: string): boolean {
  return useHydrated() && clock.now() - Date.parse(at) > FIGURES_STALE_MINUTES * MINUTE;
}
