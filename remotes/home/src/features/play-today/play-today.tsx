import {
  Box,
  Container,
  Flex,
  Heading,
  LinkButton,
  Stack,
  Text,
  useSite,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Picture } from '../../parts/picture.tsx';
import { Section } from '../../parts/section.tsx';

/** The last word: the boardwalk at dusk, and the way onto it. */
export function PlayToday() {
  const { t } = useLingui();
  const { shortName } = useSite();
  return (
    <Section
      aria-labelledby="play"
      className="dark"
      position="relative"
      isolation="isolate"
      bg="night"
      color="fg"
      overflow="hidden"
    >
      <Picture
        name="play-today-banner"
        alt={t`The boardwalk in the evening, lamps leading to the big wheel at its end.`}
        sizes="(min-width: 110rem) 120rem, (min-width: 64rem) 110vw, 180vw"
        ratio={[1920, 720]}
        position={{ lg: 'absolute' }}
        inset={{ lg: '0' }}
        zIndex="-1"
        height={{ base: '16rem', md: '22rem', lg: '100%' }}
        objectFit="cover"
        objectPosition={{ base: '74% 50%', lg: '100% 45%' }}
        css={{ maskImage: { base: 'linear-gradient(to bottom, black 60%, transparent)', lg: 'none' } }}
      />
      <Box
        aria-hidden
        display={{ base: 'none', lg: 'block' }}
        position="absolute"
        inset="0"
        zIndex="-1"
        bg="linear-gradient(to right, var(--chakra-colors-night) 12%, rgb(11 15 26 / 0.7) 40%, transparent 68%)"
      />
      <Container
        pt={{ base: '2', lg: '24' }}
        pb={{ base: '14', lg: '24' }}
        minH={{ lg: '30vw' }}
        display="grid"
        alignContent="center"
      >
        <Stack gap="6" maxW="34rem">
          <Heading as="h2" id="play" fontWeight="800" textStyle="5xl">
            <Trans>Play today</Trans>
          </Heading>
          <Text textStyle="lg">
            <Trans>
              An account takes a minute, the application an honest evening. {shortName} keeps a lamp on for
              you either way.
            </Trans>
          </Text>
          <Ways />
        </Stack>
      </Container>
    </Section>
  );
}

function Ways() {
  const { shortName } = useSite();
  return (
    <Flex wrap="wrap" gap="3">
      <LinkButton size="xl" colorPalette="sodium" to="/register">
        <Trans>Create Account</Trans>
      </LinkButton>
      <LinkButton size="xl" variant="outline" colorPalette="gray" borderColor="fg" to="/about">
        <Trans>
          Learn More<VisuallyHidden> about {shortName}</VisuallyHidden>
        </Trans>
      </LinkButton>
    </Flex>
  );
}
