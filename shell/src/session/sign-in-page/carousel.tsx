import { Box, Center, chakra, HStack, Text, useReducedMotion } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCarousel, usePreloaded } from './use-carousel.ts';

const SLIDES = [
  { name: 'carousel-ferry', caption: msg`The last ferry to Lantern Quay` },
  { name: 'carousel-night-drive', caption: msg`Coast road, a little after ten` },
  { name: 'carousel-rooftop', caption: msg`Rooftops over the harbour` },
] as const;
const sourceOf = (name: string) => `/api/images/${name}.jpg?w=1440`;
const SOURCES = SLIDES.map(({ name }) => sourceOf(name));

/** Three pictures of the city, ten seconds each. */
export function Carousel() {
  const { t, i18n } = useLingui();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const ready = usePreloaded(SOURCES);
  const { current, show } = useCarousel(SLIDES.length, hovered || focused || still || !ready);
  if (!ready) {
    return (
      <Center position="absolute" inset="0" role="status">
        <Text color="white">
          <Trans>Loading images...</Trans>
        </Text>
      </Center>
    );
  }
  return (
    <chakra.section
      aria-roledescription="carousel"
      aria-label={t`Pictures of the city`}
      position="absolute"
      inset="0"
      overflow="hidden"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {SLIDES.map(({ name, caption }, index) => (
        <Slide key={name} source={sourceOf(name)} caption={i18n._(caption)} shown={index === current} />
      ))}
      <HStack position="absolute" bottom={{ base: '3', lg: '7' }} left={{ base: '4', lg: '8' }} gap="1">
        {SLIDES.map(({ name, caption }, index) => (
          <Dot key={name} label={i18n._(caption)} shown={index === current} onShow={() => show(index)} />
        ))}
      </HStack>
    </chakra.section>
  );
}

function Slide({ source, caption, shown }: { source: string; caption: string; shown: boolean }) {
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-hidden={!shown}
      position="absolute"
      inset="0"
      opacity={shown ? 1 : 0}
      transition="opacity 240ms ease-out"
    >
      <chakra.img
        src={source}
        alt={caption}
        boxSize="100%"
        objectFit="cover"
        htmlWidth="1440"
        htmlHeight="1800"
      />
      {/* The caption must be readable over whatever the picture shows at its foot. */}
      <Box
        position="absolute"
        inset="auto 0 0 0"
        height={{ base: '65%', lg: '32%' }}
        bgGradient="to-t"
        gradientFrom="black"
        gradientTo="transparent"
        opacity="0.82"
        aria-hidden
      />
      <Text
        position="absolute"
        left={{ base: '4', lg: '8' }}
        bottom={{ base: '11', lg: '16' }}
        maxW="80%"
        color="white"
        fontFamily="heading"
        fontWeight="700"
        textStyle={{ base: 'lg', lg: '2xl' }}
        textShadow="0 1px 12px rgb(5 7 12 / 0.8)"
      >
        {caption}
      </Text>
    </Box>
  );
}

function Dot({ label, shown, onShow }: { label: string; shown: boolean; onShow: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-current={shown}
      onClick={onShow}
      boxSize="7"
      display="grid"
      placeItems="center"
      cursor="pointer"
    >
      <chakra.span
        w={shown ? '6' : '2.5'}
        h="2.5"
        borderRadius="full"
        bg={shown ? 'lamp' : 'white'}
        opacity={shown ? 1 : 0.75}
        transition="width 180ms ease-out"
      />
    </chakra.button>
  );
}
