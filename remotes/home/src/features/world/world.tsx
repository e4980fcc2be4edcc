import { cityMap } from '@boardwalk/artwork';
import { Box, Container, chakra, Grid, Text, useSite } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { INKS } from '../../parts/inks.ts';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { CityPlan } from './city-plan.tsx';
import { Stats } from './stats.tsx';

/** Where all of it happens: the map, and the city in figures. */
export function World() {
  const { city } = useSite();
  const count = cityMap().districts.length;
  return (
    <Section
      aria-labelledby="world"
      css={INKS}
      borderBlockWidth="1px"
      bg="bg.subtle"
      py={{ base: '16', md: '24' }}
    >
      <Container>
        <SectionHead
          id="world"
          number="02"
          sign={<Trans>World</Trans>}
          title={<Trans>One bay, {count} districts, no way to be nobody.</Trans>}
        >
          <Trans>
            Everything in {city} is a tram ride, a ferry or one bad decision away. The districts keep their
            own accents, landlords and grudges.
          </Trans>
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
              <Trans>Members are counted as you read this. The other figures are the community’s own.</Trans>
            </Text>
          </Box>
          <Box order={{ base: 1, lg: 2 }}>
            <Box borderRadius="xl" overflow="hidden" borderWidth="1.5px" borderColor="border.emphasized">
              <CityPlan />
            </Box>
            <Legend />
          </Box>
        </Grid>
      </Container>
    </Section>
  );
}

/** The districts by number, where the map is too small for their names. */
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
