import type { EventCard } from '@boardwalk/contracts';
import { Box, chakra } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEventState } from './event-status.tsx';

type Counts = Pick<EventCard, 'capacity' | 'going' | 'maybe' | 'waiting'>;

/** Numbers of guests, capacity, and waiting guests. An upcoming date without guests invites the reader to be the first. */
export function GuestCounts({ event }: { event: EventCard }) {
  const { capacity, going, waiting } = event;
  const state = useEventState(event);
  const full = capacity !== null && going >= capacity;
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      {going === 0 && state === 'published' ? (
        <>
          <Trans>Be the first</Trans>
          {capacity !== null && (
            <>
              {' · '}
              <Plural value={capacity} one="# place" other="# places" />
            </>
          )}
        </>
      ) : full ? (
        <Trans>Full: {capacity} going</Trans>
      ) : capacity === null ? (
        <Plural value={going} one="# going" other="# going" />
      ) : (
        <Trans>
          {going} of {capacity} going
        </Trans>
      )}
      {waiting > 0 && (
        <>
          {' · '}
          <Plural value={waiting} one="# on the waitlist" other="# on the waitlist" />
        </>
      )}
    </chakra.span>
  );
}

/** Share of the capacity in use. Renders nothing without a limit. */
export function CapacityBar({ capacity, going }: Counts) {
  const { t } = useLingui();
  if (capacity === null) return null;
  const share = Math.min(1, going / capacity);
  return (
    <Box
      role="meter"
      aria-label={t`Places taken`}
      aria-valuemin={0}
      aria-valuemax={capacity}
      aria-valuenow={Math.min(going, capacity)}
      height="2.5"
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.emphasized"
      bg="bg.subtle"
      overflow="hidden"
    >
      <Box height="100%" bg="lamp" transition="width 200ms ease-out" style={{ width: `${share * 100}%` }} />
    </Box>
  );
}
