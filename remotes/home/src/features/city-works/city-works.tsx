import { Container, Grid } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { CommunityCard } from './community-card.tsx';
import { EconomyCard } from './economy-card.tsx';
import { FrameworkCard } from './framework-card.tsx';
import { SecurityCard } from './security-card.tsx';

/** What the city stands on: four sheets, no two alike. */
export function CityWorks() {
  return (
    <Section aria-labelledby="works" py={{ base: '16', md: '24' }}>
      <Container>
        <SectionHead
          id="works"
          number="01"
          sign={<Trans>City works</Trans>}
          title={<Trans>Four things hold it up.</Trans>}
        />
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(12, minmax(0, 1fr))',
          }}
          gap={{ base: '5', lg: '6' }}
          mt={{ base: '8', md: '12' }}
        >
          <FrameworkCard gridColumn={{ lg: 'span 5' }} />
          <EconomyCard gridColumn={{ lg: 'span 7' }} />
          <CommunityCard gridColumn={{ md: '1 / -1', lg: 'span 8' }} />
          <SecurityCard gridColumn={{ md: '1 / -1', lg: 'span 4' }} />
        </Grid>
      </Container>
    </Section>
  );
}
