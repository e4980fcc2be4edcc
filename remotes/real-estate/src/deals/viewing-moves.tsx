import type { Viewing } from '@boardwalk/contracts';
import { Button, ConfirmDialog, HStack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useRefusals } from './use-refusals.ts';
import { useViewingMove, type ViewingMove } from './use-viewing-move.ts';
import { ViewingTime } from './viewing-time.tsx';

/** Buttons to book, cancel or remove a viewing. The last two require a confirmation. */
export function ViewingMoves({ viewing }: { viewing: Viewing }) {
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
      {may.cancel && (
        <MoveDialog
          viewing={viewing}
          action="cancel"
          move={move}
          trigger={
            <Button size="sm" minH="9" variant="outline">
              <Trans>Cancel booking</Trans>
            </Button>
          }
        />
      )}
      {may.remove && (
        <MoveDialog
          viewing={viewing}
          action="remove"
          move={move}
          trigger={
            <Button size="sm" minH="9" variant="ghost">
              <Trans>Remove</Trans>
            </Button>
          }
        />
      )}
    </HStack>
  );
}

interface MoveDialogProps {
  viewing: Viewing;
  action: Exclude<ViewingMove, 'book'>;
  move: ReturnType<typeof useViewingMove>;
  /** The button that opens the dialog. */
  trigger: ReactElement;
}

function MoveDialog({ viewing, action, move, trigger }: MoveDialogProps) {
  const { t } = useLingui();
  const refusal = useRefusals();
  return (
    <ConfirmDialog
      trigger={trigger}
      title={action === 'cancel' ? t`Cancel booking?` : t`Remove viewing?`}
      confirmLabel={action === 'cancel' ? t`Cancel booking` : t`Remove`}
      failure={refusal}
      onConfirm={() => move.mutateAsync(action)}
    >
      <Text fontWeight="600">
        <ViewingTime viewing={viewing} />
      </Text>
      <Text>
        {action === 'cancel' ? (
          <Trans>The other side will be notified. Others can book this viewing again.</Trans>
        ) : viewing.booked ? (
          <Trans>The member who booked it will be notified.</Trans>
        ) : (
          <Trans>No one has booked this viewing.</Trans>
        )}
      </Text>
    </ConfirmDialog>
  );
}
