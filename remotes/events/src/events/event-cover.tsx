import type { EventCard, EventCategory } from '@boardwalk/contracts';
import { chakra, MediaImage, type MediaImageProps } from '@boardwalk/kit';
import { CATEGORY_PALETTES } from './category-palettes.ts';

interface EventCoverProps
  extends Pick<EventCard, 'cover' | 'category'>,
    Pick<MediaImageProps, 'sizes' | 'first' | 'height'> {
  /** Aspect ratio: width / height. Without an effect where `height` is a length. */
  ratio: number;
}

/** Picture of an event, or an illustration of its category. */
export function EventCover({ cover, category, sizes, ratio, first, height }: EventCoverProps) {
  if (!cover) return <CategoryDrawing category={category} ratio={ratio} height={height} />;
  return <MediaImage picture={cover} sizes={sizes} ratio={ratio} first={first} height={height} />;
}

/** Line art in a square of 100. */
const DRAWINGS: Record<EventCategory, string> = {
  race: 'M10 78h80M18 70c8-30 56-30 64 0M34 70a7 7 0 1 0 .1 0M66 70a7 7 0 1 0 .1 0M50 48V22h22l-6 7 6 7H50',
  market:
    'M14 44h72l-8-20H22zM20 44v34h60V44M32 44v34M14 44c0 12 18 12 18 0 0 12 18 12 18 0 0 12 18 12 18 0 0 12 18 12 18 0',
  party:
    'M24 80l14-44 30 30zM46 30c0-8 8-8 8-16M60 40c8-2 8-10 18-8M70 54c6 2 12-2 16 4M58 18l3 3M80 20l3 3M84 44l3 3',
  court:
    'M50 16v60M34 78h32M22 30h56M22 30l-12 26h24zM78 30L66 56h24zM10 56c2 10 22 10 24 0M66 56c2 10 22 10 24 0',
  roleplay:
    'M16 24c14 6 22 6 36 0v26c0 30-36 30-36 0zM48 40c12 4 22 4 36-2v26c0 26-30 28-35 4M26 38h6M38 38h6M28 56c4-4 10-4 14 0',
  meeting: 'M14 26h46v28H34l-10 10V54H14zM66 40h20v28h-8v10L66 68H42v-8',
  training: 'M20 76V28l30-10 30 10v48M20 44h60M50 18v58M34 76V58h12v18M56 56h12v12H56z',
  charity: 'M50 78C20 58 14 44 20 32c6-12 22-12 30 2 8-14 24-14 30-2 6 12 0 26-30 46zM36 46h28M50 34v26',
};

interface CategoryDrawingProps {
  category: EventCategory;
  ratio: number;
  height: MediaImageProps['height'];
}

/** Side of a drawing, in its units. */
const DRAWING_SIZE = 100;
/** Share of the band's height that the drawing takes. */
const DRAWING_SCALE = 0.8;

/** The drawing of a category in the middle of a band in the category's color. */
function CategoryDrawing({ category, ratio, height }: CategoryDrawingProps) {
  const width = DRAWING_SIZE * ratio;
  const [left, top] = [width, DRAWING_SIZE].map((side) => (side - DRAWING_SIZE * DRAWING_SCALE) / 2);
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${DRAWING_SIZE}`}
      aria-hidden
      display="block"
      width="100%"
      height={height}
      aspectRatio={ratio}
      colorPalette={CATEGORY_PALETTES[category]}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={DRAWINGS[category]}
        opacity="0.7"
        transform={`translate(${left} ${top}) scale(${DRAWING_SCALE})`}
      />
    </chakra.svg>
  );
}
