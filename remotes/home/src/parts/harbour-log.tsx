import { Box, Container, chakra, Flex, Skeleton, StatusDot, Text, TimeText, useQuery } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { activityQuery } from './queries.ts';
import { ServerStatus, StripStatistic } from './server-status.tsx';

/** Status of the game server and online members, as recently measured. Missing data is shown as unknown. */
export function HarbourLog({ address = true }: { address?: boolean }) {
  const { data, isPending } = useQuery(activityQuery);
  return (
    <Box borderTopWidth="1px" borderBottomWidth="1px" bg="bg">
      <Container>
        <Flex
          minH={{ base: '11rem', sm: '8.5rem', lg: '5.25rem' }}
          align="center"
          // A single row on desktops, whatever the content: long parts wrap internally, so that nothing below shifts.
          wrap={{ base: 'wrap', lg: 'nowrap' }}
          columnGap={{ base: '4', sm: '6', md: '10' }}
          rowGap={{ base: '2', lg: '1' }}
          py="3"
        >
          <Box minW="0" flex={{ base: '1 1 100%', lg: '0 1 auto' }}>
            <ServerStatus address={address} />
          </Box>
          <chakra.div display="contents" aria-live="polite">
            {data ? (
              <>
                <StatusDot state={data.activeNow > 0 ? 'on' : 'off'}>
                  <StripStatistic value={data.activeNow}>
                    <Trans>here now</Trans>
                  </StripStatistic>
                </StatusDot>
                <StripStatistic value={data.joinedThisWeek}>
                  <Trans>joined this week</Trans>
                </StripStatistic>
                <Text color="fg.muted" fontSize="sm" ms={{ lg: 'auto' }} flexShrink="0">
                  <Trans>
                    Updated <TimeText at={data.measuredAt} as="relative" />
                  </Trans>
                </Text>
              </>
            ) : isPending ? (
              <Skeleton height="2.25rem" width="min(24rem, 100%)" />
            ) : (
              <StatusDot state="unknown">
                <Trans>The number of people here right now could not be loaded.</Trans>
              </StatusDot>
            )}
          </chakra.div>
        </Flex>
      </Container>
    </Box>
  );
}
