import { reflection } from '../../../city/water.ts';
import { box, clipped, disc, fill, oval, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { property } from '../property.ts';
import { WALLS } from '../walls.ts';
import { bayView, FLOOR, floorBoards, pendant, plant, sash, wallRound } from './room.ts';

function stove(ink: Palette, x: number, y: number, colour: string): Shape[] {
  return [
    fill(box(x, y - 190, 190, 180), colour),
    fill(box(x - 6, y - 200, 202, 14), ink.ink),
    fill(box(x + 26, y - 128, 138, 92), ink.ink),
    fill(box(x + 36, y - 118, 118, 72), ink.window),
    fill(`M${x + 60} ${y - 46}q-8 -30 14 -44q0 18 12 20q-4 -30 20 -44q-2 26 14 34q14 14 4 34z`, ink.signal),
    ...[40, 80, 120, 156].map((dx) => disc(x + dx, y - 160, 9, ink.paperShade)),
    fill(box(x + 10, y - 10, 16, 12) + box(x + 164, y - 10, 16, 12), ink.ink),
    fill(
      `M${x + 40} ${y - 200}q-6 -50 14 -54h62q20 4 14 54zM${x + 130} ${y - 238}l34 -22l5 9l-32 24z`,
      ink.paper,
    ),
    fill(box(x + 58, y - 264, 54, 9), ink.street),
  ];
}

export const kitchen = property(
  'interior-kitchen',
  'rose',
  'A kitchen with a burning range, copper pans in a row, a table laid for breakfast and the bay in the window.',
  (ink) => {
    const { cream, sage, ochre, brick, slate } = WALLS;
    const view = { x: 470, y: 150, width: 300, height: 230 };
    let tiles = '';
    for (let x = 0; x < 1200; x += 44) tiles += `M${x} 396V${FLOOR}`;
    for (let y = 396; y < FLOOR; y += 44) tiles += `M0 ${y}H1200`;
    return [
      ...bayView(ink, { seed: 62, light: 600 }, 320),
      wallRound(ochre.face, [box(view.x, view.y, view.width, view.height)]),
      fill(box(0, 396, 1200, FLOOR - 396), slate.trim, { opacity: 0.9 }),
      stroke(tiles, slate.face, 2, { opacity: 0.5 }),
      ...sash({ ...view, parts: [2, 2], frame: cream.trim }),
      ...plant(ink, 520, 386, 70, brick.face, sage.shade),
      ...plant(ink, 716, 386, 62, ochre.face, sage.shade),
      // A shelf with plates.
      fill(box(830, 200, 300, 10) + box(830, 300, 300, 10), ochre.roof),
      ...[870, 930, 990, 1050].flatMap((x) => [
        disc(x, 172, 28, cream.trim),
        disc(x, 172, 17, slate.face, { opacity: 0.5 }),
      ]),
      ...[856, 910, 964, 1018, 1072].map((x) =>
        fill(`M${x} 300v-38h34v38z`, x % 4 === 0 ? brick.face : sage.face),
      ),
      // Pans on a rail.
      stroke('M80 190H410', ink.ink, 6),
      ...[120, 200, 285, 370].map((x, at) =>
        fill(
          `M${x - 4} 190h8v70h-8zM${x - 30 + at * 2} 260h${60 - at * 4}v${26 + at * 3}q0 14 -14 14h${-32 + at * 4}q-14 0 -14 -14z`,
          at % 2 ? brick.face : ochre.trim,
        ),
      ),
      ...floorBoards(ochre.roof, slate.roof),
      fill(box(0, 470, 136, 18) + box(314, 470, 890, 18), ochre.trim),
      fill(box(0, 488, 136, 130) + box(314, 488, 890, 130), sage.face),
      stroke('M480 488v130M630 488v130M780 488v130M930 488v130M1080 488v130', sage.shade, 5),
      stroke('M456 540v24M606 540v24M756 540v24M906 540v24M1056 540v24', ochre.trim, 7),
      ...stove(ink, 130, 660, slate.shade),
      fill('M600 470v-54q0 -22 26 -22h14v14h-14q-10 0 -10 8v54z', slate.roof),
      fill('M880 470q-4 -40 34 -44t40 44zM1000 470v-58h44v58z', brick.face),
      ...pendant(ink, 700, 110, 62, brick.face),
      // The table.
      oval([720, 690], 330, 46, ink.ink, { opacity: 0.25 }),
      fill('M420 640h600l46 40H374z', ochre.face),
      fill('M374 680h692v20H374z', ochre.shade),
      fill(box(410, 700, 22, 100) + box(1008, 700, 22, 100), ochre.shade),
      ...[540, 880].flatMap((x) => [
        oval([x, 660], 66, 13, cream.trim),
        oval([x, 659], 42, 8, cream.face),
        fill(`M${x + 84} 662v-30h34v30zM${x + 118} 638h10v14h-10z`, cream.trim),
      ]),
      fill('M680 662q0 -46 36 -46t36 46zM712 616v-12h8v12z', ink.tide),
    ];
  },
);

export const cabin = property(
  'interior-cabin',
  'blue',
  'The cabin of a houseboat: three portholes on the water, a bunk with a red blanket, an iron stove and a lamp.',
  (ink) => {
    const { timber, ochre, slate, brick, sage } = WALLS;
    const holes = [420, 690, 960];
    const view = [
      ...bayView(ink, { seed: 75, light: 690 }, 310),
      fill(reflection({ x: 690, y: 330, length: 120, width: 300, seed: 4 }), ink.glint),
    ];
    let boards = '';
    for (let y = 60; y < FLOOR; y += 44) boards += `M0 ${y}H1200`;
    return [
      fill(box(0, 0, 1200, FLOOR), ochre.shade),
      disc(600, 160, 440, ochre.face, { opacity: 0.55 }),
      disc(600, 160, 280, ochre.face, { opacity: 0.6 }),
      stroke(boards, ochre.roof, 3, { opacity: 0.6 }),
      ...clipped(
        'cabin-portholes',
        holes.map((x) => `M${x - 92} 290a92 92 0 1 0 184 0a92 92 0 1 0 -184 0z`).join(''),
        view,
      ),
      ...holes.flatMap((x) => [
        disc(x, 290, 100, 'none', { stroke: ochre.trim, strokeWidth: 18 }),
        disc(x, 290, 90, 'none', { stroke: timber.face, strokeWidth: 4 }),
        ...[0, 1, 2, 3, 4, 5].map((at) =>
          disc(x + Math.cos(at * 1.047) * 100, 290 + Math.sin(at * 1.047) * 100, 4, timber.face),
        ),
      ]),
      fill('M0 0H1200V26Q600 92 0 26z', timber.shade),
      stroke('M0 26Q600 92 1200 26M150 40V590M1130 40V590', timber.shade, 14),
      ...floorBoards(timber.face, timber.roof),
      // The bunk.
      fill(box(420, 540, 640, 170), timber.shade),
      stroke('M440 570h600v118h-600zM640 570v118M840 570v118', timber.trim, 4),
      fill('M420 540v-34q0 -16 18 -16h604q18 0 18 16v34z', slate.trim),
      fill('M600 540v-44h440q20 0 20 14v46q-230 22 -460 -2z', brick.face),
      stroke(
        'M640 496v54M700 498v54M760 498v58M820 498v60M880 498v60M940 498v58M1000 498v54',
        brick.trim,
        4,
        { opacity: 0.6 },
      ),
      fill('M440 496q0 -40 36 -40h74q30 0 30 40z', ink.paper),
      // The stove.
      fill(box(236, 30, 22, 420), ink.ink),
      fill('M180 450h136q10 0 10 12v160q0 14 -14 14H184q-14 0 -14 -14V462q0 -12 10 -12z', ink.ink),
      fill(box(196, 500, 104, 76), ink.window),
      fill('M220 576q-10 -30 12 -44q0 16 12 18q-2 -28 18 -40q-2 26 12 32q12 14 2 34z', ink.signal),
      stroke('M222 500v76M248 500v76M274 500v76', ink.ink, 5),
      fill(box(184, 636, 14, 40) + box(300, 636, 14, 40), ink.ink),
      ...pendant(ink, 555, 150, 44, sage.shade),
      ...plant(ink, 1120, 720, 180, brick.shade, sage.shade),
    ];
  },
);
