import { Container, chakra, StatusDot } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useConnected } from './connection.ts';

/**
 * States that the site is unreachable. Last element of the page, sticky at the bottom of the window, so that it neither shifts nor permanently covers
 * content.
 */
export function OfflineLamp() {
  const connected = useConnected();
  return (
    <chakra.div role="status" position="sticky" bottom="var(--bottom-bar, 0px)" zIndex="docked">
      {!connected && (
        <chakra.div bg="bg.subtle" borderTopWidth="1px" fontSize="sm" py="2">
          <Container>
            <StatusDot state="off">
              <Trans>
                You are offline. Pages you opened before still work. You can save again once you are back
                online.
              </Trans>
            </StatusDot>
          </Container>
        </chakra.div>
      )}
    </chakra.div>
  );
}
