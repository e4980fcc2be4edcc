import { hills } from '../city/hills.ts';
import { cloudBars, moon, sky, stars } from '../city/sky.ts';
import { skyline } from '../city/skyline.ts';
import { fill, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

/** Position of the hero's sunset, just below its horizon. */
export const heroGlow = [1330, 652] as const;

export function heroSky(ink: Palette): Shape[] {
  return [
    ...sky(ink, { width: 2400, height: 1000, glow: heroGlow, reach: 1750 }),
    ...stars(ink, 7, 2400, 400, 120),
    ...moon(ink, 2060, 150, 40),
    fill(
      cloudBars([
        [820, 470, 520, 12],
        [980, 492, 300, 8],
        [1900, 420, 620, 12],
        [1700, 446, 260, 7],
      ]),
      ink.skyLow,
    ),
    fill(
      cloudBars([
        [1120, 560, 420, 9],
        [1010, 578, 200, 6],
        [1600, 540, 460, 10],
      ]),
      ink.skyGlow,
    ),
    fill(
      cloudBars([
        [1280, 604, 260, 6],
        [1420, 618, 180, 5],
      ]),
      ink.skyEmber,
    ),
  ];
}

export function heroHills(ink: Palette): Shape[] {
  const far = hills(
    [
      [0, 500],
      [170, 452],
      [330, 510],
      [520, 470],
      [760, 566],
      [980, 590],
      [1180, 622],
      [1500, 612],
      [1800, 560],
      [2100, 520],
      [2400, 548],
    ],
    720,
  );
  const near = hills(
    [
      [0, 566],
      [120, 548],
      [260, 586],
      [420, 606],
      [560, 640],
    ],
    720,
  );
  return [
    fill(far, ink.hillFar),
    stroke('M170 454v-58M163 410h14M165 424h10', ink.hillFar, 3),
    stroke('M170 394h0', ink.signal, 7, { strokeLinecap: 'round' }),
    fill(near, ink.hillMid),
    stroke(
      'M20 600h0M58 592h0M92 602h0M130 590h0M170 604h0M196 612h0M236 610h0M282 620h0M330 622h0M384 628h0M74 616h0M150 620h0',
      ink.window,
      4.5,
      { strokeLinecap: 'round' },
    ),
  ];
}

export function heroFarTowers(ink: Palette): Shape[] {
  const peak = (share: number) =>
    70 + 190 * Math.sin(Math.PI * Math.min(1, share * 1.25)) ** 1.6 + share * 60;
  return skyline(
    ink,
    [
      {
        seed: 12,
        from: 1190,
        to: 2420,
        base: 700,
        profile: peak,
        width: [26, 58],
        pitch: [9, 13],
        lit: 0.2,
        light: heroGlow[0],
        gap: 6,
      },
    ],
    { face: 'towerFar', shade: 'towerFarShade' },
    4,
  );
}
