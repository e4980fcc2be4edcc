import type { Listing } from '@boardwalk/contracts';
import { StateBadge, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useNames } from '../../estate/names.ts';
import { DealBox } from './deal-box.tsx';

/** Outcome of a listing that is over, for a reader who saw it. */
export function ListingOver({ listing }: { listing: Listing }) {
  const names = useNames();
  const { state, kind } = listing;
  return (
    <DealBox
      main
      title={kind === 'auction' ? <Trans>The auction has ended</Trans> : <Trans>No longer available</Trans>}
    >
      <StateBadge state={state}>{names.listing(state)}</StateBadge>
      <Text role="status">
        <Outcome listing={listing} />
      </Text>
    </DealBox>
  );
}

function Outcome({ listing: { state, kind } }: { listing: Listing }) {
  if (state === 'sold') return <Trans>The property is sold.</Trans>;
  if (state === 'rented') return <Trans>The property is rented.</Trans>;
  if (state === 'withdrawn') return <Trans>The seller withdrew the listing.</Trans>;
  if (kind === 'auction') return <Trans>There were no bids.</Trans>;
  return <Trans>The listing has expired.</Trans>;
}
