import type { Variant } from '../palette/palette.ts';

/** A picture before rendering. */
export type Scene = {
  readonly name: string;
  /** The size of the drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  /** The widest raster; defaults to the width of the drawing. */
  readonly naturalWidth?: number;
  readonly variants: readonly Variant[];
  /** `cover` renders only the forms that the media library stores; the default is every form that pages show. */
  readonly print?: 'cover';
  readonly alt: string;
  /** Returns the SVG document in the colors of a variant. */
  readonly markup: (variant: Variant) => string;
};
