import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variant } from '../palette/palette.ts';
import { type PictureColors, type PictureColorsName, pictureColors } from '../palette/picture-colors.ts';
import type { Scene } from './scene.ts';

/** The folder of the pictures that are SVG files; each is named after its scene. */
export const PICTURES = join(import.meta.dirname, '../../pictures');

const SIZE = /<svg\b[^>]*\sviewBox="0 0 (\d+) (\d+)"/;
const TITLE = /<title\b[^>]*>([^<&]+)<\/title>/;
const COLOR_RULE = /\.(fill|stroke)-([a-z-]+)\s*\{\s*\1:\s*#[0-9a-f]{6};?\s*\}/gi;

/** Replaces the colors in the style sheet of a picture. A picture is stored in the colors of its first variant. */
export function recolor(svg: string, colors: PictureColors): string {
  return svg.replace(COLOR_RULE, (_rule, property: string, name: string) => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`The palette has no color "${name}".`);
    return `.${property}-${name} { ${property}: ${color}; }`;
  });
}

/** Mirrors a picture left to right. Its style sheet and its title stay where they are. */
function mirror(svg: string, width: string): string {
  return svg
    .replace('</style>', `</style><g transform="translate(${width} 0) scale(-1 1)">`)
    .replace(/<\/svg>\s*$/, '</g></svg>');
}

type SvgSceneOptions = {
  /** The palette of each variant. */
  readonly colors: Partial<Record<Variant, PictureColorsName>>;
  readonly naturalWidth?: number;
  readonly print?: 'cover';
  /** Name of the scene, if it isn't the one of the file. */
  readonly as?: string;
  /** Mirrored left to right. */
  readonly mirrored?: boolean;
};

/** A picture that is an SVG file. Its size and its text alternative are those of the file. */
export function svgScene(
  name: string,
  { colors, naturalWidth, print, as = name, mirrored = false }: SvgSceneOptions,
): Scene {
  const svg = readFileSync(join(PICTURES, `${name}.svg`), 'utf8');
  const [, width, height] = SIZE.exec(svg) ?? [];
  const [, alt] = TITLE.exec(svg) ?? [];
  if (!alt || !width || !height)
    throw new Error(`${name}.svg lacks a <title> or a viewBox that begins at 0 0.`);
  return {
    name: as,
    width: Number(width),
    height: Number(height),
    naturalWidth,
    print,
    alt,
    variants: Object.keys(colors) as Variant[],
    markup: (variant) => {
      const palette = colors[variant];
      if (!palette) throw new Error(`${name} has no variant "${variant}".`);
      const colored = recolor(svg, pictureColors[palette]);
      return mirrored ? mirror(colored, width) : colored;
    },
  };
}
