import type { Listing, Settlement } from '@boardwalk/contracts';
import { LinkButton, Skeleton, Stack, StateBadge, Text, usePages } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { ownSettlementPages } from '../../deals/queries.ts';
import { Quote } from '../../deals/quote.tsx';
import { useMoney } from '../../estate/money.ts';
import { DealBox } from './deal-box.tsx';
import { SellerActions } from './seller-actions.tsx';

/** A reserved property whose payment the game hasn't confirmed yet. */
export function Reserved({ listing }: { listing: Listing }) {
  const { items, error } = usePages(ownSettlementPages());
  // Until it is known whether it is the reader’s own deal, the text for others isn't shown.
  const isKnown = items !== undefined || error !== null;
  const own = items?.find(({ listingId, tenancyId }) => listingId === listing.id && tenancyId === null);
  return (
    <DealBox main title={<Trans>Reserved</Trans>}>
      {!isKnown && <Skeleton height="12.5rem" aria-hidden />}
      {isKnown && (own ? <ToPay settlement={own} /> : <ForOthers listing={listing} />)}
      <Quote>{listing.note}</Quote>
      {listing.mine && <SellerActions listing={listing} />}
    </DealBox>
  );
}

function ToPay({ settlement }: { settlement: Settlement }) {
  const money = useMoney();
  const { side, state } = settlement;
  const amount = money(settlement.amount);
  return (
    <Stack gap="3" align="start">
      <StateBadge state={state === 'disputed' ? 'disputed' : 'reserved'}>
        {side === 'buyer' ? <Trans>Reserved for you</Trans> : <Trans>Unpaid</Trans>}
      </StateBadge>
      <Text textStyle="3xl" fontFamily="heading" fontWeight="800" fontVariantNumeric="tabular-nums">
        {amount}
      </Text>
      <Text>
        {state === 'disputed' ? (
          <Trans>
            The payment reported by the game server doesn’t match. The team will review it and decide.
          </Trans>
        ) : side === 'buyer' ? (
          <Trans>
            Pay {amount} in the game. You will be notified when the game server confirms the payment.
          </Trans>
        ) : (
          <Trans>
            The buyer pays {amount} in the game. You will be notified when the game server confirms the
            payment.
          </Trans>
        )}
      </Text>
      <LinkButton colorPalette="sodium" to="/real-estate/mine?part=payments">
        <Trans>Your payments</Trans>
      </LinkButton>
    </Stack>
  );
}

function ForOthers({ listing: { kind } }: { listing: Listing }) {
  return (
    <Stack gap="3" align="start">
      <StateBadge state="reserved">
        <Trans>Reserved</Trans>
      </StateBadge>
      <Text>
        {kind === 'rent' ? (
          <Trans>A member is renting this property. If they don’t pay, it becomes available again.</Trans>
        ) : (
          <Trans>A member is buying this property. If they don’t pay, it becomes available again.</Trans>
        )}
      </Text>
    </Stack>
  );
}
