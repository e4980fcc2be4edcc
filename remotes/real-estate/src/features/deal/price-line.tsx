import type { Listing } from '@boardwalk/contracts';
import { chakra, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../estate/money.ts';

type Priced = Pick<Listing, 'kind' | 'price' | 'bidPrice' | 'endsAt'>;

/** The price in large digits, and its end. */
export function PriceLine({ listing }: { listing: Priced }) {
  const { endsAt } = listing;
  return (
    <Stack gap="1">
      <Text textStyle="3xl" fontFamily="heading" fontWeight="800" fontVariantNumeric="tabular-nums">
        <AskingPrice listing={listing} />
      </Text>
      {endsAt && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            Listed until <TimeText at={endsAt} as="long" />
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

/** The price; for a rent, per week. */
export function AskingPrice({ listing: { kind, price, bidPrice } }: { listing: Priced }) {
  const money = useMoney();
  const amount = money(bidPrice ?? price);
  if (kind !== 'rent') return amount;
  return (
    <Trans>
      {amount} <chakra.span textStyle="lg">a week</chakra.span>
    </Trans>
  );
}
