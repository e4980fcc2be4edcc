import type { Listing } from '@boardwalk/contracts';
import {
  Button,
  Form,
  FormSummary,
  HStack,
  RequestError,
  Stack,
  SubmitButton,
  Text,
  toast,
  type UseFormReturn,
  useQueryClient,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listingQuery } from '../../deals/queries.ts';
import { parseMoney, useMoney } from '../../estate/money.ts';
import { MoneyField } from '../../estate/money-field.tsx';
import { BidDialog } from './bid-dialog.tsx';
import { leastFor, quickAmounts } from './live-listing.ts';

type BidValues = { maximum: string };

/** Form for the bidder's maximum, with a confirmation. */
export function BidForm({ listing }: { listing: Listing }) {
  const [pendingBid, setPendingBid] = useState<number>();
  return (
    <Form<BidValues>
      defaultValues={{ maximum: '' }}
      onSubmit={({ maximum }) => setPendingBid(parseMoney(maximum))}
      guard={false}
    >
      {(form) => (
        <>
          <Fields form={form} listing={listing} />
          {pendingBid !== undefined && (
            <BidConfirmation
              form={form}
              listing={listing}
              amount={pendingBid}
              onClose={() => setPendingBid(undefined)}
            />
          )}
        </>
      )}
    </Form>
  );
}

interface FieldsProps {
  form: UseFormReturn<BidValues>;
  listing: Listing;
}

function Fields({ form, listing }: FieldsProps) {
  const { t } = useLingui();
  const money = useMoney();
  const least = leastFor(listing);
  const choose = (amount: number) => {
    form.setValue('maximum', String(amount), { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <Stack gap="3">
      <FormSummary />
      <MoneyField
        control={form.control}
        name="maximum"
        label={listing.leading ? t`Your new maximum` : t`Your maximum`}
        least={least}
        helperText={<Trans>At least {money(least)}.</Trans>}
      />
      <HStack role="group" aria-label={t`Quick amounts`} wrap="wrap" gap="2">
        <Watch
          control={form.control}
          name="maximum"
          render={(typed) =>
            quickAmounts(listing).map(({ amount, steps }) => (
              <Button
                key={steps}
                size="sm"
                minH="9"
                variant={parseMoney(typed) === amount ? 'subtle' : 'outline'}
                aria-pressed={parseMoney(typed) === amount}
                fontVariantNumeric="tabular-nums"
                onClick={() => choose(amount)}
              >
                {money(amount)}
              </Button>
            ))
          }
        />
      </HStack>
      <Watch
        control={form.control}
        name="maximum"
        render={(typed) => <BidPreview listing={listing} maximum={parseMoney(typed)} />}
      />
      <SubmitButton size="lg" minH="12">
        {listing.leading ? <Trans>Raise your maximum</Trans> : <Trans>Place a bid</Trans>}
      </SubmitButton>
      <Text textStyle="sm" color="fg.muted">
        <Trans>
          The site bids for you. You pay one increment more than the next highest bidder’s maximum, and never
          more than your own.
        </Trans>
      </Text>
    </Stack>
  );
}

/** Shows what the typed maximum would lead to. The maximum of the highest bidder is secret. */
function BidPreview({ listing, maximum }: { listing: Listing; maximum: number | undefined }) {
  const money = useMoney();
  const least = leastFor(listing);
  const isEnough = maximum !== undefined && maximum >= least;
  const most = money(maximum ?? 0);
  return (
    <Text role="status" textStyle="sm" fontWeight="600" _empty={{ display: 'none' }}>
      {!isEnough ? null : listing.leading ? (
        <Trans>You would stay the highest bidder, up to {most}.</Trans>
      ) : listing.bidPrice === null ? (
        <Trans>You would be the highest bidder at {money(least)}.</Trans>
      ) : (
        <Trans>You would be the highest bidder, unless another member’s maximum is {most} or more.</Trans>
      )}
    </Text>
  );
}

interface BidConfirmationProps extends FieldsProps {
  amount: number;
  onClose: () => void;
}

/** The confirmation dialog, and the handling of failures, which keeps the input. */
function BidConfirmation({ form, listing, amount, onClose }: BidConfirmationProps) {
  const { t } = useLingui();
  const money = useMoney();
  const queries = useQueryClient();
  const done = (next: Listing) => {
    onClose();
    form.reset({ maximum: '' });
    toast.add({
      description: next.leading
        ? t`You are the highest bidder at ${money(next.bidPrice ?? amount)}.`
        : t`Your bid was placed, but another bidder’s maximum is higher. The current bid is ${money(next.bidPrice ?? amount)}.`,
      tone: next.leading ? 'success' : 'neutral',
    });
  };
  const refused = (error: unknown) => {
    if (!(error instanceof RequestError) || error.code !== 'BID_TOO_LOW') return false;
    const now = queries.getQueryData<Listing>(listingQuery(listing.id).queryKey) ?? listing;
    const least = money(leastFor(now));
    onClose();
    form.setError('maximum', {
      type: 'server',
      message: t`Someone else placed a bid. Bid ${least} or more.`,
    });
    return true;
  };
  return (
    <BidDialog
      listing={listing}
      amount={amount}
      onDone={done}
      onRefused={refused}
      onClose={onClose}
      // The field for another amount.
      returnTo={() => document.querySelector<HTMLElement>('input[name="maximum"]')}
    />
  );
}
