import type { Bid, Listing } from '@boardwalk/contracts';
import { Badge, chakra, Flex, Heading, PagedList, Skeleton, Stack, TimeText, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bidPages } from '../../deals/queries.ts';
import { useMoney } from '../../estate/money.ts';

/** Live bids of an auction, last first. Doesn't show bidders and maximums. */
export function BidList({ listing }: { listing: Listing }) {
  const { t } = useLingui();
  const some = listing.bids > 0;
  const bids = usePages(bidPages(listing.id), { enabled: some });
  if (!some) return null;
  return (
    <Stack gap="2" borderTopWidth="1px" pt="4">
      <Heading as="h3" textStyle="md">
        <Trans>Bids</Trans>
      </Heading>
      <PagedList
        pages={bids}
        failure={t`The bids could not be loaded`}
        skeleton={<Skeleton height="6rem" role="status" aria-label={t`Loading the bids`} />}
        empty={null}
        loaded={(count) => <Plural value={count} one="# bid" other="# bids" />}
        hideCountAtEnd
        as="ol"
        aria-label={t`Bids, newest first`}
        borderTopWidth="0"
      >
        {(bid) => <BidRow key={bid.sequence} bid={bid} />}
      </PagedList>
    </Stack>
  );
}

function BidRow({ bid: { sequence, price, mine, at } }: { bid: Bid }) {
  const money = useMoney();
  return (
    <Flex
      as="li"
      justify="space-between"
      align="baseline"
      gap="3"
      py="2"
      borderBottomWidth="1px"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span>
        <chakra.span color="fg.muted">{sequence}.</chakra.span>{' '}
        <chakra.span fontWeight="700">{money(price)}</chakra.span>{' '}
        {mine && (
          <Badge colorPalette="tide">
            <Trans>You</Trans>
          </Badge>
        )}
      </chakra.span>
      <chakra.span color="fg.muted">
        <TimeText at={at} as="relative" />
      </chakra.span>
    </Flex>
  );
}
