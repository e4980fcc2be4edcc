import { cityMap } from '@boardwalk/artwork';
import type { HomeSection } from '@boardwalk/contracts';
import { Box, Container, chakra, Grid, Text, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { INKS } from '../../parts/inks.ts';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { SitePicture } from '../../parts/site-picture.tsx';
import { useLocalText } from '../../parts/use-local-text.ts';
import { CityPlan } from './city-plan.tsx';
import { Stats } from './stats.tsx';

/** The setting: the map, and statistics of the city. */
export function World({ section, number }: { section: HomeSection; number: string }) {
  const { t } = useLingui();
  const localText = useLocalText();
  const { city, home, look } = useSite();
  const hasMap = home.voice === 'harbour' && look.scenery === 'harbour' && !section.picture;
  const count = cityMap().districts.length;
  return (
    <Section
      aria-labelledby="world"
      containIntrinsicBlockSize={{ base: 'auto 56rem', lg: 'auto 46rem' }}
      css={INKS}
      borderBlockWidth="1px"
      bg="bg.subtle"
      py={{ base: '16', md: '24' }}
    >
      <Container>
        <SectionHead
          id="world"
          number={number}
          sign={localText(section.label, { harbour: <Trans>World</Trans>, plain: <Trans>World</Trans> })}
          title={localText(section.title, {
            harbour: <Trans>One bay with {count} districts.</Trans>,
            plain: <Trans>{city} in numbers.</Trans>,
          })}
        >
          {localText(section.text, {
            harbour: (
              <Trans>
                Each district of {city} has its own homes, jobs and places to meet. The map shows where they
                are.
              </Trans>
            ),
            plain: null,
          })}
        </SectionHead>
      </Container>
      <Container mt={{ base: '8', md: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' }}
          gap={{ base: '8', lg: '10' }}
        >
          <Box order={{ base: 2, lg: 1 }} alignSelf="end">
            <Stats />
            <Text color="fg.muted" fontSize="sm" mt="4">
              <Trans>The member count is live. The other numbers come from the community.</Trans>
            </Text>
          </Box>
          <Box order={{ base: 1, lg: 2 }}>
            {hasMap ? (
              <>
                <CityPlan />
                <Legend />
              </>
            ) : (
              <SitePicture
                own={section.picture}
                illustrations={{
                  mountain: {
                    name: 'mountain-hero',
                    alt: t`A town in a high valley, its church and cable car, under the peaks.`,
                  },
                }}
                sizes="(min-width: 64rem) 55rem, 100vw"
                ratio={[1920, 800]}
                borderRadius="xl"
                height={{ base: 'auto', lg: '30rem' }}
                objectFit="cover"
                objectPosition="80% 60%"
              />
            )}
          </Box>
        </Grid>
      </Container>
    </Section>
  );
}

/** Districts by number, if the map is too small for their names. */
function Legend() {
  return (
    <chakra.ol
      display={{ base: 'grid', md: 'none' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      columnGap="4"
      rowGap="1"
      mt="4"
      listStyleType="none"
      fontSize="sm"
    >
      {cityMap().districts.map(({ id, name }, index) => (
        <li key={id}>
          <chakra.span
            fontWeight="bold"
            display="inline-block"
            minW="1.5em"
            fontVariantNumeric="tabular-nums"
          >
            {index + 1}
          </chakra.span>
          {name}
        </li>
      ))}
    </chakra.ol>
  );
}
