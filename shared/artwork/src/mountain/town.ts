import { box, disc, fill, place, polygon, stroke } from '../draw.ts';
import type { Shape } from '../shape.ts';
import type { MountainInks } from './inks.ts';

/** A farmhouse: stone below, timber above, a broad roof, flowers at the windows. Its middle foot is at 0, 0. */
export function chalet(ink: MountainInks, width = 150, lit = 1): Shape[] {
  const half = width / 2;
  const window = (x: number, y: number, on: boolean) => [
    fill(box(x, y, 18, 20), on ? ink.window : ink.wallShade),
    fill(box(x - 3, y + 20, 24, 5), ink.rose),
  ];
  const places = [-half + 16, -9, half - 34];
  return [
    fill(box(-half, -46, width, 46), ink.wall),
    fill(box(half - 26, -46, 26, 46), ink.wallShade),
    fill(box(-half, -88, width, 42), ink.timber),
    fill(
      polygon([
        [-half - 26, -84],
        [0, -142],
        [half + 26, -84],
        [half + 26, -76],
        [0, -132],
        [-half - 26, -76],
      ]),
      ink.roofShade,
    ),
    fill(
      polygon([
        [-half - 22, -86],
        [0, -140],
        [half + 22, -86],
      ]),
      ink.roof,
    ),
    fill(box(half - 44, -134, 14, 26), ink.wallShade),
    ...places.flatMap((x, index) => window(x, -76, index < lit + 1)),
    ...places.flatMap((x, index) =>
      index === 1 ? [fill(box(x, -30, 18, 30), ink.timber)] : window(x, -36, index <= lit),
    ),
  ];
}

/** The church: a nave, a tower with a clock, a pointed spire. Its middle foot is at 0, 0. */
export function church(ink: MountainInks): Shape[] {
  return [
    fill(box(-20, -96, 150, 96), ink.wall),
    fill(box(104, -96, 26, 96), ink.wallShade),
    fill(
      polygon([
        [-26, -96],
        [50, -150],
        [138, -96],
      ]),
      ink.roof,
    ),
    fill(box(14, -70, 16, 40), ink.window),
    fill(box(52, -70, 16, 40), ink.window),
    fill(box(-78, -190, 62, 190), ink.wall),
    fill(box(-34, -190, 18, 190), ink.wallShade),
    fill(
      polygon([
        [-86, -190],
        [-47, -330],
        [-8, -190],
      ]),
      ink.roofShade,
    ),
    fill(
      polygon([
        [-86, -190],
        [-47, -330],
        [-40, -190],
      ]),
      ink.roof,
    ),
    disc(-50, -158, 16, ink.window),
    stroke('M-50 -158v-9M-50 -158h7', ink.line, 3),
    stroke('M-47 -330v-26M-55 -346h16', ink.line, 4),
    fill(box(-58, -34, 20, 34), ink.timber),
  ];
}

/** A gondola on its rope, which leads upwards to the right. Where it hangs is at 0, 0. */
export function gondola(ink: MountainInks): Shape[] {
  return [
    stroke('M0 0v26', ink.line, 5),
    fill(
      'M-46 26h92a12 12 0 0 1 12 12v46a14 14 0 0 1 -14 14h-88a14 14 0 0 1 -14 -14v-46a12 12 0 0 1 12 -12z',
      ink.rose,
    ),
    fill(box(-44, 40, 26, 28), ink.window),
    fill(box(-12, 40, 26, 28), ink.window),
    fill(box(20, 40, 26, 28), ink.window),
  ];
}

/** A mast of the cable car. Its foot is at 0, 0. */
export function mast(ink: MountainInks, height: number): Shape[] {
  const top = -height;
  return [
    stroke(`M-22 0L-6 ${top}M22 0L6 ${top}`, ink.line, 6),
    stroke(`M-17 ${top * 0.25}L12 ${top * 0.5}M17 ${top * 0.25}L-12 ${top * 0.5}`, ink.line, 3),
    stroke(`M-30 ${top}h60`, ink.line, 7),
  ];
}

/** Houses. Each is where it stands, its scale and how many of its windows are lit. */
export function houses(
  ink: MountainInks,
  row: readonly (readonly [x: number, y: number, scale: number, lit: number])[],
): Shape[] {
  return row.map(([x, y, scale, lit]) => place(chalet(ink, 150, lit), x, y, scale));
}
