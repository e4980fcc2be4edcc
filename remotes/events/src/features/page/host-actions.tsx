import { Button, ConfirmDialog, HStack, LinkButton, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EventPage } from '../../events/queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { type HostMove, useEventMoves } from './use-event-moves.ts';
import { useHosting } from './use-hosting.ts';

/** Actions of hosts and publishers. Hidden for everyone else. */
export function HostActions({ event }: { event: EventPage }) {
  const { t } = useLingui();
  const { id, eventId, title, may } = event;
  const { move, remove } = useEventMoves(event);
  const { leave } = useHosting(event);
  const buttonProps = (name: HostMove) => ({
    loading: move.isPending && move.variables === name,
    disabled: move.isPending,
    onClick: () => move.mutate(name),
  });
  const isHost = may.edit || may.guests || may.decline;
  return (
    // Not removed: a dialog that is open stays open if the event changes meanwhile.
    <HStack
      display={isHost ? undefined : 'none'}
      role="group"
      aria-label={t`For hosts`}
      gap="2"
      wrap="wrap"
      borderTopWidth="1px"
      pt="4"
    >
      {may.publish && (
        <Button size="sm" colorPalette="sodium" {...buttonProps('publish')}>
          <Trans>Publish</Trans>
        </Button>
      )}
      {may.submit && !may.publish && (
        <Button size="sm" colorPalette="sodium" {...buttonProps('submit')}>
          <Trans>Propose event</Trans>
        </Button>
      )}
      {may.decline && (
        <LinkButton size="sm" variant="outline" to={`/events/proposals?event=${eventId}`}>
          <Trans>Decline</Trans>
        </LinkButton>
      )}
      {may.edit && (
        <LinkButton size="sm" variant="outline" to={`/events/${id}/edit`}>
          <Trans>Edit</Trans>
        </LinkButton>
      )}
      {may.guests && (
        <LinkButton size="sm" variant="outline" to={`/events/${id}/guests`}>
          <Trans>Guests</Trans>
        </LinkButton>
      )}
      {may.takeBack && (
        <Button size="sm" variant="outline" {...buttonProps('take-back')}>
          <Trans>Withdraw proposal</Trans>
        </Button>
      )}
      <CancelDialog
        event={event}
        trigger={
          may.cancel && (
            <Button size="sm" variant="outline" colorPalette="signal">
              <Trans>Cancel event</Trans>
            </Button>
          )
        }
      />
      <ConfirmDialog
        trigger={
          may.remove && (
            <Button size="sm" variant="outline" colorPalette="signal">
              <Trans>Delete draft</Trans>
            </Button>
          )
        }
        title={t`Delete ${title}?`}
        confirmLabel={t`Delete`}
        onConfirm={() => remove.mutateAsync()}
      >
        <Text>
          <Trans>The draft is deleted for all hosts. This can’t be undone.</Trans>
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        trigger={
          may.stopHosting && (
            <Button size="sm" variant="outline">
              <Trans>Stop hosting</Trans>
            </Button>
          )
        }
        title={t`Stop hosting ${title}?`}
        confirmLabel={t`Stop hosting`}
        onConfirm={() => leave.mutateAsync()}
      >
        <Text>
          <Trans>
            You can no longer edit the event or see its guest list. Another host can invite you again.
          </Trans>
        </Text>
      </ConfirmDialog>
    </HStack>
  );
}
