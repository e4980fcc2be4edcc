import { hills } from '../../city/hills.ts';
import { cloudBars, sky, stars } from '../../city/sky.ts';
import { skyline } from '../../city/skyline.ts';
import { reflection, ripples, water } from '../../city/water.ts';
import { fill, type Point } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { COVER } from './cover.ts';

interface Bay {
  seed: number;
  horizon: number;
  /** Where the last or first light stands, as pixels from the left. */
  light: number;
  /** The stretch that the city stands on; none when absent. */
  city?: readonly [from: number, to: number, height: number];
  /** Whether water fills the frame below the horizon. */
  open?: boolean;
}

/** What is behind most covers: sky, far hills, the city on its shore, the bay. */
export function bay(ink: Palette, { seed, horizon, light, city, open = true }: Bay): Shape[] {
  const { width, height } = COVER;
  const ridge: Point[] = [0, 0.2, 0.42, 0.6, 0.8, 1].map((share, index) => [
    width * share,
    horizon - 34 - ((seed * 7 + index * 31) % 48),
  ]);
  return [
    ...sky(ink, { width, height, glow: [light, horizon + 4], reach: 900, flat: 0.62 }),
    ...stars(ink, seed, width, horizon * 0.6, 80),
    fill(
      cloudBars([
        [light - 330, horizon * 0.42, 300, 8],
        [light - 250, horizon * 0.42 + 16, 150, 5],
        [light + 300, horizon * 0.3, 280, 8],
      ]),
      ink.skyLow,
    ),
    fill(hills(ridge, horizon + 2), ink.hillFar),
    ...(city ? town(ink, seed, horizon, light, city) : []),
    ...(open ? sea(ink, seed, horizon, light) : []),
  ];
}

function town(
  ink: Palette,
  seed: number,
  horizon: number,
  light: number,
  [from, to, rise]: readonly [number, number, number],
): Shape[] {
  const row = {
    seed,
    from,
    to,
    base: horizon + 4,
    light,
    lit: 0.32,
    gap: 4,
    profile: (share: number) => rise * (0.35 + 0.65 * Math.sin(Math.PI * share) ** 2),
    width: [24, 50] as const,
    pitch: [9, 13] as const,
  };
  return skyline(ink, [row], { face: 'towerMid', shade: 'towerMidShade' }, 5);
}

function sea(ink: Palette, seed: number, horizon: number, light: number): Shape[] {
  const { width, height } = COVER;
  const deep = height - horizon;
  return [
    ...water(width, height, [
      [horizon, ink.water],
      [Math.round(horizon + deep * 0.3), ink.waterMid],
      [Math.round(horizon + deep * 0.66), ink.waterDeep],
    ]),
    fill(reflection({ x: light, y: horizon + 3, length: deep * 0.7, width: 190, seed }), ink.glint, {
      opacity: 0.8,
    }),
    ripples(ink.glint, { x: 0, y: horizon + 16, width, height: deep - 20 }, 36, seed),
  ];
}
