import { box, disc, fill, n, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import { seeded } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';
import { frontDoor, spill, wallLantern } from '../parts/door.ts';
import { windows } from '../parts/opening.ts';
import { slope } from '../parts/roof.ts';
import { BASE } from '../property.ts';
import { WALLS, type Wall } from '../walls.ts';

/** A block of glass: dark floors, and those that still work. */
export function glassBlock(ink: Palette, lit: readonly number[]): Shape[] {
  const [x, top, width, floors] = [360, 130, 480, 7];
  const pitch = 66;
  const random = seeded(7);
  const rows = Array.from({ length: floors }, (_, floor) => {
    const y = top + 22 + floor * pitch;
    const works = lit.includes(floor);
    const glass = works ? ink.window : ink.towerNear;
    const desks = Array.from({ length: 7 }, (_, at) => {
      const left = x + 30 + at * 62;
      return `${box(left, y + 30, 34, 5)}${box(left + 3, y + 35, 4, 11)}${box(left + 27, y + 35, 4, 11)}${random.chance(0.6) ? box(left + 10, y + 14, 15, 14) : ''}`;
    }).join('');
    return [
      fill(box(x + 14, y, width - 28, 46), glass),
      ...(works
        ? [
            fill(box(x + 14, y, width - 28, 5), ink.lampCore),
            fill(box(x + 14, y + 24, width - 28, 22), ink.lampCore, { opacity: 0.35 }),
            fill(desks, ink.street, { opacity: 0.75 }),
          ]
        : [
            fill(
              `M${x + 14} ${y}h${n(width * 0.5 - floor * 14)}l-46 46h${n(-width * 0.5 + 46 + floor * 14)}z`,
              ink.skyGlow,
              { opacity: 0.4 },
            ),
          ]),
    ];
  });
  let mullions = '';
  for (let at = 1; at < 12; at += 1)
    mullions += `M${n(x + 14 + (at * (width - 28)) / 12)} ${top + 22}V${top + floors * pitch + 2}`;
  return [
    fill(box(x, top, width, BASE - top), WALLS.slate.shade),
    ...rows.flat(),
    stroke(mullions, WALLS.slate.shade, 3),
    fill(box(x - 8, top - 10, width + 16, 14), WALLS.slate.trim),
    fill(box(x + 60, top - 44, 130, 34) + box(x + 330, top - 30, 70, 20), WALLS.slate.shade),
    fill(box(x + 12, BASE - 62, width - 24, 62), ink.windowSoft),
    stroke(
      `M${x + 120} ${BASE - 62}v62M${x + 200} ${BASE - 62}v62M${x + 280} ${BASE - 62}v62M${x + 360} ${BASE - 62}v62`,
      WALLS.slate.shade,
      5,
    ),
    fill(box(x - 22, BASE - 72, width + 44, 12), WALLS.slate.trim),
    ...spill(ink, x + width / 2, BASE + 6, 400, 100),
  ];
}

/** Columns and a pediment: old money. */
export function exchange(ink: Palette, wall: Wall): Shape[] {
  const [x, width] = [280, 640];
  const columns = [0, 1, 2, 3, 4, 5].map((at) => x + 130 + at * 76);
  return [
    fill(box(x, 330, width, BASE - 330), wall.face),
    fill(box(x + width - 40, 330, 40, BASE - 330), wall.shade),
    ...windows(ink, wall, seeded(5), {
      x: x + 4,
      y: 344,
      columns: 1,
      rows: 2,
      pitch: [112, 140],
      size: [56, 96],
      lit: 0.9,
      panes: [2, 3],
    }),
    ...windows(ink, wall, seeded(3), {
      x: x + width - 120,
      y: 344,
      columns: 1,
      rows: 2,
      pitch: [112, 140],
      size: [56, 96],
      lit: 0.5,
      panes: [2, 3],
    }),
    fill(box(x + 112, 330, 416, BASE - 330), wall.shade),
    fill(box(x + 130, 356, 380, 120), ink.window),
    fill(box(x + 130, 416, 380, 60), ink.lampCore, { opacity: 0.4 }),
    stroke(
      `M${x + 130} 396H${x + 510}M${x + 168} 356v120M${x + 244} 356v120M${x + 320} 356v120M${x + 396} 356v120M${x + 472} 356v120`,
      wall.shade,
      5,
    ),
    ...frontDoor(ink, wall, { x: x + 320, y: BASE - 36, height: 130, colour: WALLS.timber.face }),
    ...columns.flatMap((at) => [
      fill(box(at - 15, 348, 30, BASE - 400), wall.trim),
      fill(box(at + 4, 348, 11, BASE - 400), wall.face),
      fill(box(at - 22, 338, 44, 12) + box(at - 22, BASE - 54, 44, 14), wall.trim),
    ]),
    fill(box(x + 90, 312, 460, 28), wall.trim),
    fill(
      polygon([
        [x + 84, 314],
        [x + 320, 214],
        [x + 556, 314],
      ]),
      wall.trim,
    ),
    fill(
      polygon([
        [x + 132, 304],
        [x + 320, 230],
        [x + 508, 304],
      ]),
      wall.shade,
    ),
    disc(x + 320, 276, 24, ink.lampCore),
    stroke(`M${x + 320} 276v-16M${x + 320} 276l10 8`, ink.ink, 4),
    fill(box(x - 10, 318, 110, 14) + box(x + 540, 318, 110, 14), wall.trim),
    fill(
      box(x + 90, BASE - 40, 460, 14) + box(x + 72, BASE - 26, 496, 14) + box(x + 54, BASE - 12, 532, 18),
      wall.trim,
    ),
    stroke(`M${x + 90} ${BASE - 27}h460M${x + 72} ${BASE - 13}h496`, wall.shade, 2),
    ...[x + 70, x + 570].flatMap((at) => wallLantern(ink, at, 500, 22)),
    stroke(`M${x + 320} 214v-86`, ink.ink, 5),
    fill(`M${x + 322} 130q34 -10 66 4v38q-32 -14 -66 -4z`, ink.signal),
  ];
}

/** A shipping office: brick, a clock, one lit floor. */
export function counting(ink: Palette, wall: Wall): Shape[] {
  const field = {
    x: 330,
    columns: 5,
    rows: 1,
    pitch: [104, 104] as const,
    size: [58, 72] as const,
    panes: [2, 3] as const,
  };
  return [
    ...slope(wall, { x: 308, y: 300, width: 564, height: 74, inset: 60 }),
    fill(box(320, 300, 540, BASE - 300), wall.face),
    fill(box(812, 300, 48, BASE - 300), wall.shade),
    ...windows(ink, wall, seeded(2), { ...field, y: 306, lit: 0 }),
    ...windows(ink, wall, seeded(2), { ...field, y: 416, lit: 1 }),
    ...windows(ink, wall, seeded(6), { ...field, y: 536, lit: 0.4 }),
    fill(box(316, 410, 548, 8) + box(316, 526, 548, 10), wall.trim),
    fill(box(534, 540, 112, BASE - 540), wall.face),
    ...frontDoor(ink, wall, { x: 590, y: BASE - 8, height: 112, colour: WALLS.slate.shade }),
    fill(box(520, 176, 140, 126), wall.face),
    fill(
      polygon([
        [506, 178],
        [590, 106],
        [674, 178],
      ]),
      wall.roof,
    ),
    disc(590, 238, 46, wall.trim),
    disc(590, 238, 39, ink.lampCore),
    stroke('M590 238v-28M590 238l18 12', ink.ink, 5),
    ...[526, 654].flatMap((at) => wallLantern(ink, at, 588, 18)),
    stroke('M590 106v-40', ink.ink, 5),
    ...spill(ink, 590, BASE + 8, 90, 110),
  ];
}
