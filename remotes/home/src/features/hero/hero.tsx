import { Box, Container, chakra, PageHeading, Stack, Text, useSite } from '@boardwalk/kit';
import { INKS, ink } from '../../parts/inks.ts';
import { HarbourLog } from './harbour-log.tsx';
import { HeroActions } from './hero-actions.tsx';
import { Skyline } from './skyline.tsx';

/** Sky colour behind the words, so that no bridge and no star gets between their letters. */
const FOG = `radial-gradient(ellipse 58% 72% at 16% 30%, ${ink('sky-top')} 30%, transparent 100%)` as const;

/** The first screen: what this place is, how to get in, and who is here right now. */
export function Hero() {
  const site = useSite();
  return (
    <chakra.section css={INKS} aria-labelledby="hero">
      <Box
        position="relative"
        isolation="isolate"
        overflow="hidden"
        bg={ink('sky-top')}
        minH={{ lg: 'clamp(40rem, calc(100svh - 4rem - 5.25rem), 72rem)' }}
      >
        <Skyline />
        <Box
          aria-hidden
          position="absolute"
          inset="0"
          zIndex="-1"
          bg={FOG}
          display={{ base: 'none', lg: 'block' }}
        />
        <Container
          pt={{ base: '10', md: '14', lg: 'clamp(3rem, 8svh, 7rem)' }}
          pb={{ base: '17rem', lg: '16' }}
        >
          <Stack gap={{ base: '5', lg: '6' }} maxW="46rem">
            <PageHeading
              id="hero"
              fontWeight="800"
              fontSize="clamp(2.5rem, 1.45rem + 3.5vw, 4.75rem)"
              lineHeight="0.98"
              letterSpacing="-0.03em"
            >
              {site.tagline}
            </PageHeading>
            <Text textStyle="lg" maxW="36rem">
              {site.description}
            </Text>
            <HeroActions />
          </Stack>
        </Container>
      </Box>
      <HarbourLog />
    </chakra.section>
  );
}
