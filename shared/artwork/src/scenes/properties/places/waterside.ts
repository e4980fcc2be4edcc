import { bridge } from '../../../city/bridge.ts';
import { crane } from '../../../city/crane.ts';
import { globeLamp } from '../../../city/lamp.ts';
import { reflection } from '../../../city/water.ts';
import { box, fill, n, place, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import { seeded } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';
import { BASE, FRAME } from '../property.ts';
import { type Evening, eveningSky, ridge, sea, shoreTown } from './evening.ts';

const { width, height } = FRAME;

/** Flagstones from the walls to the edge of the picture. */
export function paving(ink: Palette, top = BASE - 8): Shape[] {
  let joints = '';
  for (let at = 1; at < 5; at += 1) joints += `M0 ${n(top + (height - top) * (at / 5) ** 1.25)}H${width}`;
  for (let at = -9; at <= 9; at += 1)
    joints += `M${width / 2 + at * 92} ${top}L${width / 2 + at * 150} ${height}`;
  return [
    fill(box(0, top, width, height - top), ink.plank),
    stroke(joints, ink.plankLine, 2, { opacity: 0.7 }),
    fill(box(0, top, width, 5), ink.plankLine),
  ];
}

/** A quay on the bay: the bridge and the city across the water. */
export function quay(ink: Palette, evening: Evening): Shape[] {
  const horizon = 500;
  return [
    ...eveningSky(ink, evening, horizon),
    ridge(ink, evening.seed, horizon, 90),
    ...shoreTown(ink, evening, {
      horizon,
      from: evening.light > 600 ? 0 : 700,
      to: evening.light > 600 ? 480 : 1210,
      rise: 150,
    }),
    ...sea(ink, evening, horizon, BASE),
    ...bridge(ink, {
      from: -60,
      to: 1260,
      deck: horizon - 18,
      water: horizon + 6,
      towers: [250, 950],
      rise: 120,
      weight: 6,
      colour: ink.bridge,
    }),
    ...paving(ink),
  ];
}

/** A working quay with cranes. */
export function docks(ink: Palette, evening: Evening): Shape[] {
  const horizon = 520;
  return [
    ...eveningSky(ink, evening, horizon),
    ridge(ink, evening.seed, horizon, 60),
    ...sea(ink, evening, horizon, BASE),
    place(crane(ink, ink.towerNear), 150, BASE - 6, 1.7),
    place(crane(ink, ink.towerNear, true), 1080, BASE - 6, 1.75, true),
    ...paving(ink),
  ];
}

/** Narrow houses in the dark, gable by gable. */
export function gableRow(ink: Palette, seed: number, from: number, to: number, base: number): Shape[] {
  const random = seeded(seed);
  let [walls, shades, panes] = ['', '', ''];
  for (let x = from; x < to; ) {
    const wide = random.whole(74, 104);
    const top = base - random.whole(190, 290);
    const peak = wide * random.between(0.5, 0.75);
    walls += polygon([
      [x, base],
      [x, top],
      [x + wide / 2, top - peak],
      [x + wide, top],
      [x + wide, base],
    ]);
    shades += box(x + wide * 0.8, top, wide * 0.2, base - top);
    for (let y = top + 22; y < base - 50; y += 58)
      for (const share of [0.2, 0.56])
        if (random.chance(0.42)) panes += box(x + wide * share, y, wide * 0.2, 30);
    x += wide + 3;
  }
  return [
    fill(walls, ink.towerMid),
    fill(shades, ink.towerMidShade),
    fill(panes, ink.window, { opacity: 0.85 }),
  ];
}

/** A street along a canal: houses on both sides, the water before them. */
export function canal(ink: Palette, evening: Evening): Shape[] {
  const edge = 700;
  let mirrored = '';
  for (let x = 40; x < width; x += 130)
    mirrored += reflection({
      x: x + ((evening.seed * x) % 60),
      y: edge + 22,
      length: 78,
      width: 44,
      seed: x,
    });
  return [
    ...eveningSky(ink, evening, 560),
    ...gableRow(ink, evening.seed, -30, width + 40, BASE),
    fill(box(0, BASE - 6, width, edge - BASE + 6), ink.plank),
    stroke(`M0 ${BASE - 4}H${width}`, ink.plankLine, 4),
    fill(box(0, edge, width, 22), ink.towerNearShade),
    fill(box(0, edge, width, 5), ink.plankLine),
    fill(box(0, edge + 22, width, height - edge), ink.waterMid),
    fill(mirrored, ink.window, { opacity: 0.35 }),
  ];
}

/** Lamps, bollards and a chain along an edge. */
export function quayLamps(ink: Palette, xs: readonly number[], y: number, tall = 210): Shape[] {
  return xs.flatMap((x) => globeLamp(ink, x, y, tall));
}
