import type { Listing } from '@boardwalk/contracts';
import { ActionBar, Button, chakra, Flex, Stack, Text, useMinWidth, useQueryClient } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { listingQuery } from '../../deals/queries.ts';
import { Quote } from '../../deals/quote.tsx';
import { useMoney } from '../../estate/money.ts';
import { useTimeLeft } from '../../estate/time-left.ts';
import { AuctionClock, EndRule } from './auction-clock.tsx';
import { BidForm } from './bid-form.tsx';
import { BidList } from './bid-list.tsx';
import { BidStatus } from './bid-status.tsx';
import { DealBox } from './deal-box.tsx';
import { RestrictedNote } from './restricted-note.tsx';
import { SellerActions } from './seller-actions.tsx';
import { ViewingsButton } from './viewings-button.tsx';

/** Polling interval of the result once the time is over, in milliseconds. */
const CHECK_INTERVAL_MS = 3_000;

/** A running auction. */
export function AuctionPanel({ listing }: { listing: Listing }) {
  const left = useTimeLeft(listing.endsAt ?? '');
  const over = left === 0;
  useResult(listing.id, over);
  const { may, mine } = listing;
  return (
    <DealBox main title={<Trans>Auction</Trans>}>
      <Flex wrap="wrap" columnGap="5" rowGap="3">
        <CurrentPrice listing={listing} />
        <AuctionClock listing={listing} left={left} />
      </Flex>
      <BidStatus listing={listing} />
      {may.bid && !over && <Bidding listing={listing} />}
      {!mine && <ViewingsButton listing={listing} />}
      <EndRule left={left} />
      <Quote>{listing.note}</Quote>
      {!mine && !may.bid && <RestrictedNote />}
      {mine && <SellerActions listing={listing} />}
      <BidList listing={listing} />
    </DealBox>
  );
}

function CurrentPrice({ listing: { price, bidPrice, bids } }: { listing: Listing }) {
  const money = useMoney();
  return (
    <Stack gap="0.5" flex="1 0 auto">
      <Text textStyle="sm" color="fg.muted">
        {bidPrice === null ? <Trans>Starting price</Trans> : <Trans>Current bid</Trans>}
      </Text>
      <Text
        textStyle="3xl"
        fontFamily="heading"
        fontWeight="800"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        aria-live="polite"
      >
        {money(bidPrice ?? price)}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <Plural value={bids} _0="No bids yet" one="# bid" other="# bids" />
      </Text>
    </Stack>
  );
}

/** The form, and on phones the link to it. */
function Bidding({ listing }: { listing: Listing }) {
  const money = useMoney();
  const wide = useMinWidth('lg');
  const container = useRef<HTMLDivElement>(null);
  return (
    <>
      <chakra.div ref={container}>
        <BidForm listing={listing} />
      </chakra.div>
      {!wide && (
        <ActionBar
          action={
            <Button
              size="lg"
              minH="12"
              colorPalette="sodium"
              onClick={() => container.current?.querySelector('input')?.focus()}
            >
              {listing.leading ? <Trans>Raise your maximum</Trans> : <Trans>Place a bid</Trans>}
            </Button>
          }
        >
          <Text fontWeight="800" fontFamily="heading" textStyle="lg" fontVariantNumeric="tabular-nums">
            {money(listing.bidPrice ?? listing.price)}
          </Text>
          <BidStatus listing={listing} short />
        </ActionBar>
      )}
    </>
  );
}

/** Polls the result until the server has it. */
function useResult(id: string, over: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!over) return;
    const refetch = () => void queries.invalidateQueries({ queryKey: listingQuery(id).queryKey });
    const timer = setInterval(refetch, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [id, over, queries]);
}
