import { chakra } from '@boardwalk/kit';

/** Line drawings, 240 × 96: a ferry that arrives, a street sign with rules, a skyline, an open book. */
const DRAWINGS = [
  'M0 78q10-6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M62 70l-10-18h112l-12 18ZM76 52v-14h62v14M88 38v-12h30v12M100 26v-12h10v12M84 44h6M98 44h6M112 44h6M126 44h6',
  'M120 96V12M120 20h64l12 12-12 12h-64M120 50H60L48 62l12 12h60M134 28h36M134 36h26M74 58h32M74 66h24M96 96h48',
  'M0 84h240M18 84V52h22v32M40 84V36h26v48M66 84V58h20v26M96 84V22h30v62M126 84V44h20v40M158 84V30h24v54M182 84V60h30v24M104 32h6M114 32h6M104 44h6M114 44h6M104 56h6M114 56h6M48 46h4M56 46h4M48 58h4M56 58h4M166 40h4M172 52h4M111 22V10',
  'M120 30c-18-12-44-14-66-8v58c22-6 48-4 66 8c18-12 44-14 66-8V22c-22-6-48-4-66 8ZM120 30v58M68 38c12-2 26-1 38 4M68 52c12-2 26-1 38 4M134 42c12-5 26-6 38-4M134 56c12-5 26-6 38-4',
] as const;
const PALETTES = ['tide', 'sodium', 'dusk', 'signal'] as const;

/** Picture of a part of the docs, by its position. Decorative. */
export function CardPicture({ index }: { index: number }) {
  return (
    <chakra.div
      colorPalette={PALETTES[index % PALETTES.length]}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderBottomWidth="1px"
      aria-hidden
    >
      <chakra.svg
        viewBox="0 0 240 96"
        width="100%"
        height="7rem"
        preserveAspectRatio="xMidYMax meet"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        display="block"
        pt="3"
      >
        <path d={DRAWINGS[index % DRAWINGS.length]} />
      </chakra.svg>
    </chakra.div>
  );
}
