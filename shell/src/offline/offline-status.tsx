import { Container, chakra, StatusDot } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useConnected } from './connection.ts';

/**
 * Says, for as long as it is so, that the site can't be reached. It is the last thing on the page and sticks to the window's lower edge:
 * nothing above it moves, and nothing is hidden by it for good.
 */
export function OfflineLamp() {
  const connected = useConnected();
  return (
    <chakra.div role="status" position="sticky" bottom="0" zIndex="docked">
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
