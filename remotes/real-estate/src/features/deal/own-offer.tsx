import type { Listing, Offer } from '@boardwalk/contracts';
import { Box, Stack, Text, usePages } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { offerPages } from '../../deals/queries.ts';
import { WithdrawOffer } from '../../deals/withdraw-offer.tsx';
import { useMoney } from '../../estate/money.ts';
import { TimeLeftText } from '../../estate/time-left-text.tsx';

/** Returns the reader's pending offer for a listing. `isKnown` once it is loaded. */
export function useOwnOffer({ id, mine, may }: Pick<Listing, 'id' | 'mine' | 'may'>) {
  const { items, error } = usePages(offerPages('sent'), { enabled: !mine && may.offer });
  const offer = items?.find(({ listingId, state }) => listingId === id && state === 'pending');
  return { offer, isKnown: items !== undefined || error !== null };
}

export function OwnOffer({ offer }: { offer: Offer }) {
  const money = useMoney();
  const amount = money(offer.amount);
  return (
    <Box bg="bg.muted" borderRadius="md" p="4">
      <Stack gap="2" align="start">
        <Text fontWeight="600">
          <Trans>You offered {amount}.</Trans>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            Waiting for an answer. Time left:{' '}
            <TimeLeftText until={offer.expiresAt} over={<Trans>expired</Trans>} />
          </Trans>
        </Text>
        <WithdrawOffer offer={offer} />
      </Stack>
    </Box>
  );
}
