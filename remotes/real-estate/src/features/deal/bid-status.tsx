import type { Listing } from '@boardwalk/contracts';
import { Box, StatusDot, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../estate/money.ts';

interface BidStatusProps {
  listing: Listing;
  /** Only the short text, for the space next to a button on phones. */
  short?: boolean;
}

/** Whether the reader leads or was outbid, as color, shape and text. Renders nothing without a bid of theirs. */
export function BidStatus({ listing, short = false }: BidStatusProps) {
  const money = useMoney();
  const { leading, ownMaximum } = listing;
  if (ownMaximum === null) return short ? null : <Box role="status" display="none" />;
  const most = money(ownMaximum);
  const label = (
    <StatusDot state={leading ? 'on' : 'warning'}>
      {leading ? <Leading short={short} /> : <Trans>You were outbid</Trans>}
    </StatusDot>
  );
  if (short) return label;
  return (
    <Box
      role="status"
      borderRadius="md"
      borderWidth="1px"
      borderColor={leading ? 'tide.border' : 'sodium.border'}
      bg={leading ? 'tide.subtle' : 'sodium.subtle'}
      p="3"
    >
      <Text fontWeight="700">{label}</Text>
      <Text textStyle="sm">
        {leading ? (
          <Trans>Your maximum is {most}. No one else sees it.</Trans>
        ) : (
          <Trans>Another bidder’s maximum is higher than yours ({most}).</Trans>
        )}
      </Text>
    </Box>
  );
}

function Leading({ short }: { short: boolean }) {
  return short ? <Trans>Highest bidder</Trans> : <Trans>You are the highest bidder</Trans>;
}
