import { Center, HStack, Spinner, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Placeholder of a page whose code is still loading. */
export function PageLoading({ slow = false }: { slow?: boolean }) {
  return (
    <Center flex="1" pb="16" role="status">
      <HStack gap="3" color="fg.muted">
        <Spinner size="sm" color="sodium.fg" />
        <Text>
          <Trans>Loading...</Trans>
          {slow && ' '}
          {slow && <Trans>Slow connection?</Trans>}
        </Text>
      </HStack>
    </Center>
  );
}
