import { box, fill, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import { seeded } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';
import { frontDoor, spill, wallLantern } from '../parts/door.ts';
import { opening, windows } from '../parts/opening.ts';
import { chimney, gable, slope, smoke } from '../parts/roof.ts';
import { BASE } from '../property.ts';
import { WALLS, type Wall } from '../walls.ts';

/** A house with its gable to us and a wing to the right. */
export function cottage(ink: Palette, wall: Wall): Shape[] {
  const random = seeded(6);
  return [
    smoke(ink, 742, 250, 120),
    ...chimney(wall, 742, 350, 86),
    ...slope(wall, { x: 560, y: 440, width: 330, height: 110, inset: 34 }),
    fill(box(580, 440, 290, BASE - 440), wall.face),
    fill(box(830, 440, 40, BASE - 440), wall.shade),
    ...windows(ink, wall, random, {
      x: 604,
      y: 474,
      columns: 2,
      rows: 1,
      pitch: [124, 130],
      size: [58, 92],
      lit: 1,
      shutters: true,
      panes: [2, 3],
    }),
    fill(box(330, 420, 264, BASE - 420), wall.face),
    ...gable(wall, { x: 330, y: 420, width: 264, height: 176 }),
    ...opening(ink, wall, { x: 434, y: 320, width: 56, height: 70, light: 'soft', arched: true }),
    ...opening(ink, wall, { x: 366, y: 466, width: 58, height: 92, light: 'lit', panes: [2, 3] }),
    ...frontDoor(ink, wall, { x: 520, y: BASE - 8, height: 150, colour: WALLS.slate.shade }),
    ...wallLantern(ink, 460, 520, 20),
    ...spill(ink, 520, BASE + 10, 100, 120),
  ];
}

/** A narrow house with a stepped gable, a bay to each side. */
export function canalHouse(ink: Palette, wall: Wall, x: number, door = ink.tide): Shape[] {
  const width = 250;
  const steps = [0, 1, 2, 3, 4];
  const gableOf = (grow: number) =>
    steps
      .map((step) => box(x + step * 25 - grow, 266 - step * 36 - grow, width - step * 50 + grow * 2, 38))
      .join('');
  return [
    fill(gableOf(6), wall.trim),
    fill(gableOf(0), wall.face),
    fill(box(x, 286, width, BASE - 286), wall.face),
    fill(box(x + width - 34, 286, 34, BASE - 286), wall.shade),
    ...opening(ink, wall, { x: x + 98, y: 196, width: 54, height: 70, light: 'lit', arched: true }),
    ...windows(ink, wall, seeded(x), {
      x: x + 14,
      y: 292,
      columns: 3,
      rows: 2,
      pitch: [74, 108],
      size: [44, 76],
      lit: 0.75,
      panes: [2, 3],
    }),
    ...opening(ink, wall, { x: x + 26, y: 536, width: 84, height: 86, light: 'soft', panes: [3, 2] }),
    ...frontDoor(ink, wall, { x: x + 180, y: BASE - 8, height: 128, colour: door }),
    ...wallLantern(ink, x + 128, 566, 18),
    fill(box(x - 6, 510, width + 12, 8), wall.trim),
  ];
}

/** A low house on posts over wet ground. */
export function stilts(ink: Palette, wall: Wall): Shape[] {
  let boards = '';
  for (let y = 388; y < 560; y += 17) boards += `M330 ${y}H850`;
  const posts = [350, 470, 590, 710, 830].map((x) => box(x - 8, 566, 16, 150)).join('');
  return [
    smoke(ink, 690, 190, 110),
    fill(posts, wall.shade),
    stroke('M350 700L470 580M590 700L470 580M590 700L710 580M830 700L710 580', wall.shade, 7),
    ...chimney(wall, 690, 290, 96),
    ...slope(wall, { x: 296, y: 376, width: 588, height: 130, inset: 110 }),
    fill(box(330, 380, 520, 182), wall.face),
    stroke(boards, wall.shade, 3),
    ...windows(ink, wall, seeded(4), {
      x: 350,
      y: 396,
      columns: 2,
      rows: 1,
      pitch: [130, 130],
      size: [74, 84],
      lit: 1,
      panes: [2, 2],
    }),
    ...opening(ink, wall, { x: 736, y: 420, width: 74, height: 84, light: 'lit' }),
    ...frontDoor(ink, wall, { x: 666, y: 556, height: 142, colour: ink.signal }),
    fill(box(290, 562, 620, 14), wall.trim),
    stroke(
      'M300 562V510H620M712 510H900V562M340 562V510M420 562V510M500 562V510M580 562V510M760 562V510M830 562V510',
      wall.trim,
      5,
    ),
    ...wallLantern(ink, 720, 456, 20),
    stroke('M640 576L580 716M700 576L640 716M630 600H690M618 628H678M606 656H666M594 684H654', wall.trim, 6),
  ];
}

/** A house of two floors with its door in the middle. */
export function manor(ink: Palette, wall: Wall): Shape[] {
  const field = { columns: 2, rows: 2, pitch: [110, 124] as const, size: [58, 84] as const, lit: 0.85 };
  return [
    smoke(ink, 420, 220, 110),
    ...chimney(wall, 420, 320, 84),
    ...chimney(wall, 780, 320, 84),
    ...slope(wall, { x: 318, y: 400, width: 564, height: 100, inset: 90 }),
    fill(box(340, 400, 520, BASE - 400), wall.face),
    fill(box(816, 400, 44, BASE - 400), wall.shade),
    ...windows(ink, wall, seeded(31), { ...field, x: 346, y: 406, shutters: true, panes: [2, 3] }),
    ...windows(ink, wall, seeded(18), { ...field, x: 634, y: 406, shutters: true, panes: [2, 3] }),
    ...opening(ink, wall, { x: 574, y: 426, width: 52, height: 84, light: 'lit', arched: true }),
    fill(box(536, 524, 128, 12), wall.trim),
    fill(box(544, 536, 10, BASE - 536) + box(646, 536, 10, BASE - 536), wall.trim),
    ...frontDoor(ink, wall, { x: 600, y: BASE - 8, height: 112, colour: WALLS.brick.face }),
    ...wallLantern(ink, 526, 580, 18),
    ...wallLantern(ink, 674, 580, 18),
    ...spill(ink, 600, BASE + 10, 90, 90),
  ];
}
