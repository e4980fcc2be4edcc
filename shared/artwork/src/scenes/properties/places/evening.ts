import { hills } from '../../../city/hills.ts';
import { cloudBars, moon, sky, stars } from '../../../city/sky.ts';
import { skyline } from '../../../city/skyline.ts';
import { reflection, ripples, water } from '../../../city/water.ts';
import { fill, type Point } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { FRAME } from '../property.ts';

export interface Evening {
  readonly seed: number;
  /** Where the last light is, from the left. */
  readonly light: number;
  readonly moon?: Point;
}

const { width, height } = FRAME;

/** The sky above a horizon. */
export function eveningSky(ink: Palette, { seed, light, moon: at }: Evening, horizon: number): Shape[] {
  return [
    ...sky(ink, { width, height, glow: [light, horizon + 6], reach: 1050, flat: 0.62 }),
    ...stars(ink, seed, width, horizon * 0.62, 90),
    ...(at ? moon(ink, at[0], at[1], 30) : []),
    fill(
      cloudBars([
        [light - 320, horizon * 0.5, 330, 10],
        [light - 220, horizon * 0.5 + 20, 170, 6],
        [light + 330, horizon * 0.36, 300, 9],
        [light + 120, horizon * 0.66, 220, 7],
      ]),
      ink.skyLow,
      { opacity: 0.8 },
    ),
  ];
}

/** Hills on the far shore. */
export function ridge(ink: Palette, seed: number, horizon: number, rise: number): Shape {
  const points: Point[] = [0, 0.16, 0.36, 0.55, 0.78, 1].map((share, at) => [
    width * share,
    horizon - rise * (0.45 + (((seed * 13 + at * 37) % 50) / 50) * 0.55),
  ]);
  return fill(hills(points, horizon + 3), ink.hillFar);
}

/** The city on a shore. */
export function shoreTown(
  ink: Palette,
  { seed, light }: Evening,
  { horizon, from, to, rise }: { horizon: number; from: number; to: number; rise: number },
): Shape[] {
  const row = {
    seed,
    from,
    to,
    base: horizon + 3,
    light,
    lit: 0.34,
    gap: 4,
    profile: (share: number) => rise * (0.4 + 0.6 * Math.sin(Math.PI * share) ** 2),
    width: [22, 46] as const,
    pitch: [9, 13] as const,
  };
  return skyline(ink, [row], { face: 'towerMid', shade: 'towerMidShade' }, 5);
}

/** Water from the horizon down. */
export function sea(ink: Palette, { seed, light }: Evening, horizon: number, floor = height): Shape[] {
  const deep = floor - horizon;
  return [
    ...water(width, height, [
      [horizon, ink.water],
      [Math.round(horizon + deep * 0.3), ink.waterMid],
      [Math.round(horizon + deep * 0.66), ink.waterDeep],
    ]),
    fill(reflection({ x: light, y: horizon + 3, length: deep * 0.75, width: 190, seed }), ink.glint, {
      opacity: 0.75,
    }),
    ripples(ink.glint, { x: 0, y: horizon + 14, width, height: deep - 18 }, 34, seed),
  ];
}
