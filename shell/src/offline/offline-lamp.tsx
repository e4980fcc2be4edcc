import { chakra, SignalLamp } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useConnected } from './connection.ts';

/** Says, for as long as it is so, that the site can't be reached. It stands over the page, which stays where it is. */
export function OfflineLamp() {
  const connected = useConnected();
  return (
    <chakra.div
      role="status"
      position="fixed"
      bottom="4"
      insetInlineStart="4"
      maxW="calc(100vw - 2rem)"
      zIndex="banner"
    >
      {!connected && (
        <chakra.div
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="lg"
          boxShadow="lg"
          px="4"
          py="2.5"
          fontSize="sm"
        >
          <SignalLamp state="off">
            <Trans>You are offline. What you opened before still works; nothing can be saved meanwhile.</Trans>
          </SignalLamp>
        </chakra.div>
      )}
    </chakra.div>
  );
}
