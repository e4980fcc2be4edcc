import { Box, Container, Grid, PageHeading, Stack, Text, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Picture } from '../../parts/picture.tsx';

/** What this place is, beside the ferry that brings people to it. */
export function AboutHead() {
  const { t } = useLingui();
  const { city, name } = useSite();
  return (
    <Container pt={{ base: '8', md: '14' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="end"
      >
        <Stack gap="6" pb={{ lg: '6' }}>
          <PageHeading fontWeight="800" textStyle="5xl">
            <Trans>A city that other people are in, too.</Trans>
          </PageHeading>
          <Stack gap="4" textStyle="lg" maxW="measure">
            <Text>
              <Trans>
                {city} is a harbour town that exists for as long as somebody is playing in it. You bring a
                person with a name, a job and something to lose. Everybody else has brought one too. What
                happens between them is the story, and nobody writes it in advance.
              </Trans>
            </Text>
            <Text>
              <Trans>
                {name} is the community round that city: the people who play, the few who keep it running, and
                this site, where you apply, read up and find out what you missed.
              </Trans>
            </Text>
          </Stack>
        </Stack>
        <Box borderRadius="xl" overflow="hidden">
          <Picture
            name="carousel-ferry"
            alt={t`The evening ferry, its car deck lit, comes in under the suspension bridge.`}
            sizes="(min-width: 64rem) 31rem, 100vw"
            ratio={[1200, 1500]}
            first
            aspectRatio={{ base: '4 / 3', lg: '5 / 6' }}
            objectFit="cover"
            objectPosition="50% 62%"
          />
        </Box>
      </Grid>
    </Container>
  );
}
