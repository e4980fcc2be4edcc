import { Box, Carousel, chakra, HStack, IconButton, Text, useReducedMotion } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Slide } from './slides.ts';
import { usePreloaded } from './use-preloaded.ts';

/** Display time of a picture, in milliseconds. */
const DISPLAY_TIME_MS = 10_000;

/** Slideshow of the city, ten seconds per picture. The first is in the server's markup. */
export function CityPictures({ slides }: { slides: readonly Slide[] }) {
  const { t, i18n } = useLingui();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const visible = useVisibility();
  const ready = usePreloaded(useMemo(() => slides.map(({ source }) => source), [slides]));
  const playing = ready && visible && !(hovered || focused || paused || still);
  const captionOf = (index: number) => {
    const caption = slides[index]?.caption ?? '';
    return typeof caption === 'string' ? caption : i18n._(caption);
  };
  return (
    <Carousel.Root
      asChild
      slideCount={slides.length}
      spacing="0px"
      loop
      autoplay={playing ? { delay: DISPLAY_TIME_MS } : false}
      translations={{ item: captionOf, indicator: captionOf }}
      position="absolute"
      inset="0"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <section aria-label={t`Pictures of the city`}>
        <Carousel.ItemGroup boxSize="100%">
          {slides.map(({ source }, index) => (
            <Carousel.Item key={source} index={index} position="relative">
              <SlidePicture
                source={source}
                caption={captionOf(index)}
                first={index === 0}
                captioned={ready}
              />
            </Carousel.Item>
          ))}
        </Carousel.ItemGroup>
        {ready ? (
          <HStack position="absolute" bottom={{ base: '3', lg: '7' }} insetX={{ base: '4', lg: '8' }} gap="1">
            <Carousel.Context>
              {({ page, scrollTo }) =>
                slides.map(({ source }, index) => (
                  <Dot
                    key={source}
                    label={captionOf(index)}
                    shown={index === page}
                    onShow={() => scrollTo(index, still)}
                  />
                ))
              }
            </Carousel.Context>
            {!still && slides.length > 1 && (
              <IconButton
                variant="plain"
                size="xs"
                color="white"
                aria-label={paused ? t`Play the slideshow` : t`Pause the slideshow`}
                onClick={() => setPaused(!paused)}
              >
                {paused ? <Play /> : <Pause />}
              </IconButton>
            )}
          </HStack>
        ) : (
          <Text role="status" color="white" position="absolute" bottom="4" insetX={{ base: '4', lg: '8' }}>
            <Trans>Loading images...</Trans>
          </Text>
        )}
      </section>
    </Carousel.Root>
  );
}

interface SlideProps {
  source: string;
  caption: string;
  /** Whether it is visible initially: the others load with low priority. */
  first: boolean;
  captioned: boolean;
}

function SlidePicture({ source, caption, first, captioned }: SlideProps) {
  return (
    <>
      <chakra.img
        src={source}
        alt={caption}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        position="absolute"
        inset="0"
        boxSize="100%"
        objectFit="cover"
        htmlWidth="1440"
        htmlHeight="1800"
      />
      {/* The caption has to be readable over any picture. */}
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
      {captioned && (
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
      )}
    </>
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

/** Returns whether the page's tab is visible. */
function useVisibility(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true);
}

const isVisible = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
