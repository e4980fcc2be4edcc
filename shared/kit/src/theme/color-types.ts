import type { plainNames, semanticNames } from './colors.ts';

type Semantic = typeof semanticNames;
type Plain = typeof plainNames;

/** `bg` for `bg.DEFAULT`, `bg.subtle` for the others. */
type NamesOf<C> = {
  [K in keyof C & string]: C[K] extends { value: unknown }
    ? K
    : { [S in keyof C[K] & string]: S extends 'DEFAULT' ? K : `${K}.${S}` }[keyof C[K] & string];
}[keyof C & string];

/** A palette: a color with the shades that recipes use. */
export type PaletteName = {
  [K in keyof Semantic]: Semantic[K] extends { solid: unknown } ? K : never;
}[keyof Semantic];

/** A color of the theme. */
export type ColorName =
  | NamesOf<Semantic>
  | NamesOf<Plain>
  | `colorPalette.${keyof Semantic['gray'] & string}`;

// Chakra's types use these colors (patches/@chakra-ui__react), so a color that the theme doesn't have is a type error.
declare global {
  interface ChakraTheme {
    colours: ColorName;
    palettes: PaletteName;
  }
}
