import { hills } from '../../../city/hills.ts';
import { pine } from '../../../city/trees.ts';
import { box, disc, fill, oval, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import { seeded } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';
import { BASE, FRAME } from '../property.ts';
import { type Evening, eveningSky, ridge, sea, shoreTown } from './evening.ts';

const { width, height } = FRAME;

/** A lawn before the house. */
function lawn(ink: Palette, top = BASE - 8): Shape[] {
  return [
    fill(`M0 ${top}Q600 ${top - 10} 1200 ${top}V${height}H0z`, ink.leaf),
    fill(`M0 ${top + 60}Q500 ${top + 30} 1200 ${top + 70}V${height}H0z`, ink.hillNear, { opacity: 0.6 }),
  ];
}

/** A slope with lit houses, lowest last. */
export function hill(ink: Palette, evening: Evening): Shape[] {
  const random = seeded(evening.seed);
  const flip = evening.light > 600;
  const x = (at: number) => (flip ? at : width - at);
  let [walls, roofs, panes] = ['', '', ''];
  for (const [level, from] of [
    [330, 20],
    [430, 10],
    [540, 0],
  ] as const)
    for (let at = from; at < 1180; at += random.whole(84, 130)) {
      const size = random.whole(46, 66);
      const foot = level + at * 0.14;
      const left = x(at) - (flip ? 0 : size);
      walls += box(left, foot - size, size, size + 44);
      roofs += polygon([
        [left - 6, foot - size],
        [left + size / 2, foot - size * 1.5],
        [left + size + 6, foot - size],
      ]);
      for (const share of [0.16, 0.58])
        if (random.chance(0.6))
          panes += box(left + size * share, foot - size * 0.72, size * 0.24, size * 0.34);
    }
  const slope = (rise: number): [number, number][] =>
    [0, 240, 520, 820, 1200].map((at, step) => [
      at,
      (flip ? rise + at * 0.2 : rise + (1200 - at) * 0.2) + (step % 2) * 16,
    ]);
  return [
    ...eveningSky(ink, evening, 560),
    ridge(ink, evening.seed, 560, 110),
    ...sea(ink, evening, 560, 700),
    fill(hills(slope(300), height), ink.hillMid),
    fill(walls, ink.towerMid),
    fill(roofs, ink.towerNear),
    fill(panes, ink.window),
    ...lawn(ink),
  ];
}

/** High above the bay: the lights of the city far below, pines to both sides. */
export function heights(ink: Palette, evening: Evening): Shape[] {
  const horizon = 520;
  const random = seeded(evening.seed);
  let lights = '';
  for (let at = 0; at < 170; at += 1)
    lights += `M${random.whole(0, width)} ${horizon + 26 + Math.round(random.between(0, 1) ** 0.7 * 100)}h0`;
  return [
    ...eveningSky(ink, evening, horizon),
    ridge(ink, evening.seed, horizon, 70),
    ...shoreTown(ink, evening, { horizon, from: 40, to: 420, rise: 60 }),
    ...sea(ink, evening, horizon, 620),
    fill(
      hills(
        [
          [0, 560],
          [300, 590],
          [620, 570],
          [930, 596],
          [1200, 556],
        ],
        height,
      ),
      ink.hillMid,
    ),
    stroke(lights, ink.window, 4, { strokeLinecap: 'round', opacity: 0.75 }),
    fill(
      pine(90, BASE + 10, 360, 3) + pine(1126, BASE + 10, 410, 7) + pine(1010, BASE + 4, 270, 9),
      ink.hillNear,
    ),
    ...lawn(ink),
  ];
}

/** A cliff over open water, the lighthouse on the next head. */
export function cliff(ink: Palette, evening: Evening): Shape[] {
  const horizon = 470;
  const right = evening.light < 600;
  const x = right ? 1080 : 120;
  const reach = right ? -1100 : 1100;
  return [
    ...eveningSky(ink, evening, horizon),
    ...sea(ink, evening, horizon),
    fill(`M${x} 262L${x + reach} 170V330z`, ink.lampCore, { opacity: 0.14 }),
    fill(
      right
        ? 'M860 520L920 470L960 462L1000 424L1200 400V640H860z'
        : 'M340 520L280 470L240 462L200 424L0 400V640H340z',
      ink.hillNear,
    ),
    fill(
      polygon([
        [x - 17, 420],
        [x - 11, 286],
        [x + 11, 286],
        [x + 17, 420],
      ]),
      ink.paper,
    ),
    fill(box(x - 15, 330, 30, 26) + box(x - 16, 384, 32, 24), ink.signal),
    fill(box(x - 13, 248, 26, 38), ink.ink),
    disc(x, 264, 40, ink.lamp, { opacity: 0.25 }),
    disc(x, 264, 11, ink.lampCore),
    fill(`M-10 ${BASE - 30}Q300 ${BASE - 56} 640 ${BASE - 34}T1210 ${BASE - 44}V800H-10z`, ink.hillMid),
    ...lawn(ink),
    oval([170, 690], 60, 18, ink.hillMid),
    oval([1060, 700], 76, 20, ink.hillMid),
  ];
}
