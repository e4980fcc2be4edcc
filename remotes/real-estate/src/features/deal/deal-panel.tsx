import { isOpenListing, type Listing, type Property } from '@boardwalk/contracts';
import { NotLoaded, Skeleton, Stack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AuctionPanel } from './auction-panel.tsx';
import { Contact } from './contact.tsx';
import { FixedPrice } from './fixed-price.tsx';
import { ListingOver } from './listing-over.tsx';
import { NotOffered } from './not-offered.tsx';
import { Reserved } from './reserved.tsx';
import { useListing } from './use-listing.ts';
import { Viewings } from './viewings.tsx';

/** Available actions on a property, depending on its offer and the reader. */
export function DealPanel({ property }: { property: Property }) {
  const now = property.listing?.id;
  // A reader who saw the offer is shown its outcome.
  const [seen, setSeen] = useState(now);
  if (now !== undefined && now !== seen) setSeen(now);
  const shown = now ?? seen;
  return shown === undefined ? (
    <NotOffered property={property} />
  ) : (
    <Offered key={shown} id={shown} property={property} />
  );
}

function Offered({ id, property }: { id: string; property: Property }) {
  const { t } = useLingui();
  const { listing, error, refetch } = useListing(id);
  if (!listing)
    return (
      <NotLoaded
        error={error}
        failure={t`The listing could not be loaded`}
        onRetry={refetch}
        missing={<NotOffered property={property} />}
        skeleton={
          <Skeleton height="22rem" borderRadius="lg" role="status" aria-label={t`Loading the listing`} />
        }
      />
    );
  if (!isOpenListing(listing.state))
    return (
      <Stack gap="5">
        <ListingOver listing={listing} />
        {property.listing === null && <NotOffered property={property} />}
      </Stack>
    );
  return (
    <Stack gap="5" minW="0">
      <Main listing={listing} />
      <Viewings listing={listing} />
      <Contact listing={listing} />
    </Stack>
  );
}

function Main({ listing }: { listing: Listing }) {
  if (listing.state === 'reserved') return <Reserved listing={listing} />;
  return listing.kind === 'auction' ? <AuctionPanel listing={listing} /> : <FixedPrice listing={listing} />;
}
