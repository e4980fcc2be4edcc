import type { HomeSection } from '@boardwalk/contracts';
import { Container, Grid, useSite } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { useLocalText } from '../../parts/use-local-text.ts';
import { CommunityCard } from './community-card.tsx';
import { EconomyCard } from './economy-card.tsx';
import { FrameworkCard } from './framework-card.tsx';
import { SecurityCard } from './security-card.tsx';

/** The four cards about the city, each with its own design. */
export function CityWorks({ section, number }: { section: HomeSection; number: string }) {
  const localText = useLocalText();
  const { framework, economy, community, security } = useSite().home.cards;
  return (
    <Section
      aria-labelledby="works"
      containIntrinsicBlockSize={{ base: 'auto 110rem', lg: 'auto 62rem' }}
      py={{ base: '16', md: '24' }}
    >
      <Container>
        <SectionHead
          id="works"
          number={number}
          sign={localText(section.label, {
            harbour: <Trans>The city</Trans>,
            plain: <Trans>What is here</Trans>,
          })}
          title={localText(section.title, {
            harbour: <Trans>How the city works.</Trans>,
            plain: <Trans>What you find in this community.</Trans>,
          })}
        >
          {localText(section.text, { harbour: null, plain: null })}
        </SectionHead>
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(12, minmax(0, 1fr))',
          }}
          gap={{ base: '5', lg: '6' }}
          mt={{ base: '8', md: '12' }}
        >
          {framework.on && <FrameworkCard card={framework} gridColumn={{ lg: 'span 5' }} />}
          {economy.on && <EconomyCard card={economy} gridColumn={{ lg: 'span 7' }} />}
          {community.on && <CommunityCard card={community} gridColumn={{ md: '1 / -1', lg: 'span 8' }} />}
          {security.on && <SecurityCard card={security} gridColumn={{ md: '1 / -1', lg: 'span 4' }} />}
        </Grid>
      </Container>
    </Section>
  );
}
