import { fill, place, polygon, stroke } from '../draw.ts';
import type { Shape } from '../shape.ts';
import { clouds, firs, openSky, peaks, slope } from './heights.ts';
import { farColours, type MountainInks, nearColours } from './inks.ts';
import { chalet, church } from './town.ts';

const pass = (x: number) => 760 + 70 * Math.sin(x / 420 + 0.6);

/** The hut below the pass. */
export function hut(ink: MountainInks): Shape[] {
  return [
    ...openSky(ink, 1600, 1200, [1240, 210]),
    ...clouds(ink, [[420, 230, 500, 16]]),
    ...peaks(
      nearColours(ink),
      [
        { x: 420, y: 190, half: 620 },
        { x: 1250, y: 330, half: 560 },
      ],
      { base: 900, snowline: 480, seed: 17 },
    ),
    slope(ink.meadowShade, 1600, 1200, pass),
    slope(ink.meadow, 1600, 1200, (x) => pass(x) + 130),
    stroke('M300 1200C520 1090 460 1010 700 980S960 930 980 880', ink.path, 30, { strokeLinecap: 'round' }),
    place(chalet(ink, 150, 2), 1020, 880, 2.1),
    stroke('M1300 880V600', ink.timber, 10),
    fill(
      polygon([
        [1304, 604],
        [1440, 634],
        [1304, 680],
      ]),
      ink.rose,
    ),
    firs(ink.firNear, { from: 0, to: 320, ground: () => 1010, count: 14, height: [120, 240], seed: 4 }),
  ];
}

/** The market square with its well. */
export function square(ink: MountainInks): Shape[] {
  const stall = (x: number, colour: string): Shape[] => [
    stroke(`M${x} 1000V840M${x + 220} 1000V840`, ink.timber, 10),
    fill(
      polygon([
        [x - 24, 850],
        [x + 30, 770],
        [x + 190, 770],
        [x + 244, 850],
      ]),
      colour,
    ),
    fill(
      polygon([
        [x - 10, 940],
        [x + 230, 940],
        [x + 230, 1000],
        [x - 10, 1000],
      ]),
      ink.timber,
    ),
  ];
  return [
    ...openSky(ink, 1600, 1200, [1320, 190]),
    ...peaks(
      farColours(ink),
      [
        { x: 300, y: 250, half: 520 },
        { x: 1200, y: 210, half: 600 },
      ],
      { base: 900, snowline: 470, seed: 12 },
    ),
    slope(ink.firFar, 1600, 1200, (x) => 700 + 30 * Math.sin(x / 200)),
    slope(ink.path, 1600, 1200, () => 880),
    place(chalet(ink, 150, 1), 240, 900, 2.3),
    place(church(ink), 760, 900, 1.7),
    place(chalet(ink, 150, 2), 1380, 910, 2.4),
    ...stall(180, ink.rose),
    ...stall(1120, ink.meadowShade),
    fill(
      polygon([
        [660, 960],
        [960, 960],
        [930, 1060],
        [690, 1060],
      ]),
      ink.wallShade,
    ),
    fill(
      polygon([
        [640, 940],
        [980, 940],
        [980, 968],
        [640, 968],
      ]),
      ink.wall,
    ),
    stroke('M810 940V840M810 860h60v26', ink.line, 12),
  ];
}
