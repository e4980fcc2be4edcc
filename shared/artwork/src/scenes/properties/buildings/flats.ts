import { box, fill, n, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import { seeded } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';
import { frontDoor, spill, wallLantern } from '../parts/door.ts';
import { windows } from '../parts/opening.ts';
import { BASE } from '../property.ts';
import type { Wall } from '../walls.ts';

export interface Block {
  readonly wall: Wall;
  readonly x: number;
  readonly columns: number;
  readonly floors: number;
  readonly floorHeight: number;
  readonly seed: number;
  readonly door: string;
  readonly shutters?: boolean;
  readonly arched?: boolean;
  /** Columns with balconies. */
  readonly balconies?: readonly number[];
  /** How far the light from the door falls. */
  readonly pavement?: number;
}

const BAY = 112;

/** A block of flats: floors of windows over a ground floor with the door in the middle. */
export function flats(ink: Palette, options: Block): Shape[] {
  const {
    wall,
    x,
    columns,
    floors,
    floorHeight,
    seed,
    door,
    shutters,
    arched,
    balconies = [],
    pavement = 90,
  } = options;
  const [width, random] = [columns * BAY, seeded(seed)];
  const rise = floors * floorHeight + 112;
  const top = BASE - rise;
  const bands = Array.from({ length: floors }, (_, at) =>
    box(x - 4, top + (at + 1) * floorHeight - 5, width + 8, 6),
  );
  const middle = x + width / 2;
  return [
    fill(box(x, top, width, rise), wall.face),
    fill(box(x + width - 46, top, 46, rise), wall.shade),
    fill(box(x, BASE - 112, width, 112), wall.shade),
    fill(bands.join(''), wall.trim, { opacity: 0.4 }),
    ...windows(ink, wall, random, {
      x,
      y: top + 4,
      columns,
      rows: floors,
      pitch: [BAY, floorHeight],
      size: [46, floorHeight * 0.6],
      lit: 0.52,
      shutters,
      arched,
    }),
    ...balconies.flatMap((column) =>
      Array.from({ length: floors }, (_, at) =>
        balcony(ink, x + (column + 0.5) * BAY, top + (at + 1) * floorHeight - 8, random.chance(0.6)),
      ).flat(),
    ),
    ...besideDoor(options).flatMap((left) =>
      windows(ink, wall, random, {
        x: left,
        y: BASE - 108,
        columns: 1,
        rows: 1,
        pitch: [BAY, 100],
        size: [56, 58],
        lit: 0.7,
        panes: [3, 1],
      }),
    ),
    ...frontDoor(ink, wall, { x: middle, y: BASE - 8, height: 92, colour: door }),
    ...wallLantern(ink, middle - 58, BASE - 74, 18),
    ...wallLantern(ink, middle + 58, BASE - 74, 18),
    ...spill(ink, middle, BASE + 10, 70, pavement),
  ];
}

/** The bays of the ground floor that the door leaves room for. */
function besideDoor({ x, columns }: Block): number[] {
  const bays = Array.from({ length: columns }, (_, at) => x + at * BAY);
  const middle = x + (columns * BAY) / 2;
  return bays.filter((left) => Math.abs(left + BAY / 2 - middle) > BAY * 0.6);
}

function balcony(ink: Palette, x: number, y: number, planted: boolean): Shape[] {
  let bars = '';
  for (let at = -44; at <= 44; at += 8) bars += `M${n(x + at)} ${n(y - 30)}v30`;
  const leaves = [-30, -12, 8, 28].map((at) => `M${n(x + at - 12)} ${n(y - 26)}q12 -26 24 0z`).join('');
  return [
    ...(planted ? [fill(leaves, ink.leaf)] : []),
    stroke(bars, ink.ink, 2.4),
    fill(box(x - 48, y - 33, 96, 5) + box(x - 52, y, 104, 8), ink.ink),
  ];
}
