import type { Viewing } from '@boardwalk/contracts';
import { Button, HStack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoveDialog } from './move-dialog.tsx';
import { useViewingMove } from './use-viewing-move.ts';
import { ViewingTime } from './viewing-time.tsx';

/** Buttons to book, cancel or remove a viewing. The last two require a confirmation. */
export function ViewingMoves({ viewing }: { viewing: Viewing }) {
  const { t } = useLingui();
  const { may } = viewing;
  const move = useViewingMove(viewing);
  return (
    <HStack gap="2" wrap="wrap">
      {may.book && (
        <Button
          size="sm"
          minH="9"
          variant="outline"
          loading={move.isPending}
          onClick={() => move.mutate('book')}
        >
          <Trans>Book</Trans>
        </Button>
      )}
      <MoveDialog
        trigger={
          may.cancel && (
            <Button size="sm" minH="9" variant="outline">
              <Trans>Cancel booking</Trans>
            </Button>
          )
        }
        title={t`Cancel booking?`}
        confirmLabel={t`Cancel booking`}
        onConfirm={() => move.mutateAsync('cancel')}
      >
        <Text fontWeight="600">
          <ViewingTime viewing={viewing} />
        </Text>
        <Text>
          <Trans>The other side will be notified. Others can book this viewing again.</Trans>
        </Text>
      </MoveDialog>
      <MoveDialog
        trigger={
          may.remove && (
            <Button size="sm" minH="9" variant="ghost">
              <Trans>Remove</Trans>
            </Button>
          )
        }
        title={t`Remove viewing?`}
        confirmLabel={t`Remove`}
        onConfirm={() => move.mutateAsync('remove')}
      >
        <Text fontWeight="600">
          <ViewingTime viewing={viewing} />
        </Text>
        <Text>
          {viewing.booked ? (
            <Trans>The member who booked it will be notified.</Trans>
          ) : (
            <Trans>No one has booked this viewing.</Trans>
          )}
        </Text>
      </MoveDialog>
    </HStack>
  );
}
