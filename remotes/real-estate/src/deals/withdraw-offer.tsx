import type { Offer } from '@boardwalk/contracts';
import { Button, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoney } from '../estate/money.ts';
import { ActDialog } from './act-dialog.tsx';
import { useOfferMove } from './use-offer-moves.ts';
import { useRefusals } from './use-refusals.ts';

/** Withdraws the reader's own offer, after a confirmation. */
export function WithdrawOffer({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const money = useMoney();
  const refusal = useRefusals();
  const [asking, setAsking] = useState(false);
  const move = useOfferMove(offer);
  const close = () => {
    setAsking(false);
    move.reset();
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        <Trans>Withdraw the offer</Trans>
      </Button>
      {asking && (
        <ActDialog
          title={t`Withdraw your offer?`}
          label={t`Withdraw`}
          tone="signal"
          busy={move.isPending}
          error={move.error}
          failure={move.error ? refusal(move.error) : undefined}
          onAct={() => move.mutate('withdraw', { onSuccess: close })}
          onClose={close}
        >
          <Text>
            <Trans>
              Your offer of {money(offer.amount)} for {offer.property.title} will be withdrawn. You can make
              another one.
            </Trans>
          </Text>
        </ActDialog>
      )}
    </>
  );
}
