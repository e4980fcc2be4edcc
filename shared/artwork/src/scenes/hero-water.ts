import { ferry } from '../city/ferry.ts';
import { globeLamp } from '../city/lamp.ts';
import { type Figure, people } from '../city/people.ts';
import { reflection, ripples, water } from '../city/water.ts';
import { box, fill, lens, type Point, place, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

/** Lamps of the quay from far to near: foot and height. */
const quayLamps: readonly (readonly [x: number, y: number, height: number])[] = [
  [1312, 668, 22],
  [1380, 674, 28],
  [1458, 683, 36],
  [1552, 696, 48],
  [1664, 715, 64],
  [1802, 744, 88],
  [1976, 788, 122],
  [2206, 858, 178],
];

const edge: readonly Point[] = [
  [1230, 660],
  [1380, 674],
  [1552, 696],
  [1802, 744],
  [1976, 788],
  [2206, 858],
  [2400, 926],
];

const strollers: readonly Figure[] = [
  { x: 1718, y: 716, height: 30, pose: 'walk' },
  { x: 1734, y: 716, height: 29, pose: 'stand' },
  { x: 1886, y: 748, height: 40, pose: 'stand' },
  { x: 1900, y: 748, height: 38, pose: 'stand', flip: true },
  { x: 2092, y: 800, height: 58, pose: 'walk', flip: true },
  { x: 2306, y: 862, height: 82, pose: 'walk' },
  { x: 2344, y: 864, height: 78, pose: 'walk' },
];

/** Returns a line along the quay, `lift` above its edge near the viewer and lower with distance. */
function along(lift: number): string {
  return `M${edge.map(([x, y]) => `${x} ${Math.round(y - (y - 648) * lift)}`).join('L')}`;
}

/** Border between the houses and the paving, from far to near. */
const frontage = 'L2400 800L2210 750L2000 708L1700 670L1440 655L1230 650z';

/** Shop windows and doors along the frontage: left edge, sill, width, height. */
const shops: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [1452, 654, 6, 5],
  [1500, 657, 8, 6],
  [1548, 659, 9, 7],
  [1618, 663, 12, 9],
  [1700, 668, 16, 11],
  [1724, 670, 8, 11],
  [1800, 680, 20, 14],
  [1896, 692, 26, 18],
  [1930, 696, 10, 18],
  [2036, 714, 36, 25],
  [2080, 724, 14, 26],
  [2190, 742, 50, 34],
  [2252, 758, 18, 36],
  [2340, 780, 60, 44],
];

const trees: readonly Point[] = [
  [1476, 657],
  [1526, 660],
  [1588, 665],
  [1660, 671],
  [1764, 684],
  [1856, 698],
  [1976, 716],
  [2136, 748],
  [2306, 792],
];

/** The ground floors of the town behind the promenade, with their shops and a row of planes. */
function frontOfTown(ink: Palette): Shape[] {
  const soft = shops.filter((_, index) => index % 3 === 1);
  const warm = shops.filter((_, index) => index % 3 !== 1);
  const cut = (openings: typeof shops) =>
    openings.map(([x, y, width, height]) => box(x, y - height, width, height)).join('');
  const crowns = trees.map(([x, y]) => {
    const r = Math.round((y - 632) * 0.2);
    return `M${x - 1} ${y}v${-r * 2}M${x} ${y - r}m${-r} ${-r}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 0 1 ${-r * 2} 0z`;
  });
  return [
    fill('M1230 650L1380 646L1480 640H2400V800L2210 750L2000 708L1700 670L1440 655z', ink.towerNear),
    fill(cut(warm), ink.window),
    fill(cut(soft), ink.windowSoft),
    stroke('M1560 646L1700 652L2000 674L2400 732', ink.towerNearShade, 5),
    stroke(
      shops
        .filter(([, , width]) => width > 14)
        .map(
          ([x, y, width, height]) =>
            `M${x} ${Math.round(y - height * 0.7)}h${width}M${Math.round(x + width / 3)} ${y}v${-height}M${Math.round(x + (width * 2) / 3)} ${y}v${-height}`,
        )
        .join(''),
      ink.towerNear,
      2.4,
    ),
    fill(crowns.join(''), ink.leaf, { stroke: ink.leaf, strokeWidth: 3 }),
  ];
}

/** The promenade: paving, its courses, the wall down to the water. */
function quay(ink: Palette): Shape[] {
  const wall = [...edge].reverse().map(([x, y]) => `${x} ${Math.round(y + 6 + (y - 655) * 0.2)}`);
  const posts = edge.slice(2, -1).flatMap(([x, y], index) => {
    const [nextX, nextY] = edge[index + 3] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((share) => {
      const foot = y + (nextY - y) * share;
      return `M${Math.round(x + (nextX - x) * share)} ${Math.round(foot)}v${-Math.round((foot - 648) * 0.13)}`;
    });
  });
  return [
    ...frontOfTown(ink),
    fill(`${along(0)}${frontage}`, ink.plank),
    stroke(
      'M2400 838L2010 736L1700 684L1400 660M2400 884L2000 760L1700 700L1380 666M2020 714L2130 832M1836 690L1900 766M1690 670L1740 730M2230 756L2360 908',
      ink.plankLine,
      1.6,
    ),
    fill(`${along(0)}L${wall.join('L')}z`, ink.ink),
    stroke(along(0), ink.rim, 2.4),
    stroke(`${along(0.13)}${along(0.075)}${posts.join('')}`, ink.ink, 2.2),
  ];
}

function lights(): string {
  const below = quayLamps.map(([x, y, height], index) =>
    reflection({
      x,
      y: y + 10 + height * 0.24,
      length: 40 + height * 1.5,
      width: 7 + height * 0.24,
      seed: index + 3,
    }),
  );
  return below.join('');
}

/** A landing stage in the near left corner, with a skiff tied to it. */
function landing(ink: Palette): Shape[] {
  return [
    fill(`${box(58, 918, 12, 90)}${box(206, 908, 12, 92)}${box(352, 918, 12, 82)}`, ink.ink),
    fill('M-10 946H392l14 12H-10z', ink.ink),
    stroke('M-10 947H392', ink.rim, 2),
    fill('M430 962q96 16 190 -6q-12 34 -42 38h-104q-34 -8 -44 -32z', ink.ink),
    stroke('M432 963q95 15 186 -6', ink.rim, 2),
    stroke('M364 930Q396 966 438 966', ink.ink, 2),
  ];
}

export function heroWater(ink: Palette): Shape[] {
  return [
    ...water(2400, 1000, [
      [642, ink.water],
      [706, ink.waterMid],
      [812, ink.waterDeep],
    ]),
    fill(reflection({ x: 1196, y: 645, length: 230, width: 200, seed: 21 }), ink.glint),
    fill(
      reflection({ x: 430, y: 645, length: 60, width: 26, seed: 31 }) +
        reflection({ x: 930, y: 645, length: 60, width: 26, seed: 32 }),
      ink.bridge,
      { opacity: 0.7 },
    ),
    ripples(ink.glint, { x: 0, y: 664, width: 1900, height: 300 }, 44, 9),
    ...quay(ink),
    ...people(strollers, ink.ink),
    fill(lights(), ink.lamp, { opacity: 0.85 }),
    ...quayLamps.flatMap(([x, y, height]) => globeLamp(ink, x, y, height)),
    fill(lens(800, 772, 330, 9) + lens(760, 784, 220, 7), ink.glint, { opacity: 0.6 }),
    fill(reflection({ x: 790, y: 774, length: 90, width: 150, seed: 4 }), ink.lamp, { opacity: 0.55 }),
    place(ferry(ink), 660, 770, 1),
    ...landing(ink),
  ];
}
