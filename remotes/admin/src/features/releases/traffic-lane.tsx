import type { ManagedRemote } from '@boardwalk/contracts';
import { Box, type ColorName, chakra, Flex, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Versions by audience, as lanes of a road: the live version, and the canary next to it. */
export function TrafficLane({ remote: { live, canary, staff } }: { remote: ManagedRemote }) {
  const { t } = useLingui();
  const share = canary?.share ?? 0;
  const rest = live === null ? 0 : Math.round((100 - share) * 10) / 10;
  const label = [
    live !== null && t`${live}: ${rest} % of visitors`,
    canary && t`${canary.version}: ${share} % of visitors`,
    staff !== null && t`${staff}: staff`,
  ].filter((part) => part !== false && part !== null);
  if (live === null && !canary && staff === null) {
    return (
      <Text color="fg.muted">
        <Trans>No version is live.</Trans>
      </Text>
    );
  }
  return (
    <Box>
      <Flex
        height="2.5"
        borderRadius="full"
        overflow="hidden"
        bg="bg.subtle"
        role="img"
        aria-label={label.join(', ')}
      >
        {live !== null && <Box bg="tide.solid" flexBasis={`${rest}%`} />}
        {canary && (
          <Box bg="lamp" flexBasis={`${share}%`} minW="2" borderLeftWidth="2px" borderColor="bg.panel" />
        )}
      </Flex>
      <Flex wrap="wrap" columnGap="6" rowGap="1" mt="2" fontSize="sm">
        {live !== null && (
          <Lane colour="tide.solid" version={live}>
            <Trans>{rest} % of visitors</Trans>
          </Lane>
        )}
        {canary && (
          <Lane colour="lamp" version={canary.version}>
            <Trans>{share} % of visitors</Trans>
          </Lane>
        )}
        {staff !== null && (
          <Lane colour="dusk.solid" version={staff}>
            <Trans>staff</Trans>
          </Lane>
        )}
      </Flex>
    </Box>
  );
}

function Lane({ colour, version, children }: { colour: ColorName; version: string; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="baseline" gap="2" minW="0">
      <chakra.span boxSize="2.5" borderRadius="sm" bg={colour} flexShrink="0" aria-hidden />
      <chakra.code translate="no" overflowWrap="anywhere">
        {version}
      </chakra.code>
      <chakra.span color="fg.muted" whiteSpace={{ base: 'normal', md: 'nowrap' }}>
        {children}
      </chakra.span>
    </chakra.span>
  );
}
