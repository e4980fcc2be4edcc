import { MOUNTAIN_INKS, type MountainInks } from '../mountain/inks.ts';
import { lift } from '../mountain/lift.ts';
import { valley } from '../mountain/valley.ts';
import { hut, square } from '../mountain/walks.ts';
import { palettes } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

const paintsOf = ({ sky, ...inks }: MountainInks) => [...sky, ...Object.values(inks)];
const paints = { morning: paintsOf(MOUNTAIN_INKS.morning), night: paintsOf(MOUNTAIN_INKS.night) };

function scene(
  name: string,
  alt: string,
  draw: (ink: MountainInks) => Shape[],
  size = { width: 1600, height: 1200 },
): Scene {
  return {
    name,
    alt,
    ...size,
    paints,
    variants: ['night', 'morning'],
    naturalWidth: size.width === 2400 ? 1920 : 1440,
    draw: (ink) => draw(MOUNTAIN_INKS[ink === palettes.night ? 'night' : 'morning']),
  };
}

/** A mountain town: the pictures of the second community. */
export const mountainScenes: readonly Scene[] = [
  scene('mountain-hero', 'A town in a high valley, its church and its cable car, under the peaks.', valley, {
    width: 2400,
    height: 1000,
  }),
  scene('mountain-lift', 'A cable car on its way up over the firs, the valley below.', lift),
  scene('mountain-hut', 'A hut below the pass, its flag up, the path leading to it.', hut),
  scene(
    'mountain-square',
    'The market square with its well, stalls under awnings, the church behind.',
    square,
  ),
];
