import type { Viewing } from '@boardwalk/contracts';
import { Button, ConfirmDialog, HStack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRefusals } from './use-refusals.ts';
import { useViewingMove, type ViewingMove } from './use-viewing-move.ts';
import { ViewingTime } from './viewing-time.tsx';

/** Buttons to book, cancel or remove a viewing. The last two require a confirmation. */
export function ViewingMoves({ viewing }: { viewing: Viewing }) {
  const { may } = viewing;
  const [action, setAction] = useState<'cancel' | 'remove'>();
  const move = useViewingMove(viewing);
  const close = () => {
    setAction(undefined);
    move.reset();
  };
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
        <Button size="sm" minH="9" variant="outline" onClick={() => setAction('cancel')}>
          <Trans>Cancel the booking</Trans>
        </Button>
      )}
      {may.remove && (
        <Button size="sm" minH="9" variant="ghost" onClick={() => setAction('remove')}>
          <Trans>Remove</Trans>
        </Button>
      )}
      {action && <MoveDialog viewing={viewing} action={action} move={move} onClose={close} />}
    </HStack>
  );
}

interface MoveDialogProps {
  viewing: Viewing;
  action: Exclude<ViewingMove, 'book'>;
  move: ReturnType<typeof useViewingMove>;
  onClose: () => void;
}

function MoveDialog({ viewing, action, move, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const refusal = useRefusals();
  return (
    <ConfirmDialog
      open
      title={action === 'cancel' ? t`Cancel the booking?` : t`Remove the viewing?`}
      confirmLabel={action === 'cancel' ? t`Cancel the booking` : t`Remove`}
      failure={refusal}
      onConfirm={() => move.mutateAsync(action, { onSuccess: onClose })}
      onClose={onClose}
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
