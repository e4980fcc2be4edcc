import type { Variant } from '../../palette/palette.ts';
import type { Scene } from '../scene.ts';

/** The frame of every cover. */
export const COVER = { width: 1200, height: 675 };

/** A picture for an article: its name begins with `cover-`. */
export function cover(name: string, variant: Variant, alt: string, draw: Scene['draw']): Scene {
  return {
    name: `cover-${name}`,
    ...COVER,
    naturalWidth: 1440,
    variants: [variant],
    print: 'cover',
    alt,
    draw,
  };
}
