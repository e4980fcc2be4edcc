import type { plainColours, semanticColours } from './colors.ts';

type Semantic = typeof semanticColours;
type Plain = typeof plainColours;

/** `bg` for `bg.DEFAULT`, `bg.subtle` for the others. */
type NamesOf<C> = {
  [K in keyof C & string]: C[K] extends { value: unknown }
    ? K
    : { [S in keyof C[K] & string]: S extends 'DEFAULT' ? K : `${K}.${S}` }[keyof C[K] & string];
}[keyof C & string];

/** A palette: a colour with the steps that recipes ask for. */
export type PaletteName = {
  [K in keyof Semantic]: Semantic[K] extends { solid: unknown } ? K : never;
}[keyof Semantic];

/** A colour of the theme. */
export type ColourName =
  | NamesOf<Semantic>
  | NamesOf<Plain>
  | `colorPalette.${keyof Semantic['gray'] & string}`;

// Chakra's types take colours from here (patches/@chakra-ui__react), so one that the theme doesn't have is a type error.
declare global {
  interface ChakraTheme {
    colours: ColourName;
    palettes: PaletteName;
  }
}
