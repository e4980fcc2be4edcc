import { place, stroke } from '../draw.ts';
import type { Shape } from '../shape.ts';
import { clouds, firs, openSky, peaks, slope } from './heights.ts';
import { farColours, type MountainInks, nearColours } from './inks.ts';
import { church, gondola, houses, mast } from './town.ts';

const foothill = (x: number) => 640 + 46 * Math.sin(x / 260) - 60 * Math.exp(-(((x - 2150) / 420) ** 2));
const meadow = (x: number) => 800 + 26 * Math.sin(x / 340 + 1) - 40 * Math.exp(-(((x - 1500) / 380) ** 2));

/** The valley: far peaks, the wooded slopes, and the town on its meadow. */
export function valley(ink: MountainInks): Shape[] {
  return [
    ...openSky(ink, 2400, 1000, [1180, 170]),
    ...clouds(ink, [
      [760, 190, 420, 14],
      [1650, 120, 520, 16],
      [2140, 250, 380, 12],
    ]),
    ...peaks(
      farColours(ink),
      [
        { x: 240, y: 400, half: 420 },
        { x: 900, y: 330, half: 460 },
        { x: 2320, y: 300, half: 430 },
      ],
      { base: 720, snowline: 470, seed: 3 },
    ),
    ...peaks(
      nearColours(ink),
      [
        { x: 1480, y: 190, half: 560 },
        { x: 1960, y: 270, half: 470 },
        { x: 560, y: 470, half: 430 },
      ],
      { base: 760, snowline: 400, seed: 8 },
    ),
    slope(ink.firFar, 2400, 1000, foothill),
    firs(ink.firFar, { from: 0, to: 2400, ground: foothill, count: 190, height: [36, 74], seed: 11 }),
    slope(ink.meadowShade, 2400, 1000, (x) => meadow(x) - 34),
    slope(ink.meadow, 2400, 1000, meadow),
    firs(ink.firNear, {
      from: 0,
      to: 760,
      ground: (x) => meadow(x) + 6,
      count: 34,
      height: [60, 120],
      seed: 21,
    }),
    stroke('M1120 1000C1280 900 1330 872 1470 838S1640 806 1690 800', ink.path, 26, {
      strokeLinecap: 'round',
    }),
    stroke('M1000 610L2400 150M1000 622L2400 162', ink.line, 3),
    place(mast(ink, 190), 1260, 716),
    place(mast(ink, 160), 2060, 426),
    place(gondola(ink), 1640, 402, 0.82),
    ...houses(ink, [
      [1250, 800, 0.62, 1],
      [1380, 786, 0.7, 0],
      [1900, 792, 0.78, 2],
      [2040, 800, 0.7, 0],
    ]),
    place(church(ink), 1600, 792, 0.86),
    ...houses(ink, [
      [1490, 828, 0.9, 2],
      [1790, 836, 0.96, 1],
      [2150, 850, 1.06, 2],
    ]),
    firs(ink.firNear, { from: 2230, to: 2400, ground: () => 930, count: 12, height: [130, 230], seed: 5 }),
    stroke(
      'M1700 960v-40M1790 966v-40M1880 972v-40M1970 978v-40M2060 984v-40M1690 934L2080 958',
      ink.timber,
      9,
    ),
  ];
}
