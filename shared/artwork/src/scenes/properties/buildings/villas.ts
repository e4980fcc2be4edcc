import { person } from '../../../city/people.ts';
import { reflection } from '../../../city/water.ts';
import { box, fill, n, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import { seeded } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';
import { frontDoor, spill, wallLantern } from '../parts/door.ts';
import { opening, windows } from '../parts/opening.ts';
import { chimney, slope } from '../parts/roof.ts';
import { BASE } from '../property.ts';
import { WALLS, type Wall } from '../walls.ts';

/** A parapet of small columns. */
function balustrade(x: number, y: number, width: number, colour: string): Shape[] {
  let posts = '';
  for (let at = 8; at < width - 6; at += 20) posts += `M${n(x + at)} ${y - 28}q9 14 0 28h9q-9 -14 0 -28z`;
  return [fill(`${box(x, y - 34, width, 7)}${box(x - 4, y, width + 8, 7)}${posts}`, colour)];
}

/** Arches along a terrace, warm light behind them. */
function loggia(ink: Palette, wall: Wall, x: number, y: number, count: number): Shape[] {
  const pitch = 82;
  const arch = (at: number) => `M${x + at * pitch + 11} ${y}v-84a30 30 0 0 1 60 0v84z`;
  const all = Array.from({ length: count }, (_, at) => arch(at)).join('');
  return [
    fill(box(x, y - 150, count * pitch, 150), wall.face),
    stroke(all, wall.trim, 9),
    fill(all, ink.window),
    fill(
      Array.from({ length: count }, (_, at) => box(x + at * pitch + 11, y - 60, 60, 60)).join(''),
      ink.lampCore,
      { opacity: 0.45 },
    ),
    stroke(
      Array.from(
        { length: count },
        (_, at) => `M${x + at * pitch + 41} ${y}v-112M${x + at * pitch + 11} ${y - 60}h60`,
      ).join(''),
      wall.trim,
      4,
    ),
    fill(box(x - 6, y - 156, count * pitch + 12, 9), wall.trim),
  ];
}

/** A villa of two floors and two wings round a loggia. */
export function palazzo(ink: Palette, wall: Wall): Shape[] {
  const random = seeded(11);
  const wing = (x: number) => [
    ...slope(wall, { x: x - 14, y: 410, width: 208, height: 66, inset: 64 }),
    fill(box(x, 410, 180, BASE - 410), wall.face),
    ...windows(ink, wall, random, {
      x: x + 6,
      y: 416,
      columns: 2,
      rows: 2,
      pitch: [84, 118],
      size: [44, 78],
      lit: 0.85,
      shutters: true,
      panes: [2, 3],
    }),
  ];
  return [
    ...chimney(wall, 470, 296, 70),
    ...chimney(wall, 730, 296, 70),
    ...slope(wall, { x: 414, y: 366, width: 372, height: 80, inset: 90 }),
    fill(box(430, 366, 340, BASE - 366), wall.face),
    ...windows(ink, wall, random, {
      x: 436,
      y: 376,
      columns: 4,
      rows: 1,
      pitch: [82, 116],
      size: [40, 80],
      lit: 0.7,
      arched: true,
      panes: [2, 3],
    }),
    ...loggia(ink, wall, 436, BASE - 4, 4),
    ...balustrade(430, 508, 340, wall.trim),
    ...wing(246),
    ...wing(774),
    fill(box(942, 410, 12, BASE - 410), wall.shade),
  ];
}

/** Flat roofs, walls of glass, a pool that holds the light. */
export function glassHouse(ink: Palette): Shape[] {
  const { chalk } = WALLS;
  const pane = (x: number, y: number, width: number, height: number, parts: number) => [
    fill(box(x, y, width, height), ink.window),
    fill(box(x, y + height * 0.5, width, height * 0.5), ink.lampCore, { opacity: 0.4 }),
    stroke(
      Array.from(
        { length: parts - 1 },
        (_, at) => `M${n(x + (width * (at + 1)) / parts)} ${y}v${height}`,
      ).join(''),
      ink.ink,
      4,
    ),
  ];
  return [
    fill(box(420, 330, 420, 150), chalk.shade),
    ...pane(440, 350, 300, 112, 5),
    fill('M470 462v-40h70v40zM480 422v-24h50v24z', ink.street, { opacity: 0.5 }),
    person({ x: 640, y: 462, height: 84, pose: 'stand' }, ink.street),
    fill(box(390, 312, 490, 20), chalk.trim),
    fill(box(250, 480, 740, 18), chalk.trim),
    fill(box(280, 498, 690, BASE - 498), chalk.shade),
    fill(box(280, 498, 120, BASE - 498), chalk.face),
    ...pane(420, 510, 430, BASE - 510, 6),
    fill(
      'M480 660v-34h120v34zM490 626v-26h100v26zM700 660v-58h70v-8h-90v8h10v58zM642 510h4v26h-4zM616 560q2 -24 28 -24t28 24z',
      ink.street,
      { opacity: 0.45 },
    ),
    fill(box(870, 530, 70, 90), ink.windowDim),
    stroke('M960 498V660M268 498V660', chalk.trim, 9),
    fill(
      polygon([
        [200, 690],
        [980, 690],
        [1080, 770],
        [90, 770],
      ]),
      chalk.trim,
    ),
    fill(
      polygon([
        [226, 697],
        [956, 697],
        [1038, 761],
        [136, 761],
      ]),
      ink.tide,
    ),
    fill(reflection({ x: 620, y: 697, length: 62, width: 430, seed: 5 }), ink.lampCore, { opacity: 0.6 }),
    fill(reflection({ x: 400, y: 702, length: 58, width: 160, seed: 8 }), ink.sheet, { opacity: 0.5 }),
  ];
}

/** A villa with a tower to look at ships from. */
export function towered(ink: Palette, wall: Wall): Shape[] {
  const random = seeded(2);
  return [
    ...slope(wall, { x: 384, y: 430, width: 470, height: 76, inset: 70 }),
    ...chimney(wall, 760, 372, 74),
    fill(box(400, 430, 440, BASE - 430), wall.face),
    ...windows(ink, wall, random, {
      x: 408,
      y: 436,
      columns: 4,
      rows: 2,
      pitch: [106, 112],
      size: [48, 76],
      lit: 0.7,
      panes: [2, 3],
    }),
    fill(box(610, 548, 104, BASE - 548), wall.face),
    ...frontDoor(ink, wall, { x: 662, y: BASE - 8, height: 112, colour: WALLS.slate.roof }),
    ...[608, 716].flatMap((x) => wallLantern(ink, x, 590, 18)),
    fill(box(280, 230, 136, BASE - 230), wall.face),
    fill(box(390, 430, 26, BASE - 430), wall.shade),
    ...opening(ink, wall, { x: 322, y: 340, width: 48, height: 76, light: 'soft', arched: true }),
    ...opening(ink, wall, { x: 322, y: 460, width: 48, height: 76, light: 'dark', arched: true }),
    ...opening(ink, wall, { x: 322, y: 566, width: 48, height: 76, light: 'lit', arched: true }),
    fill(box(284, 246, 128, 66), ink.window),
    stroke('M284 312V246M316 312V246M348 312V246M380 312V246M412 312V246', wall.trim, 8),
    fill(`${box(270, 312, 156, 10)}${box(270, 232, 156, 14)}`, wall.trim),
    ...slope(wall, { x: 262, y: 234, width: 172, height: 70, inset: 80 }),
    stroke('M348 164v-46', ink.ink, 5),
    fill('M350 120l46 12l-46 14z', ink.signal),
    ...spill(ink, 662, BASE + 10, 90, 100),
    ...balustrade(410, BASE + 36, 190, wall.trim),
    ...balustrade(726, BASE + 36, 190, wall.trim),
  ];
}
