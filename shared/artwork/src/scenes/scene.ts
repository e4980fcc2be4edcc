import type { Palette, Variant } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

/** One picture: how it is drawn, how large it is printed and what it shows. */
export type Scene = {
  readonly name: string;
  /** The size of the drawing itself. */
  readonly width: number;
  readonly height: number;
  /** The widest raster; defaults to the width of the drawing. */
  readonly naturalWidth?: number;
  readonly variants: readonly Variant[];
  /** What it is printed for: pages of the site in every form, or articles and properties in the forms that the library of pictures keeps. */
  readonly print?: 'cover';
  readonly alt: string;
  readonly draw: (ink: Palette) => Shape[];
  /** The colours it is painted with in each variant, where they aren't those of the palette. */
  readonly paints?: Readonly<Record<Variant, readonly string[]>>;
};
