import { ESTATE_LIMITS, type Listing, RESERVATION_DAYS } from '@boardwalk/contracts';
import { ConfirmDialog, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRefusals } from '../../deals/use-refusals.ts';
import { useMoney } from '../../estate/money.ts';
import { useBid } from './use-deals.ts';

interface BidDialogProps {
  listing: Listing;
  /** Maximum of the bid. */
  amount: number;
  onDone: (listing: Listing) => void;
  /** @returns whether the failure is shown elsewhere. */
  onRefused: (error: unknown) => boolean;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Confirms a bid, which can't be withdrawn. A failed one can be sent again, and counts once. */
export function BidDialog({ listing, amount, onDone, onRefused, onClose, returnTo }: BidDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const refusal = useRefusals();
  const bid = useBid(listing);
  const most = money(amount);
  const { leads } = ESTATE_LIMITS;
  return (
    <ConfirmDialog
      open
      title={t`Bid up to ${most}?`}
      confirmLabel={t`Bid ${most}`}
      failure={refusal}
      onConfirm={() =>
        bid.mutateAsync(amount, { onSuccess: onDone, onError: (error) => void onRefused(error) })
      }
      onClose={onClose}
      returnTo={returnTo}
      tone="sodium"
    >
      <Text>
        <Trans>
          {listing.property.title}. If no one outbids you, you pay {most} or less in the game. The property is
          yours once the game server confirms the payment.
        </Trans>
      </Text>
      <Text fontWeight="600">
        <Trans>You can’t withdraw a bid.</Trans>
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <Trans>
          You can be the highest bidder in up to {leads} auctions. If you win and don’t pay within{' '}
          {RESERVATION_DAYS} days, the property becomes available again.
        </Trans>
      </Text>
    </ConfirmDialog>
  );
}
