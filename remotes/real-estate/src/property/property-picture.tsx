import type { PropertyCard, PropertyType } from '@boardwalk/contracts';
import { chakra, MediaImage, type MediaImageProps } from '@boardwalk/kit';

interface PropertyPictureProps
  extends Pick<PropertyCard, 'image' | 'type'>,
    Pick<MediaImageProps, 'sizes' | 'first'> {
  /** Aspect ratio: width / height. */
  ratio: number;
}

/** Picture of a property, or an illustration of its type. */
export function PropertyPicture({ image, type, sizes, ratio, first }: PropertyPictureProps) {
  if (!image) return <TypeDrawing type={type} ratio={ratio} />;
  return <MediaImage picture={image} sizes={sizes} ratio={ratio} first={first} />;
}

/** Line art of a building's front in a field of 160 by 100, aligned to its bottom. */
const FRONTS: Record<PropertyType, string> = {
  apartment:
    'M48 100V22h64v78M48 34h64M58 44h10v12H58zM75 44h10v12H75zM92 44h10v12H92zM58 66h10v12H58zM92 66h10v12H92zM74 100V72h12v28M56 22v-8h12v8',
  house:
    'M40 100V52L80 22l40 30v48M30 60l50-38 50 38M54 62h16v14H54zM90 62h16v14H90zM73 100V80h14v20M104 38V24h9v21',
  villa:
    'M20 100V58h34v42M54 100V36h62v64M116 100V66h28v34M48 36h74M14 58h40M116 66h34M62 46h14v14H62zM94 46h14v14H94zM62 72h46v28M77 72v28M93 72v28M28 68h16v14H28z',
  houseboat:
    'M14 76h132l-14 18H30zM34 76V48h74v28M28 48h86M44 56h12v12H44zM66 56h12v12H66zM88 56h12v20H88M118 76V40M118 40l18 8-18 8M4 98c8-6 14 4 22-2s14 4 22-2 14 4 22-2 14 4 22-2 14 4 22-2 14 4 22-2 14 4 22-2',
  shop: 'M34 100V36h92v64M34 36l-8 18h108l-8-18M26 54c0 12 18 12 18 0 0 12 18 12 18 0 0 12 18 12 18 0 0 12 18 12 18 0 0 12 18 12 18 0 0 12 18 12 18 0M44 70h40v22H44zM96 100V70h20v30M48 26h64v10H48z',
  office:
    'M44 100V12h40v88M84 100V40h34v60M52 22h24M52 34h24M52 46h24M52 58h24M52 70h24M92 50h18M92 62h18M92 74h18M58 100V84h12v16M64 12V2',
  warehouse:
    'M18 100V48l28-16v16l28-16v16l28-16v16h40v52M34 100V66h34v34M34 76h34M34 86h34M84 60h12v10H84zM104 60h12v10h-12zM124 60h12v10h-12z',
  garage:
    'M26 100V44L80 28l54 16v56M42 100V58h76v42M42 68h76M42 78h76M42 88h76M62 98c0-6 4-8 6-12l3-4h18l3 4c2 4 6 6 6 12',
};

/** Height of the illustration including the sky, in the units of the front. */
const TOTAL_HEIGHT = 140;
/** Distance between two buildings of a street. */
const BUILDING_DISTANCE = 200;

/** A building of the type; in a wide picture a street of them. */
function TypeDrawing({ type, ratio }: { type: PropertyType; ratio: number }) {
  const width = Math.max(240, TOTAL_HEIGHT * ratio);
  const aside = Math.floor((width / BUILDING_DISTANCE + 1) / 2);
  const offsets = Array.from({ length: 2 * aside + 1 }, (_, index) => index - aside);
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${TOTAL_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      display="block"
      width="100%"
      aspectRatio={ratio}
      bg="bg.muted"
      color="border.emphasized"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M0 118h${width}M0 124h${width}`} strokeDasharray="14 6" strokeWidth="1" />
      {offsets.map((offset) => (
        <path
          key={offset}
          d={FRONTS[type]}
          transform={`translate(${width / 2 - 80 + offset * BUILDING_DISTANCE} 16)`}
          opacity={offset === 0 ? 1 : 0.35}
        />
      ))}
    </chakra.svg>
  );
}
