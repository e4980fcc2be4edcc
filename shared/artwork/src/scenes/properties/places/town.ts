import { skyline } from '../../../city/skyline.ts';
import { box, fill, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { BASE, FRAME } from '../property.ts';
import { type Evening, eveningSky, ridge } from './evening.ts';
import { paving } from './waterside.ts';

const { width, height } = FRAME;

/** The streets of the old town: towers far and near, tram rails before the door. */
export function oldTown(ink: Palette, evening: Evening): Shape[] {
  const { seed, light } = evening;
  const row = (depth: number, rise: number, lit: number) => ({
    seed: seed + depth,
    from: -20,
    to: width + 20,
    base: BASE,
    light,
    lit,
    gap: 2,
    profile: (share: number) => rise * (0.55 + 0.45 * Math.cos(Math.PI * 2 * share)),
    width: [70, 120] as const,
    pitch: [17, 24] as const,
  });
  return [
    ...eveningSky(ink, evening, 560),
    ...skyline(ink, [row(1, 560, 0.3)], { face: 'towerFar', shade: 'towerFarShade' }, 8),
    ...skyline(ink, [row(2, 400, 0.34)], { face: 'towerMid', shade: 'towerMidShade' }, 9),
    ...paving(ink),
    stroke('M0 738H1200M0 766H1200', ink.rim, 4, { opacity: 0.8 }),
  ];
}

/** Long sheds with saw-toothed roofs, a chimney behind them. */
export function ropewalk(ink: Palette, evening: Evening): Shape[] {
  const teeth = (from: number, to: number, base: number, pitch: number, wall: number) => {
    let d = '';
    for (let x = from; x < to; x += pitch)
      d += polygon([
        [x, base],
        [x, base - wall - pitch * 0.46],
        [x + pitch, base - wall],
        [x + pitch, base],
      ]);
    return d;
  };
  let panes = '';
  for (let x = 14; x < width; x += 92) panes += box(x, BASE - 96, 52, 30);
  return [
    ...eveningSky(ink, evening, 540),
    fill(teeth(-60, width, BASE, 150, 190), ink.towerFar),
    fill(
      `${box(140, 200, 44, 400)}${box(1010, 260, 36, 360)}${box(132, 196, 60, 14)}${box(1003, 256, 50, 12)}`,
      ink.towerMid,
    ),
    fill(`M162 196q-30 -50 20 -84q60 -30 50 -72q50 50 6 96q-60 30 -50 60z`, ink.skyMid, { opacity: 0.8 }),
    fill(teeth(-20, width, BASE, 92, 120), ink.towerMid),
    fill(panes, ink.windowDim, { opacity: 0.7 }),
    ...paving(ink),
  ];
}

/** Flat pans that hold the sky, dikes between them, heaps of salt. */
export function saltFlats(ink: Palette, evening: Evening): Shape[] {
  const horizon = 520;
  const heap = (x: number, size: number) =>
    `M${x - size} ${horizon + 4}q${size * 0.8} ${-size * 0.34} ${size} ${-size * 0.62}q${size * 0.3} ${size * 0.3} ${size} ${size * 0.62}z`;
  return [
    ...eveningSky(ink, evening, horizon),
    ridge(ink, evening.seed, horizon, 34),
    fill(heap(130, 110) + heap(300, 80) + heap(1050, 130), ink.paperShade),
    fill(box(0, horizon, width, height - horizon), ink.hillNear),
    fill('M0 536H1200V566H0zM-40 578H560L500 628H-120zM590 578H1240L1320 628H560z', ink.skyGlow),
    fill('M0 548H1200V556H0zM-40 596H520L506 610H-80zM640 590H1220V600H640z', ink.skyEmber, { opacity: 0.8 }),
    fill(`M0 ${BASE - 10}Q600 ${BASE - 22} 1200 ${BASE - 10}V800H0z`, ink.hillMid),
    fill(`M0 760Q500 724 1200 752V800H0z`, ink.hillNear),
    fill('M60 716l4 -30l4 30l8 -22l2 22zM1098 706l4 -34l5 34l9 -24l1 24z', ink.leaf),
  ];
}
