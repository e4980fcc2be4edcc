import { localize } from '@boardwalk/contracts';
import { Box, Container, Grid, PageHeading, Stack, Text, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Picture, ThemedPicture } from '../../parts/picture.tsx';
import { LibraryPicture } from '../../parts/site-picture.tsx';

/** Introduction of the community, with the illustration of a ferry. */
export function AboutHead() {
  const { i18n } = useLingui();
  const { city, name, description, home, look } = useSite();
  const isHarbour = home.voice === 'harbour';
  const hasPicture = look.scenery !== 'contours' || look.hero.light !== null;
  return (
    <Container pt={{ base: '8', md: '14' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="end"
      >
        <Stack gap="6" pb={{ lg: '6' }}>
          <PageHeading fontWeight="800" textStyle="5xl">
            <Trans>About {name}.</Trans>
          </PageHeading>
          <Stack gap="4" textStyle="lg" maxW="measure">
            <Text>
              {isHarbour ? (
                <Trans>
                  {city} is a harbor city that members create together by roleplay. You play a character with
                  a name, a job and goals, and so does everyone else. The story follows from what the
                  characters do.
                </Trans>
              ) : (
                localize(description, i18n.locale)
              )}
            </Text>
            <Text>
              <Trans>
                This site is for the community of {name}: here you apply, read the rules and the news, and see
                what is planned.
              </Trans>
            </Text>
          </Stack>
        </Stack>
        {hasPicture && (
          <Box borderRadius="xl" overflow="hidden">
            <AboutPicture />
          </Box>
        )}
      </Grid>
    </Container>
  );
}

const LOOK = {
  sizes: '(min-width: 64rem) 31rem, 100vw',
  aspectRatio: { base: '4 / 3', lg: '5 / 6' },
  objectFit: 'cover',
} as const;

function AboutPicture() {
  const { t } = useLingui();
  const { hero, scenery } = useSite().look;
  if (hero.light) return <LibraryPicture picture={hero.light} first {...LOOK} />;
  if (scenery === 'harbour')
    return (
      <Picture
        name="carousel-ferry"
        alt={t`The evening ferry, its car deck lit, comes in under the suspension bridge.`}
        ratio={[1200, 1500]}
        first
        objectPosition="50% 62%"
        {...LOOK}
      />
    );
  return (
    <ThemedPicture
      name="mountain-lift"
      alt={t`A cable car on its way up over the firs, the valley below.`}
      ratio={[1600, 1200]}
      {...LOOK}
    />
  );
}
