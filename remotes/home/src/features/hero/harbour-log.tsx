import { Box, Container, chakra, Flex, Skeleton, StatusDot, Text, TimeText, useQuery } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { activityQuery } from './get-activity.ts';

/** Who is here, as measured a moment ago. What isn't known is said to be unknown. */
export function HarbourLog() {
  const { data, isPending } = useQuery(activityQuery);
  return (
    <Box borderTopWidth="1px" borderBottomWidth="1px" bg="bg" aria-live="polite">
      <Container>
        <Flex
          minH={{ base: '5.75rem', md: '5.25rem' }}
          align="center"
          wrap="wrap"
          columnGap={{ base: '4', sm: '6', md: '10' }}
          rowGap="1"
          py="3"
        >
          {data ? (
            <>
              <StatusDot state={data.activeNow > 0 ? 'on' : 'off'}>
                <Figure value={data.activeNow}>
                  <Trans>here now</Trans>
                </Figure>
              </StatusDot>
              <Figure value={data.joinedThisWeek}>
                <Trans>joined this week</Trans>
              </Figure>
              <Text color="fg.muted" fontSize="sm" ms={{ md: 'auto' }}>
                <Trans>
                  Measured{' '}
                  <chakra.span display={{ base: 'none', md: 'inline' }}>
                    <TimeText at={data.measuredAt} as="long" />
                  </chakra.span>
                  <chakra.span display={{ base: 'inline', md: 'none' }}>
                    <TimeText at={data.measuredAt} as="relative" />
                  </chakra.span>
                </Trans>
              </Text>
            </>
          ) : isPending ? (
            <Skeleton height="2.25rem" width="min(24rem, 100%)" />
          ) : (
            <StatusDot state="unknown">
              <Trans>Who is here right now is unknown: the count could not be fetched.</Trans>
            </StatusDot>
          )}
        </Flex>
      </Container>
    </Box>
  );
}

function Figure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="baseline" gap="2">
      <chakra.strong fontFamily="heading" fontWeight="700" textStyle="3xl" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.strong>
      <span>{children}</span>
    </chakra.span>
  );
}
