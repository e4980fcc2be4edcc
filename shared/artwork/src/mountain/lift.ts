import { place, stroke } from '../draw.ts';
import type { Shape } from '../shape.ts';
import { clouds, firs, openSky, peaks, slope } from './heights.ts';
import { farColours, type MountainInks, nearColours } from './inks.ts';
import { church, gondola, houses, mast } from './town.ts';

const hillside = (x: number) => 700 - x * 0.14 + 24 * Math.sin(x / 190);

/** The cable car on its way over the woods. */
export function lift(ink: MountainInks): Shape[] {
  return [
    ...openSky(ink, 1600, 1200, [360, 230]),
    ...clouds(ink, [
      [980, 210, 460, 16],
      [260, 420, 360, 12],
    ]),
    ...peaks(
      farColours(ink),
      [
        { x: 250, y: 420, half: 430 },
        { x: 1320, y: 250, half: 540 },
      ],
      { base: 860, snowline: 520, seed: 6 },
    ),
    ...peaks(nearColours(ink), [{ x: 820, y: 330, half: 520 }], { base: 900, snowline: 520, seed: 2 }),
    slope(ink.firFar, 1600, 1200, hillside),
    firs(ink.firFar, { from: 0, to: 1600, ground: hillside, count: 130, height: [60, 110], seed: 14 }),
    slope(ink.meadow, 1600, 1200, (x) => hillside(x) + 230),
    ...houses(ink, [
      [330, 1000, 0.7, 2],
      [180, 1040, 0.8, 1],
    ]),
    place(church(ink), 480, 1000, 0.62),
    stroke('M0 760L1600 60M0 778L1600 78', ink.line, 4),
    place(mast(ink, 260), 1330, 436),
    place(gondola(ink), 760, 428, 2),
    firs(ink.firNear, {
      from: 700,
      to: 1600,
      ground: (x) => 1230 - (x - 700) * 0.1,
      count: 30,
      height: [150, 330],
      seed: 9,
    }),
  ];
}
