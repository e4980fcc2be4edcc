import {
  accentOf,
  initialOf,
  MARK_SHAPES,
  neutralsOf,
  type Scenery,
  type SiteLook,
} from '@boardwalk/contracts';
import { Box, chakra, Flex } from '@boardwalk/kit';

type Palette = SiteLook['palette'];

/** Background, text and accent of a palette, in both themes side by side. */
export function PaletteSample({ palette, fill }: { palette: Palette; fill: string }) {
  const { ground, text } = neutralsOf({ palette });
  const accent = accentOf(fill, neutralsOf({ palette }));
  return (
    <Flex aria-hidden>
      {(['light', 'dark'] as const).map((theme) => (
        <Box
          key={theme}
          flex="1"
          height="16"
          p="2"
          fontFamily="heading"
          fontWeight="700"
          style={{ backgroundColor: ground[theme], color: text[theme] }}
        >
          Aa <span style={{ color: accent[theme] }}>Aa</span>
          <Box mt="1" height="3" width="10" borderRadius="full" style={{ backgroundColor: fill }} />
        </Box>
      ))}
    </Flex>
  );
}

const POSTER_FONT = '"Bricolage Grotesque", sans-serif';
/** Like the theme of the site: fonts of the device. */
const BOOK_FONT = '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif';

/** A heading in its typeface. */
export function HeadingSample({ headings }: { headings: SiteLook['headings'] }) {
  return (
    <Flex
      aria-hidden
      height="16"
      align="center"
      justify="center"
      bg="bg.subtle"
      fontSize="2xl"
      fontWeight="800"
      style={{ fontFamily: headings === 'book' ? BOOK_FONT : POSTER_FONT }}
    >
      Aa Bb
    </Flex>
  );
}

/** A card and a button with their corners. */
export function CornerSample({ corners }: { corners: SiteLook['corners'] }) {
  const [card, button] = corners === 'round' ? ['0.75rem', '0.375rem'] : ['0.125rem', '0.125rem'];
  return (
    <Flex aria-hidden height="16" align="center" justify="center" bg="bg.subtle">
      <Flex
        width="24"
        height="11"
        p="1.5"
        align="end"
        justify="end"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        style={{ borderRadius: card }}
      >
        <Box width="10" height="4" bg="sodium.solid" style={{ borderRadius: button }} />
      </Flex>
    </Flex>
  );
}

interface MarkSampleProps {
  mark: SiteLook['mark'];
  look: SiteLook;
  /** Name of the site, whose first letter can be the mark. */
  name: string;
}

/** The built-in mark, in the colors of the site. */
export function MarkSample({ mark, look, name }: MarkSampleProps) {
  const { text, ground } = neutralsOf(look);
  const inks = { paper: text.dark, accent: look.accent.dark };
  return (
    <Flex aria-hidden height="16" align="center" justify="center" bg="bg.subtle">
      <chakra.svg viewBox="0 0 32 32" boxSize="11">
        <rect width="32" height="32" rx="7" fill={ground.dark} />
        {mark === 'initial' && (
          <chakra.text
            x="16"
            y="23"
            textAnchor="middle"
            fontFamily="heading"
            fontWeight="800"
            fontSize="20px"
            style={{ fill: inks.accent }}
          >
            {initialOf(name)}
          </chakra.text>
        )}
        {MARK_SHAPES[mark].map(({ d, ink, stroke }) =>
          stroke === undefined ? (
            <path key={d} d={d} fill={inks[ink]} />
          ) : (
            <path key={d} d={d} fill="none" stroke={inks[ink]} strokeWidth={stroke} strokeLinecap="round" />
          ),
        )}
      </chakra.svg>
    </Flex>
  );
}

/** Pictures of the sceneries. Contour lines are rendered in the colors of the site. */
const FILES: Partial<Record<Scenery, string>> = { harbour: 'hero-night', mountain: 'mountain-hero-morning' };

/** The picture on Home that a scenery has. */
export function ScenerySample({ scenery, look }: { scenery: Scenery; look: SiteLook }) {
  const file = FILES[scenery];
  if (!file) {
    const { ground } = neutralsOf(look);
    const accent = accentOf(look.accent.fill, neutralsOf(look));
    return (
      <chakra.svg viewBox="0 0 160 80" width="100%" display="block" aria-hidden>
        <rect width="160" height="80" fill={ground.dark} />
        {[14, 28, 42, 56, 70].map((radius) => (
          <ellipse
            key={radius}
            cx="112"
            cy="52"
            rx={radius * 1.4}
            ry={radius}
            fill="none"
            stroke={accent.dark}
          />
        ))}
      </chakra.svg>
    );
  }
  return (
    <chakra.img
      src={`/api/images/${file}.jpg?w=480`}
      alt=""
      htmlWidth="480"
      htmlHeight="240"
      width="100%"
      aspectRatio="2 / 1"
      objectFit="cover"
      objectPosition="75% 100%"
      display="block"
    />
  );
}
