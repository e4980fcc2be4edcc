import { Box, useSite } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Contours } from '../../parts/contours.tsx';
import { ink } from '../../parts/inks.ts';
import { ThemedPicture } from '../../parts/picture.tsx';
import { LibraryPicture } from '../../parts/site-picture.tsx';
import { Skyline } from './skyline.tsx';

const ALL = {
  position: 'absolute',
  inset: '0',
  zIndex: '-2',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '70% 100%',
} as const;
/** Sky color behind the text, so that bridge and stars don't overlap it. */
const FOG = `radial-gradient(ellipse 58% 72% at 16% 30%, ${ink('sky-top')} 30%, transparent 100%)` as const;
/** The page's background color behind the text, because a custom picture may have any brightness there. */
const VEIL =
  'linear-gradient(to right, var(--chakra-colors-bg) 8%, color-mix(in srgb, var(--chakra-colors-bg) 82%, transparent) 40%, transparent 74%)';
const VEIL_BELOW =
  'linear-gradient(to bottom, var(--chakra-colors-bg) 46%, color-mix(in srgb, var(--chakra-colors-bg) 70%, transparent) 62%, transparent 82%)';

/** Background of the hero: the site's own picture, else the illustration of its scenery. */
export function HeroGround() {
  const { t } = useLingui();
  const { hero, scenery } = useSite().look;
  const own = hero.light ?? hero.dark;
  if (own) {
    const dark = hero.dark ?? own;
    return (
      <>
        <LibraryPicture
          picture={own}
          sizes="100vw"
          first
          {...ALL}
          display={{ base: 'block', _dark: 'none' }}
        />
        <LibraryPicture picture={dark} sizes="100vw" {...ALL} display={{ base: 'none', _dark: 'block' }} />
        <Veil />
      </>
    );
  }
  if (scenery === 'harbour')
    return (
      <>
        <Skyline />
        <Box
          aria-hidden
          position="absolute"
          inset="0"
          zIndex="-1"
          bg={FOG}
          display={{ base: 'none', lg: 'block' }}
        />
      </>
    );
  if (scenery === 'mountain')
    return (
      <>
        <ThemedPicture
          name="mountain-hero"
          alt={t`A town in a high valley, its church and cable car, under the peaks.`}
          sizes="100vw"
          ratio={[1920, 800]}
          {...ALL}
        />
        <Veil />
      </>
    );
  return <Contours />;
}

function Veil() {
  return <Box aria-hidden position="absolute" inset="0" zIndex="-1" bg={{ base: VEIL_BELOW, lg: VEIL }} />;
}
