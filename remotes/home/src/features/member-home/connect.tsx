import { Button, chakra, connectLink, Flex, Skeleton, Text, useQuery } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { ConnectAddress } from '../../parts/connect-address.tsx';
import { serverStatusQuery } from '../../parts/queries.ts';

/** Opens the game on the community's server, and shows its address for players who type it. */
export function Connect() {
  const { data, isPending } = useQuery(serverStatusQuery);
  if (isPending) return <Skeleton height="3rem" width="min(24rem, 100%)" />;
  const link = data?.connect == null ? undefined : connectLink(data.connect);
  if (data?.connect == null || link === undefined)
    return (
      <Text color="fg.muted">
        <Trans>The address of the game server isn’t known right now.</Trans>
      </Text>
    );
  return (
    <Flex wrap="wrap" align="center" columnGap="5" rowGap="3" width={{ base: 'full', sm: 'auto' }}>
      <Button asChild size="xl" colorPalette="sodium" flex={{ base: '1 1 100%', sm: '0 0 auto' }}>
        <chakra.a href={link}>
          <Trans>Connect</Trans>
        </chakra.a>
      </Button>
      <ConnectAddress address={data.connect} />
    </Flex>
  );
}
