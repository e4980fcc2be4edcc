import { type Listing, SOFT_CLOSE_MINUTES } from '@boardwalk/contracts';
import { Stack, Text, TimeText, VisuallyHidden } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatStep, formatTimeLeft, stepReached } from '../../estate/time-left.ts';

interface AuctionClockProps {
  listing: Listing;
  /** In milliseconds. */
  left: number;
}

/** Remaining time of an auction. Seconds are shown in the last hour; screen readers announce a few steps. */
export function AuctionClock({ listing: { endsAt }, left }: AuctionClockProps) {
  const { i18n } = useLingui();
  const [firstEnd] = useState(endsAt);
  const step = stepReached(left);
  const movedOn = endsAt !== null && firstEnd !== null && Date.parse(endsAt) > Date.parse(firstEnd);
  return (
    <Stack gap="0.5" flex="1 1 9rem">
      <Text textStyle="sm" color="fg.muted">
        <Trans>Time left</Trans>
      </Text>
      <Text
        role="timer"
        aria-live="off"
        textStyle="xl"
        minH="1.35em"
        fontFamily="heading"
        fontWeight="800"
        fontVariantNumeric="tabular-nums"
        color={left < 60_000 * SOFT_CLOSE_MINUTES ? 'signal.fg' : undefined}
      >
        {left === 0 ? <Trans>Ends now</Trans> : formatTimeLeft(left, i18n.locale)}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {endsAt && <TimeText at={endsAt} as="long" />}
      </Text>
      {movedOn && left > 0 && (
        <Text role="status" textStyle="sm" fontWeight="600">
          <Trans>A late bid extended the auction.</Trans>
        </Text>
      )}
      <VisuallyHidden role="status">
        {step !== undefined && <Trans>Less than {formatStep(step, i18n.locale)} left.</Trans>}
        {left === 0 && <Trans>The auction has ended.</Trans>}
      </VisuallyHidden>
    </Stack>
  );
}

/** Rule about late bids; once the time is over, that the result is pending. */
export function EndRule({ left }: { left: number }) {
  return (
    <Text textStyle="sm" color="fg.muted">
      {left === 0 ? (
        <Trans>The result will appear in a moment.</Trans>
      ) : (
        <Plural
          value={SOFT_CLOSE_MINUTES}
          one="A bid in the last minute extends the auction to # minute after that bid."
          other="A bid in the last # minutes extends the auction to # minutes after that bid."
        />
      )}
    </Text>
  );
}
