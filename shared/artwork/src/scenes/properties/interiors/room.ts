import { bridge } from '../../../city/bridge.ts';
import { glow } from '../../../city/lamp.ts';
import { box, disc, fill, n, oval, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { type Evening, eveningSky, ridge, sea, shoreTown } from '../places/evening.ts';
import { FRAME } from '../property.ts';
import type { Wall } from '../walls.ts';

/** Where the floor meets the back wall. */
export const FLOOR = 590;

/** Light on a wall round a lamp. */
export function lampLight(wall: Wall, x: number, y: number, reach: number): Shape[] {
  return [
    disc(x, y, reach, wall.face, { opacity: 0.4 }),
    disc(x, y, reach * 0.68, wall.face, { opacity: 0.6 }),
    disc(x, y, reach * 0.4, wall.trim, { opacity: 0.3 }),
  ];
}

interface Sash {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly [across: number, down: number];
  readonly frame: string;
}

/** The bay as windows show it, to be drawn before the wall round them. */
export function bayView(ink: Palette, evening: Evening, horizon: number): Shape[] {
  return [
    ...eveningSky(ink, evening, horizon),
    ridge(ink, evening.seed, horizon, 80),
    ...shoreTown(ink, evening, { horizon, from: 0, to: 620, rise: 150 }),
    ...sea(ink, evening, horizon, FLOOR),
    ...bridge(ink, {
      from: 300,
      to: 1260,
      deck: horizon - 16,
      water: horizon + 6,
      towers: [560, 960],
      rise: 110,
      weight: 5,
      colour: ink.bridge,
    }),
  ];
}

/** Frame and bars of a window in a wall. */
export function sash({ x, y, width, height, parts, frame }: Sash): Shape[] {
  let bars = '';
  for (let at = 1; at < parts[0]; at += 1) bars += `M${n(x + (width * at) / parts[0])} ${y}v${height}`;
  for (let at = 1; at < parts[1]; at += 1) bars += `M${x} ${n(y + (height * at) / parts[1])}h${width}`;
  return [
    stroke(box(x, y, width, height), frame, 16),
    stroke(bars, frame, 8),
    fill(box(x - 28, y + height + 6, width + 56, 16), frame),
  ];
}

/** The back wall as a sheet with holes in it. */
export function wallRound(colour: string, holes: readonly string[]): Shape {
  return fill(`${box(0, 0, FRAME.width, FLOOR)}${holes.join('')}`, colour, { fillRule: 'evenodd' });
}

export function floorBoards(board: string, joint: string): Shape[] {
  let joints = '';
  for (let at = -12; at <= 12; at += 1)
    joints += `M${600 + at * 62} ${FLOOR}L${600 + at * 118} ${FRAME.height}`;
  return [fill(box(0, FLOOR, FRAME.width, FRAME.height - FLOOR), board), stroke(joints, joint, 2.5)];
}

/** A lamp that hangs from the ceiling. */
export function pendant(ink: Palette, x: number, y: number, size: number, colour: string): Shape[] {
  return [
    stroke(`M${x} 0V${y - size}`, ink.ink, 4),
    ...glow(ink, x, y + size * 0.1, size * 0.36, 1.3),
    fill(
      `M${x - size} ${y}q${size * 0.14} ${-size * 0.9} ${size} ${-size}q${size * 0.86} ${size * 0.1} ${size} ${size}z`,
      colour,
    ),
    oval([x, y], size, size * 0.14, ink.lampCore),
  ];
}

/** A plant in a pot, foot at (x, y). */
export function plant(
  ink: Palette,
  x: number,
  y: number,
  height: number,
  pot: string,
  leaf: string,
): Shape[] {
  const r = height * 0.5;
  const leaves = [-1.1, -0.7, -0.3, 0.1, 0.5, 0.9]
    .map((lean) => {
      const [dx, dy] = [lean * r * 0.8, -r * (1.3 - Math.abs(lean) * 0.4)];
      return `M${n(x)} ${n(y - height * 0.36)}q${n(dx * 0.1 - 12)} ${n(dy * 0.7)} ${n(dx)} ${n(dy)}q${n(-dx * 0.2 + 20)} ${n(-dy * 0.5)} ${n(-dx)} ${n(-dy)}z`;
    })
    .join('');
  return [
    oval([x, y], height * 0.24, height * 0.05, ink.ink, { opacity: 0.3 }),
    fill(leaves, leaf),
    fill(
      polygon([
        [x - height * 0.18, y - height * 0.38],
        [x + height * 0.18, y - height * 0.38],
        [x + height * 0.13, y],
        [x - height * 0.13, y],
      ]),
      pot,
    ),
  ];
}

/** A carpet on the floor, in perspective. */
export function carpet(
  x: number,
  y: number,
  width: number,
  depth: number,
  colours: readonly [string, string],
): Shape[] {
  const sheet = (by: number) =>
    polygon([
      [x - width / 2 + by, y + by * 0.4],
      [x + width / 2 - by, y + by * 0.4],
      [x + width * 0.66 - by, y + depth - by * 0.4],
      [x - width * 0.66 + by, y + depth - by * 0.4],
    ]);
  return [fill(sheet(0), colours[0]), stroke(sheet(22), colours[1], 5)];
}
