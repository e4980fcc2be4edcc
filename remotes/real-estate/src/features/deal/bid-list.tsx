import type { Bid, Listing } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  chakra,
  ErrorBox,
  Flex,
  Heading,
  LoadMore,
  Skeleton,
  Stack,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bidPages } from '../../deals/deal-queries.ts';
import { useMoney } from '../../estate/money.ts';

/** Live bids of an auction, last first. Doesn't show bidders and maximums. */
export function BidList({ listing }: { listing: Listing }) {
  const { t } = useLingui();
  const some = listing.bids > 0;
  const { items, error, refetch, more } = usePages(bidPages(listing.id), { enabled: some });
  if (!some) return null;
  return (
    <Stack gap="2" borderTopWidth="1px" pt="4">
      <Heading as="h3" textStyle="md">
        <Trans>Bids</Trans>
      </Heading>
      {error && !items && (
        <ErrorBox title={t`The bids could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!items && !error && <Skeleton height="6rem" role="status" aria-label={t`Loading the bids`} />}
      {items && (
        <Box as="ol" listStyleType="none" aria-label={t`Bids, newest first`}>
          {items.map((bid) => (
            <BidRow key={bid.sequence} bid={bid} />
          ))}
        </Box>
      )}
      {items && more.hasMore && (
        <LoadMore {...more} loaded={<Plural value={items.length} one="# bid" other="# bids" />} />
      )}
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
