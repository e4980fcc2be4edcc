import { Center, HStack, Spinner, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Marks a page that isn't there yet, for what stands round it. */
export const ON_ITS_WAY = 'data-on-its-way';

/** Stands in for a page whose code is still being fetched. The footer is away meanwhile: it must not be seen and then be moved. */
export function PageLoading({ slow = false }: { slow?: boolean }) {
  return (
    <Center flex="1" minH="100svh" pb="16" role="status" {...{ [ON_ITS_WAY]: true }}>
      <HStack gap="3" color="fg.muted">
        <Spinner size="sm" color="sodium.fg" />
        <Text>
          <Trans>Loading...</Trans>
          {slow && ' '}
          {slow && <Trans>Still on its way.</Trans>}
        </Text>
      </HStack>
    </Center>
  );
}
