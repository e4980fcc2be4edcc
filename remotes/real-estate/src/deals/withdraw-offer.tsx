import type { Offer } from '@boardwalk/contracts';
import { Button, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '../estate/money.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useOfferMove } from './use-offer-moves.ts';

/** Withdraws the reader's own offer, after a confirmation. */
export function WithdrawOffer({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const money = useMoney();
  const move = useOfferMove(offer);
  return (
    <MoveDialog
      trigger={
        <Button size="sm" variant="outline">
          <Trans>Withdraw offer</Trans>
        </Button>
      }
      title={t`Withdraw offer?`}
      confirmLabel={t`Withdraw`}
      onConfirm={() => move.mutateAsync('withdraw')}
    >
      <Text>
        <Trans>
          Your offer of {money(offer.amount)} for {offer.property.title} will be withdrawn. You can make
          another one.
        </Trans>
      </Text>
    </MoveDialog>
  );
}
