import { Button, Center, Stack, Text, useNow } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { PlayerState } from './player-state.ts';

const SECOND_MS = 1_000;

/** Reason why the stream doesn't play, and the next attempt. */
export function PlayerTrouble({ state, onRetry }: { state: PlayerState; onRetry: () => void }) {
  if (state.unsupported)
    return (
      <Center position="absolute" inset="0" bg="black/80" color="white" p="6" textAlign="center">
        <Text role="alert">
          <Trans>This browser can’t play this kind of stream. Try a newer browser.</Trans>
        </Text>
      </Center>
    );
  if (state.retryAt === null) return null;
  return (
    <Center position="absolute" insetX="0" top="0" p="3" pointerEvents="none">
      <Stack
        direction="row"
        align="center"
        gap="3"
        bg="black/85"
        color="white"
        borderRadius="md"
        px="4"
        py="2"
        textStyle="sm"
        pointerEvents="auto"
      >
        <Stack gap="0">
          <Text role="status" fontWeight="semibold">
            <Trans>The connection to the stream is lost.</Trans>
          </Text>
          <Countdown until={state.retryAt} />
        </Stack>
        <Button size="xs" variant="solid" colorPalette="sodium" onClick={onRetry}>
          <Trans>Try now</Trans>
        </Button>
      </Stack>
    </Center>
  );
}

function Countdown({ until }: { until: number }) {
  const seconds = Math.max(0, Math.ceil((until - useNow(SECOND_MS)) / SECOND_MS));
  return (
    // The countdown isn't announced by screen readers.
    <span>
      {seconds === 0 ? (
        <Trans>Trying again.</Trans>
      ) : (
        <Plural value={seconds} one="The next try is in # second." other="The next try is in # seconds." />
      )}
    </span>
  );
}
