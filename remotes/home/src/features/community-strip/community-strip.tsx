import type { HomeSection } from '@boardwalk/contracts';
import { Box, Container, ErrorBox, endpointQuery, useHasRole, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { useLocalText } from '../../parts/use-local-text.ts';
import { FeedRail, FeedSkeleton } from './feed-rail.tsx';

/** Number of items in the strip. */
const FEED_LENGTH = 10;

/** The community strip, pinned items first. The strip shows a failure itself. */
const feedQuery = endpointQuery('GET /api/feed', { query: { limit: FEED_LENGTH } });

interface StripProps {
  section: HomeSection;
  number: string;
}

/** Recent activity for the team. Not rendered or fetched for anyone else. */
export function CommunityStrip(placed: StripProps) {
  const privileged = useHasRole('owner', 'admin', 'staff', 'helper');
  return privileged ? <Strip {...placed} /> : null;
}

function Strip({ section, number }: StripProps) {
  const localText = useLocalText();
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useQuery(feedQuery);
  return (
    <Section aria-labelledby="strip" py={{ base: '16', md: '24' }}>
      <Container>
        <SectionHead
          id="strip"
          number={number}
          sign={localText(section.label, {
            harbour: <Trans>Team desk</Trans>,
            plain: <Trans>Team desk</Trans>,
          })}
          title={localText(section.title, {
            harbour: <Trans>Latest from the community.</Trans>,
            plain: <Trans>Recent activity.</Trans>,
          })}
        >
          {localText(section.text, {
            harbour: <Trans>Only the team sees this section.</Trans>,
            plain: <Trans>Only the team sees this section.</Trans>,
          })}
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
