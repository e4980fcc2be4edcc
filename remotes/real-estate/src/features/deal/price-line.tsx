import type { Listing } from '@boardwalk/contracts';
import { chakra, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../estate/money.ts';

/** The price in large digits, and its end. */
export function PriceLine({ listing }: { listing: Listing }) {
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
export function AskingPrice({ listing: { kind, price, bidPrice } }: { listing: Listing }) {
  const money = useMoney();
  const amount = money(bidPrice ?? price);
  if (kind !== 'rent') return amount;
  return (
    <Trans>
      {amount} <chakra.span textStyle="lg">a week</chakra.span>
    </Trans>
  );
}
