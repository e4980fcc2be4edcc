import type { Listing } from '@boardwalk/contracts';
import { ActionBar, Button, Flex, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Quote } from '../../deals/quote.tsx';
import { useNames } from '../../estate/names.ts';
import { DealBox } from './deal-box.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OwnOffer, useOwnOffer } from './own-offer.tsx';
import { AskingPrice, PriceLine } from './price-line.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { RestrictedNote } from './restricted-note.tsx';
import { SellerActions } from './seller-actions.tsx';
import { ViewingsButton } from './viewings-button.tsx';

/** A sale or rent at a fixed price. */
export function FixedPrice({ listing }: { listing: Listing }) {
  const names = useNames();
  const [open, setOpen] = useState<'purchase' | 'offer'>();
  const { offer, isKnown } = useOwnOffer(listing);
  const { may, kind, mine } = listing;
  const close = () => setOpen(undefined);
  return (
    <DealBox main title={names.kind(kind)}>
      <PriceLine listing={listing} />
      {may.buy && (
        <ActionBar
          action={
            <Button
              size="lg"
              minH="12"
              width="100%"
              colorPalette="sodium"
              onClick={() => setOpen('purchase')}
            >
              {kind === 'rent' ? <Trans>Rent</Trans> : <Trans>Buy</Trans>}
            </Button>
          }
        >
          <Text fontWeight="800" fontFamily="heading" textStyle="lg" fontVariantNumeric="tabular-nums">
            <AskingPrice listing={listing} />
          </Text>
        </ActionBar>
      )}
      {offer && <OwnOffer offer={offer} />}
      {!mine && (
        <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }}>
          {may.offer && isKnown && !offer && (
            <Button variant="outline" minH="11" flex="1 1 9rem" onClick={() => setOpen('offer')}>
              <Trans>Make an offer</Trans>
            </Button>
          )}
          <ViewingsButton listing={listing} />
        </Flex>
      )}
      {may.offer && isKnown && !offer && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>An offer is valid for 72 hours. The seller accepts or declines it.</Trans>
        </Text>
      )}
      <Quote>{listing.note}</Quote>
      {!mine && !may.buy && <RestrictedNote />}
      {mine && <SellerActions listing={listing} />}
      {open === 'purchase' && <PurchaseDialog listing={listing} onClose={close} />}
      {open === 'offer' && <OfferDialog listing={listing} onClose={close} />}
    </DealBox>
  );
}
