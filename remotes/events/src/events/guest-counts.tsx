import type { EventCard } from '@boardwalk/contracts';
import { Box, chakra } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

type Counts = Pick<EventCard, 'capacity' | 'going' | 'maybe' | 'waiting'>;

/** Numbers of guests, capacity, and waiting guests. */
export function GuestCounts({ capacity, going, waiting }: Counts) {
  const full = capacity !== null && going >= capacity;
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      {full ? (
        <Trans>Full: {capacity} going</Trans>
      ) : capacity === null ? (
        <Plural value={going} _0="No one is going yet" one="# going" other="# going" />
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
      <Box
        height="100%"
        bg={share === 1 ? 'signal.fg' : 'lamp'}
        transition="width 200ms ease-out"
        style={{ width: `${share * 100}%` }}
      />
    </Box>
  );
}
