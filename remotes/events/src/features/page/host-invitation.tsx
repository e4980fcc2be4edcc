import { Alert, Button, HStack } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { EventPage } from '../../events/queries.ts';
import { useHosting } from './use-hosting.ts';

/** Invitation to host the event, with buttons to respond. Renders nothing for everyone else. */
export function HostInvitation({ event }: { event: EventPage }) {
  const { accept, leave } = useHosting(event);
  const isBusy = accept.isPending || leave.isPending;
  if (!event.may.host) return null;
  return (
    <Alert.Root status="info" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>
          <Trans>You are invited to host this event.</Trans>
        </Alert.Title>
        <Alert.Description>
          <Trans>
            Once you accept, the event names you as a host, and you can edit it and see the guest list.
          </Trans>
        </Alert.Description>
        <HStack gap="2" wrap="wrap">
          <Button
            size="sm"
            colorPalette="sodium"
            loading={accept.isPending}
            disabled={isBusy}
            onClick={() => accept.mutate()}
          >
            <Trans>Host this event</Trans>
          </Button>
          <Button
            size="sm"
            variant="outline"
            loading={leave.isPending}
            disabled={isBusy}
            onClick={() => leave.mutate()}
          >
            <Trans>Decline invitation</Trans>
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
