import { Box, Container, ErrorBox, useHasRole, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { FeedRail, FeedSkeleton } from './feed-rail.tsx';
import { feedQuery } from './get-feed.ts';

/** What is going on, for those who help to run the place. Nobody else sees it, and nobody else's browser asks for it. */
export function CommunityStrip() {
  const privileged = useHasRole('owner', 'admin', 'staff', 'helper');
  return privileged ? <Strip /> : null;
}

function Strip() {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useQuery(feedQuery);
  return (
    <Section aria-labelledby="strip" py={{ base: '16', md: '24' }}>
      <Container>
        <SectionHead
          id="strip"
          number="03"
          sign={<Trans>Team desk</Trans>}
          title={<Trans>What the city is saying.</Trans>}
        >
          <Trans>You see this because you help to run the place.</Trans>
        </SectionHead>
        <Box mt={{ base: '8', md: '10' }}>
          {isPending || (error && isFetching) ? (
            <FeedSkeleton />
          ) : error ? (
            <ErrorBox title={t`Unable to load user data`} error={error} onRetry={() => void refetch()} />
          ) : (
            <FeedRail items={data.items} />
          )}
        </Box>
      </Container>
    </Section>
  );
}
