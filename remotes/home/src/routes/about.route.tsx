import { Box, Container, useHashTarget, usePageTitle } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { AboutHead } from '../features/about/about-head.tsx';
import { HouseWays } from '../features/about/house-ways.tsx';
import { Team } from '../features/about/team.tsx';
import { WaysIn } from '../features/about/ways-in.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHead } from '../parts/section-head.tsx';

export default function AboutRoute() {
  const { t } = useLingui();
  usePageTitle(t`About`);
  useHashTarget();
  return (
    <>
      <AboutHead />
      <WaysIn />
      <HouseWays />
      <Section aria-labelledby="team" py={{ base: '16', md: '24' }}>
        <Container>
          <SectionHead
            id="team"
            number="03"
            sign={<Trans>Team</Trans>}
            title={<Trans>Who keeps the lamps lit.</Trans>}
          >
            <Trans>Grouped by their highest role. Whoever doesn’t want to be on this page isn’t.</Trans>
          </SectionHead>
          <Box mt={{ base: '8', md: '12' }}>
            <Team />
          </Box>
        </Container>
      </Section>
    </>
  );
}
