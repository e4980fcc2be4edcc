import { ESTATE_LIMITS, type Listing, RESERVATION_DAYS } from '@boardwalk/contracts';
import { ConfirmDialog, chakra, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRefusals } from '../../deals/use-refusals.ts';
import { useMoney } from '../../estate/money.ts';
import { usePurchase } from './use-deals.ts';

interface PurchaseDialogProps {
  listing: Listing;
  onClose: () => void;
}

/** Dialog that explains the consequences of buying or renting, and does it. */
export function PurchaseDialog({ listing, onClose }: PurchaseDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const refusal = useRefusals();
  const purchase = usePurchase(listing);
  const rent = listing.kind === 'rent';
  const { title } = listing.property;
  const price = money(listing.price);
  const { purchases } = ESTATE_LIMITS;
  return (
    <ConfirmDialog
      open
      title={rent ? t`Rent ${title}?` : t`Buy ${title}?`}
      confirmLabel={rent ? t`Rent for ${price} a week` : t`Buy for ${price}`}
      failure={refusal}
      onConfirm={() => purchase.mutateAsync(undefined, { onSuccess: onClose })}
      onClose={onClose}
      tone="sodium"
    >
      <chakra.ol ps="5" display="grid" gap="2" listStyleType="decimal">
        <li>
          <Trans>The property is reserved for you immediately. No one else can buy or rent it.</Trans>
        </li>
        <li>
          {rent ? (
            <Trans>You pay {price} for the first week in the game.</Trans>
          ) : (
            <Trans>You pay {price} in the game.</Trans>
          )}
        </li>
        <li>
          {rent ? (
            <Trans>
              Your tenancy begins once the game server confirms the payment. Rent is due every week until one
              of you gives notice.
            </Trans>
          ) : (
            <Trans>The property is yours once the game server confirms the payment.</Trans>
          )}
        </li>
      </chakra.ol>
      <Text textStyle="sm" color="fg.muted">
        <Trans>
          If you don’t pay within {RESERVATION_DAYS} days, the property becomes available again. You can have{' '}
          {purchases} unpaid reservations.
        </Trans>
      </Text>
    </ConfirmDialog>
  );
}
