import { hills } from '../../city/hills.ts';
import { globeLamp } from '../../city/lamp.ts';
import { people } from '../../city/people.ts';
import { box, fill, polygon, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import { seeded } from '../../random.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

/** Terraces up the hill, lowest last, so that each stands before the one above. */
const TERRACES = [
  { y: 262, from: 640, to: 1010, size: 46 },
  { y: 352, from: 520, to: 1110, size: 58 },
  { y: 456, from: 380, to: 1200, size: 72 },
];

function terrace(ink: Palette, { y, from, to, size }: (typeof TERRACES)[number], seed: number): Shape[] {
  const random = seeded(seed);
  let [walls, roofs, panes] = ['', '', ''];
  for (let x = from; x < to; x += size + 6) {
    const height = size * random.between(0.9, 1.5);
    walls += box(x, y - height, size, height + 30);
    roofs += polygon([
      [x - 4, y - height],
      [x + size / 2, y - height - size * 0.42],
      [x + size + 4, y - height],
    ]);
    for (const share of [0.18, 0.58])
      if (random.chance(0.6)) panes += box(x + size * share, y - height * 0.72, size * 0.22, size * 0.28);
  }
  return [fill(walls, ink.towerMid), fill(roofs, ink.towerNear), fill(panes, ink.window)];
}

const STAIR: readonly (readonly [x: number, y: number, height: number])[] = [
  [702, 214, 46],
  [640, 268, 54],
  [700, 318, 64],
  [586, 372, 76],
  [640, 436, 92],
  [470, 500, 116],
  [300, 590, 158],
];

export const hillLamps = cover(
  'hill-lamps',
  'night',
  'Street lamps burn along the steps that wind up the Hill, past terraces with lit windows, to the chapel.',
  (ink) => [
    ...bay(ink, { seed: 22, horizon: 520, light: 180, city: [0, 330, 120] }),
    fill(
      hills(
        [
          [-10, 650],
          [180, 600],
          [420, 470],
          [600, 330],
          [780, 180],
          [900, 150],
          [1030, 220],
          [1210, 300],
        ],
        680,
      ),
      ink.hillNear,
    ),
    fill(
      `${box(856, 96, 44, 70)}M850 98l28 -34l28 34zM874 64h8v-30h-8z${box(900, 122, 60, 44)}`,
      ink.towerNear,
    ),
    fill(`${box(870, 112, 14, 24)}${box(914, 134, 10, 16)}${box(936, 134, 10, 16)}`, ink.windowSoft),
    ...TERRACES.flatMap((row, index) => [
      ...terrace(ink, row, 40 + index),
      fill(
        hills(
          [
            [-10, 668],
            [row.from - 190, row.y + 92],
            [row.from, row.y + 14],
            [row.to, row.y + 8],
            [1210, row.y + 4],
          ],
          680,
        ),
        ink.hillNear,
      ),
    ]),
    stroke('M878 168L700 226L648 280L706 330L588 384L648 450L470 514L300 606L210 690', ink.plank, 17, {
      strokeLinejoin: 'round',
    }),
    stroke('M878 168L700 226L648 280L706 330L588 384L648 450L470 514L300 606L210 690', ink.plankLine, 17, {
      strokeLinejoin: 'round',
      strokeDasharray: '2 7',
    }),
    ...STAIR.flatMap(([x, y, height]) => globeLamp(ink, x, y + 12, height)),
    ...people(
      [
        { x: 386, y: 566, height: 74, pose: 'stand' },
        { x: 410, y: 568, height: 68, pose: 'stand', flip: true },
        { x: 560, y: 478, height: 54, pose: 'walk' },
      ],
      ink.ink,
    ),
  ],
);
