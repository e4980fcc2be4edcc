import type { Offer } from '@boardwalk/contracts';
import { Button, ConfirmDialog, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoney } from '../estate/money.ts';
import { useOfferMove } from './use-offer-moves.ts';
import { useRefusals } from './use-refusals.ts';

/** Withdraws the reader's own offer, after a confirmation. */
export function WithdrawOffer({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const money = useMoney();
  const refusal = useRefusals();
  const [isConfirming, setConfirming] = useState(false);
  const move = useOfferMove(offer);
  const close = () => {
    setConfirming(false);
    move.reset();
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setConfirming(true)}>
        <Trans>Withdraw the offer</Trans>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          title={t`Withdraw your offer?`}
          confirmLabel={t`Withdraw`}
          failure={refusal}
          onConfirm={() => move.mutateAsync('withdraw', { onSuccess: close })}
          onClose={close}
        >
          <Text>
            <Trans>
              Your offer of {money(offer.amount)} for {offer.property.title} will be withdrawn. You can make
              another one.
            </Trans>
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
