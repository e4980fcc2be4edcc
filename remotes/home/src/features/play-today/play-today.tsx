import type { HomeSection } from '@boardwalk/contracts';
import {
  Box,
  Container,
  Flex,
  Heading,
  LinkButton,
  Stack,
  Text,
  useSession,
  useSite,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { NextStep } from '../../parts/next-step.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Section } from '../../parts/section.tsx';
import { LibraryPicture } from '../../parts/site-picture.tsx';
import { useLocalText } from '../../parts/use-local-text.ts';

/** Final section: the boardwalk at dusk, with the main action. */
export function PlayToday({ section }: { section: HomeSection }) {
  const localText = useLocalText();
  const { shortName, look } = useSite();
  const hasPicture = section.picture !== null || look.scenery !== 'contours';
  return (
    <Section
      aria-labelledby="play"
      containIntrinsicBlockSize={{ base: 'auto 40rem', lg: 'auto 26rem' }}
      className="dark"
      position="relative"
      isolation="isolate"
      bg="night"
      color="fg"
      overflow="hidden"
    >
      <Banner own={section.picture} />
      <Box
        aria-hidden
        display={{ base: 'none', lg: 'block' }}
        position="absolute"
        inset="0"
        zIndex="-1"
        bg="linear-gradient(to right, var(--chakra-colors-night) 12%, color-mix(in srgb, var(--chakra-colors-night) 70%, transparent) 40%, transparent 68%)"
      />
      <Container
        pt={{ base: hasPicture ? '2' : '14', lg: '24' }}
        pb={{ base: '14', lg: '24' }}
        minH={{ lg: hasPicture ? '30vw' : 'auto' }}
        display="grid"
        alignContent="center"
      >
        <Stack gap="6" maxW="34rem">
          <Heading as="h2" id="play" fontWeight="800" textStyle="5xl">
            {localText(section.title, {
              harbour: <Trans>Play today</Trans>,
              plain: <Trans>Play today</Trans>,
            })}
          </Heading>
          <Text textStyle="lg">
            {localText(section.text, {
              harbour: (
                <Trans>Signing up takes a minute. Then apply for the whitelist to play on {shortName}.</Trans>
              ),
              plain: <Trans>Signing up takes a minute. New members are welcome on {shortName}.</Trans>,
            })}
          </Text>
          <Actions />
        </Stack>
      </Container>
    </Section>
  );
}

const BANNER = {
  sizes: '(min-width: 110rem) 120rem, (min-width: 64rem) 110vw, 180vw',
  position: { lg: 'absolute' },
  inset: { lg: '0' },
  zIndex: '-1',
  height: { base: '16rem', md: '22rem', lg: '100%' },
  objectFit: 'cover',
  objectPosition: { base: '74% 50%', lg: '100% 45%' },
  css: { maskImage: { base: 'linear-gradient(to bottom, black 60%, transparent)', lg: 'none' } },
} as const;

/** Picture of the banner. Dark in both themes, so its content uses light colors. */
function Banner({ own }: { own: HomeSection['picture'] }) {
  const { t } = useLingui();
  const { scenery } = useSite().look;
  if (own) return <LibraryPicture picture={own} {...BANNER} />;
  const ratio = [1920, 720] as const;
  if (scenery === 'harbour')
    return (
      <Picture
        name="play-today-banner"
        alt={t`The boardwalk in the evening, lamps leading to the big wheel at its end.`}
        ratio={ratio}
        {...BANNER}
      />
    );
  if (scenery === 'mountain')
    return (
      <Picture
        name="mountain-lift-night"
        alt={t`The last cable car comes down to the lights of the town.`}
        ratio={ratio}
        {...BANNER}
      />
    );
  return null;
}

function Actions() {
  const { shortName } = useSite();
  const isVisitor = useSession().state === 'anonymous';
  return (
    <Flex wrap="wrap" gap="3">
      {isVisitor ? (
        <LinkButton size="xl" colorPalette="sodium" to="/register">
          <Trans>Create Account</Trans>
        </LinkButton>
      ) : (
        <NextStep size="xl" colorPalette="sodium" />
      )}
      <LinkButton size="xl" variant="outline" colorPalette="gray" borderColor="fg" to="/about">
        <Trans>
          Learn More<VisuallyHidden> about {shortName}</VisuallyHidden>
        </Trans>
      </LinkButton>
    </Flex>
  );
}
