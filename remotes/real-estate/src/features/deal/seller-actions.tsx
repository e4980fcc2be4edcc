import type { Listing } from '@boardwalk/contracts';
import { HStack, LinkButton, Stack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { WithdrawListing } from '../../deals/withdraw-listing.tsx';

/** Actions of the seller. */
export function SellerActions({ listing }: { listing: Listing }) {
  const { may, kind, bids, state } = listing;
  return (
    <Stack gap="3" borderTopWidth="1px" pt="4">
      <Text fontWeight="600">
        <Trans>This is your listing.</Trans>
      </Text>
      {kind === 'auction' && bids > 0 && state === 'active' && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>This auction has bids, so you can’t withdraw it.</Trans>
        </Text>
      )}
      <HStack wrap="wrap" gap="2">
        {kind !== 'auction' && (
          <LinkButton size="sm" variant="outline" to="/real-estate/offers">
            <Trans>Offers</Trans>
          </LinkButton>
        )}
        <LinkButton size="sm" variant="outline" to="/real-estate/messages">
          <Trans>Messages</Trans>
        </LinkButton>
        {may.withdraw && <WithdrawListing listing={listing} />}
      </HStack>
    </Stack>
  );
}
