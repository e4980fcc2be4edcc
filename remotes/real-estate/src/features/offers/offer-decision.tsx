import type { Offer } from '@boardwalk/contracts';
import { Button, ConfirmDialog, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useOfferMove } from '../../deals/use-offer-moves.ts';
import { useRefusals } from '../../deals/use-refusals.ts';
import { useMoney } from '../../estate/money.ts';

/** Accepts or declines an offer, after a confirmation. */
export function OfferDecision({ offer }: { offer: Offer }) {
  return (
    <>
      <DecisionDialog
        offer={offer}
        decision="accept"
        trigger={
          <Button size="sm" minH="9" colorPalette="sodium">
            <Trans>Accept</Trans>
          </Button>
        }
      />
      <DecisionDialog
        offer={offer}
        decision="decline"
        trigger={
          <Button size="sm" minH="9" variant="outline">
            <Trans>Decline</Trans>
          </Button>
        }
      />
    </>
  );
}

interface DecisionDialogProps {
  offer: Offer;
  decision: 'accept' | 'decline';
  /** The button that opens the dialog. */
  trigger: ReactElement;
}

function DecisionDialog({ offer, decision, trigger }: DecisionDialogProps) {
  const { t } = useLingui();
  const money = useMoney();
  const refusal = useRefusals();
  const move = useOfferMove(offer);
  const [amount, name] = [money(offer.amount), offer.buyer.fullName];
  return (
    <ConfirmDialog
      trigger={trigger}
      title={decision === 'accept' ? t`Accept ${amount} from ${name}?` : t`Decline ${amount} from ${name}?`}
      confirmLabel={decision === 'accept' ? t`Accept offer` : t`Decline offer`}
      tone={decision === 'accept' ? 'sodium' : 'signal'}
      failure={refusal}
      onConfirm={() => move.mutateAsync(decision)}
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
