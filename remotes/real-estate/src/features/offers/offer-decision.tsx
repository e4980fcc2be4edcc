import type { Offer } from '@boardwalk/contracts';
import { Button, ConfirmDialog, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOfferMove } from '../../deals/use-offer-moves.ts';
import { useRefusals } from '../../deals/use-refusals.ts';
import { useMoney } from '../../estate/money.ts';

type Decision = 'accept' | 'decline';

/** Accepts or declines an offer, after a confirmation. */
export function OfferDecision({ offer }: { offer: Offer }) {
  const [decision, setDecision] = useState<Decision>();
  return (
    <>
      <Button size="sm" minH="9" colorPalette="sodium" onClick={() => setDecision('accept')}>
        <Trans>Accept</Trans>
      </Button>
      <Button size="sm" minH="9" variant="outline" onClick={() => setDecision('decline')}>
        <Trans>Decline</Trans>
      </Button>
      {decision && (
        <DecisionDialog offer={offer} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </>
  );
}

interface DecisionDialogProps {
  offer: Offer;
  decision: Decision;
  onClose: () => void;
}

function DecisionDialog({ offer, decision, onClose }: DecisionDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const refusal = useRefusals();
  const move = useOfferMove(offer);
  const [amount, name] = [money(offer.amount), offer.buyer.fullName];
  return (
    <ConfirmDialog
      open
      title={decision === 'accept' ? t`Accept ${amount} from ${name}?` : t`Decline ${amount} from ${name}?`}
      confirmLabel={decision === 'accept' ? t`Accept the offer` : t`Decline the offer`}
      tone={decision === 'accept' ? 'sodium' : 'signal'}
      failure={refusal}
      onConfirm={() => move.mutateAsync(decision, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>
        {decision === 'accept' ? (
          <Trans>
            {offer.property.title} will be reserved for <bdi translate="no">{name}</bdi>, and all other offers
            for it will be declined. The deal is complete once <bdi translate="no">{name}</bdi> has paid in
            the game.
          </Trans>
        ) : (
          <Trans>
            <bdi translate="no">{name}</bdi> will be notified and can make another offer.
          </Trans>
        )}
      </Text>
    </ConfirmDialog>
  );
}
