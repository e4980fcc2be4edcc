import { isOpenListing, type Listing, type Property } from '@boardwalk/contracts';
import { NotLoaded, Skeleton, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNames } from '../../estate/names.ts';
import { AuctionPanel } from './auction-panel.tsx';
import { Contact } from './contact.tsx';
import { DealBox } from './deal-box.tsx';
import { FixedPrice } from './fixed-price.tsx';
import { ListingOver } from './listing-over.tsx';
import { NotOffered } from './not-offered.tsx';
import { PriceLine } from './price-line.tsx';
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
        skeleton={<Waiting property={property} />}
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

/** The panel while its listing loads: the kind and the price are known from the property. */
function Waiting({ property: { listing } }: { property: Property }) {
  const { t } = useLingui();
  const names = useNames();
  const price = listing && listing.kind !== 'auction' && listing.state === 'active' ? listing : undefined;
  return (
    <DealBox main title={listing ? names.kind(listing.kind) : <Trans>Not listed</Trans>}>
      {price && <PriceLine listing={{ ...price, bidPrice: null }} />}
      <Skeleton height="12rem" role="status" aria-label={t`Loading the listing`} />
    </DealBox>
  );
}

function Main({ listing }: { listing: Listing }) {
  if (listing.state === 'reserved') return <Reserved listing={listing} />;
  return listing.kind === 'auction' ? <AuctionPanel listing={listing} /> : <FixedPrice listing={listing} />;
}
