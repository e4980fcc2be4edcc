import type { Offer } from '@boardwalk/contracts';
import { Button, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoveDialog } from '../../deals/move-dialog.tsx';
import { useOfferMove } from '../../deals/use-offer-moves.ts';
import { useMoney } from '../../estate/money.ts';

/** Accepts or declines an offer, after a confirmation. */
export function OfferDecision({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const money = useMoney();
  const move = useOfferMove(offer);
  const [amount, name] = [money(offer.amount), offer.buyer.fullName];
  return (
    <>
      <MoveDialog
        trigger={
          <Button size="sm" minH="9" colorPalette="sodium">
            <Trans>Accept</Trans>
          </Button>
        }
        title={t`Accept ${amount} from ${name}?`}
        confirmLabel={t`Accept offer`}
        tone="sodium"
        onConfirm={() => move.mutateAsync('accept')}
      >
        <Text>
          <Trans>
            {offer.property.title} will be reserved for <bdi translate="no">{name}</bdi>, and all other offers
            for it will be declined. The deal is complete once <bdi translate="no">{name}</bdi> has paid in
            the game.
          </Trans>
        </Text>
      </MoveDialog>
      <MoveDialog
        trigger={
          <Button size="sm" minH="9" variant="outline">
            <Trans>Decline</Trans>
          </Button>
        }
        title={t`Decline ${amount} from ${name}?`}
        confirmLabel={t`Decline offer`}
        onConfirm={() => move.mutateAsync('decline')}
      >
        <Text>
          <Trans>
            <bdi translate="no">{name}</bdi> will be notified and can make another offer.
          </Trans>
        </Text>
      </MoveDialog>
    </>
  );
}
