import type { Offer } from '@boardwalk/contracts';
import { MemberName, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { DealRow } from '../../deals/deal-row.tsx';
import { Quote } from '../../deals/quote.tsx';
import { OfferBadge } from '../../deals/state-badges.tsx';
import { WithdrawOffer } from '../../deals/withdraw-offer.tsx';
import { useMoney } from '../../estate/money.ts';
import { TimeLeftText } from '../../estate/time-left-text.tsx';
import { OfferDecision } from './offer-decision.tsx';

/** An offer: buyer, amount, state, and actions. */
export function OfferRow({ offer }: { offer: Offer }) {
  const money = useMoney();
  const { property, listingId, message, state, mine, buyer, expiresAt, createdAt, decidedAt } = offer;
  const [amount, asked] = [money(offer.amount), money(property.listing?.price ?? 0)];
  const pending = state === 'pending';
  return (
    <DealRow
      property={property}
      state={<OfferBadge state={state} />}
      actions={pending && (mine ? <WithdrawOffer offer={offer} /> : <OfferDecision offer={offer} />)}
    >
      <Text>
        {mine ? (
          <Trans>You offered {amount}.</Trans>
        ) : (
          <Trans>
            <MemberName {...buyer} fontWeight="600" /> offered {amount}.
          </Trans>
        )}{' '}
        {property.listing?.id === listingId && <Trans>Asking price: {asked}</Trans>}
      </Text>
      <Quote>{message}</Quote>
      <Text textStyle="sm" color="fg.muted">
        {pending ? (
          <Trans>
            Time left: <TimeLeftText until={expiresAt} over={<Trans>expired</Trans>} />
          </Trans>
        ) : (
          <TimeText at={decidedAt ?? createdAt} as="long" />
        )}
      </Text>
    </DealRow>
  );
}
