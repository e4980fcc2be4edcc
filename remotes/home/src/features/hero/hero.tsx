import { inLanguage, localize } from '@boardwalk/contracts';
import { Box, Container, chakra, PageHeading, Stack, Text, useSite } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { HarbourLog } from '../../parts/harbour-log.tsx';
import { INKS, ink } from '../../parts/inks.ts';
import { HeroActions } from './hero-actions.tsx';
import { HeroGround } from './hero-ground.tsx';

/** The first screen: introduction, main actions, and online members. */
export function Hero() {
  const { i18n } = useLingui();
  const { home, look, tagline, description } = useSite();
  const hasSky = look.scenery === 'harbour' && !look.hero.light && !look.hero.dark;
  return (
    <chakra.section css={INKS} aria-labelledby="hero">
      <Box
        position="relative"
        isolation="isolate"
        overflow="hidden"
        bg={hasSky ? ink('sky-top') : 'bg'}
        minH={{ lg: 'clamp(40rem, calc(100svh - 4rem - 5.25rem), 72rem)' }}
      >
        <Container
          pt={{ base: '10', md: '14', lg: 'clamp(3rem, 8svh, 7rem)' }}
          pb={{ base: look.scenery === 'contours' && !look.hero.light ? '14' : '17rem', lg: '16' }}
        >
          <Stack gap={{ base: '5', lg: '6' }} maxW="46rem">
            <PageHeading
              id="hero"
              fontWeight="800"
              fontSize="clamp(2.5rem, 1.45rem + 3.5vw, 4.75rem)"
              lineHeight="0.98"
              letterSpacing="-0.03em"
            >
              {inLanguage(home.hero.title, i18n.locale) ?? localize(tagline, i18n.locale)}
            </PageHeading>
            <Text textStyle="lg" maxW="36rem">
              {inLanguage(home.hero.text, i18n.locale) ?? localize(description, i18n.locale)}
            </Text>
            <HeroActions />
          </Stack>
        </Container>
        {/* Last: a browser that paints before it has parsed the whole illustration already knows the height. */}
        <HeroGround />
      </Box>
      <HarbourLog />
    </chakra.section>
  );
}
