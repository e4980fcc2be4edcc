import { Box, Container, PageHeading, useHashTarget, usePageTitle, useQuery } from '@boardwalk/kit';
import { RichTextView } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { documentQuery } from '../../parts/queries.ts';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { AboutHead } from './about-head.tsx';
import { HouseWays } from './house-ways.tsx';
import { Team } from './team.tsx';
import { WaysIn } from './ways-in.tsx';

/** `/about`. */
export function AboutPage() {
  const { t } = useLingui();
  usePageTitle(t`About`);
  useHashTarget();
  const { data } = useQuery(documentQuery('about'));
  return (
    <>
      {data?.body ? (
        <Container py={{ base: '8', md: '14' }}>
          <PageHeading textStyle="5xl" fontWeight="800" mb="8">
            <Trans>About</Trans>
          </PageHeading>
          <Box maxW="46rem">
            <RichTextView document={data.body} headingIds />
          </Box>
        </Container>
      ) : (
        <>
          <AboutHead />
          <WaysIn />
          <HouseWays />
        </>
      )}
      <Section aria-labelledby="team" py={{ base: '16', md: '24' }}>
        <Container>
          <SectionHead
            id="team"
            number="03"
            sign={<Trans>Team</Trans>}
            title={<Trans>Who runs the community.</Trans>}
          >
            <Trans>Grouped by their highest role. Members who opted out aren’t listed.</Trans>
          </SectionHead>
          <Box mt={{ base: '8', md: '12' }}>
            <Team />
          </Box>
        </Container>
      </Section>
    </>
  );
}
