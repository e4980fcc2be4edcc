import { glow } from '../../../city/lamp.ts';
import { box, disc, fill, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { property } from '../property.ts';
import { WALLS } from '../walls.ts';
import { bayView, carpet, FLOOR, floorBoards, lampLight, pendant, plant, sash, wallRound } from './room.ts';

function armchair(ink: Palette, x: number, y: number, colour: string, shade: string): Shape[] {
  return [
    fill(box(x - 88, y - 10, 14, 26) + box(x + 74, y - 10, 14, 26), ink.ink),
    fill(`M${x - 84} ${y - 70}V${y - 176}q0 -40 44 -40h80q44 0 44 40v106z`, shade),
    fill(`M${x - 70} ${y}v-86q0 -14 14 -14h112q14 0 14 14v86z`, colour),
    fill(`M${x - 106} ${y}v-96q0 -22 22 -22t22 22v96zM${x + 62} ${y}v-96q0 -22 22 -22t22 22v96z`, colour),
    stroke(`M${x - 62} ${y - 44}h124`, shade, 5),
    fill(`M${x - 34} ${y - 168}h70l-6 66h-66z`, ink.lamp, { opacity: 0.85 }),
  ];
}

function standingLamp(ink: Palette, x: number, y: number): Shape[] {
  return [
    ...glow(ink, x, y - 330, 34, 1.1),
    fill(`${box(x - 4, y - 330, 8, 330)}M${x - 46} ${y}q46 -24 92 0z`, ink.ink),
    fill(`M${x - 40} ${y - 384}h80l26 78h-132z`, ink.lampCore),
    fill(`M${x - 62} ${y - 318}h124l4 12h-132z`, ink.lamp),
  ];
}

/** Curtains beside a window. */
function curtains(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  fold: string,
): Shape[] {
  const hang = (from: number, turn: number) =>
    `M${from} ${y - 30}h${turn * 96}q${turn * -6} ${height * 0.5} ${turn * -34} ${height + 44}h${turn * -62}z`;
  return [
    fill(hang(x - 44, 1) + hang(x + width + 44, -1), colour),
    stroke(
      `M${x - 20} ${y - 20}v${height + 20}M${x + 8} ${y - 20}l-8 ${height + 20}M${x + width + 20} ${y - 20}v${height + 20}M${x + width - 8} ${y - 20}l8 ${height + 20}`,
      fold,
      4,
    ),
    fill(box(x - 76, y - 42, width + 152, 12), fold),
    disc(x - 76, y - 36, 11, fold),
    disc(x + width + 76, y - 36, 11, fold),
  ];
}

export const bayRoom = property(
  'interior-bay-room',
  'rose',
  'A living room with a wide window on the bay, an armchair under a standing lamp, books and a plant.',
  (ink) => {
    const frame = { x: 330, y: 130, width: 560, height: 370 };
    const { slate, ochre, brick, sage } = WALLS;
    return [
      ...bayView(ink, { seed: 31, light: 720 }, 390),
      wallRound(slate.shade, [box(frame.x, frame.y, frame.width, frame.height)]),
      ...lampLight(slate, 1040, 300, 150),
      ...sash({ ...frame, parts: [3, 2], frame: slate.trim }),
      ...curtains(frame.x, frame.y, frame.width, frame.height, brick.face, brick.shade),
      fill(box(0, FLOOR - 22, 1200, 22), slate.trim, { opacity: 0.5 }),
      ...floorBoards(ochre.shade, ochre.roof),
      ...carpet(610, 630, 620, 130, [brick.shade, ochre.trim]),
      fill(box(70, 250, 170, 340), ochre.roof),
      ...[0, 1, 2, 3].flatMap((shelf) => {
        const y = 324 + shelf * 82;
        const colours = [ink.signal, ink.tide, ink.lamp, slate.trim, brick.face, sage.trim];
        return [
          ...Array.from({ length: 8 }, (_, at) =>
            fill(
              box(84 + at * 17, y - 44 - ((at * 7 + shelf * 5) % 16), 13, 44 + ((at * 7 + shelf * 5) % 16)),
              colours[(at * 5 + shelf) % 6] ?? ink.lamp,
            ),
          ),
          fill(box(78, y, 154, 7), ochre.ridge),
        ];
      }),
      ...standingLamp(ink, 1040, 650),
      ...armchair(ink, 880, 690, sage.face, sage.shade),
      fill(box(430, 640, 190, 14) + box(446, 654, 10, 62) + box(594, 654, 10, 62), ochre.roof),
      fill('M480 640v-22h34v22zM514 622h10v10h-10zM548 640l4 -10h50l4 10z', ink.paper),
      ...plant(ink, 300, 700, 200, brick.face, sage.shade),
    ];
  },
);

export const loft = property(
  'interior-loft',
  'ember',
  'A loft with brick walls under dark beams, a tall steel window on the city, a sofa and two hanging lamps.',
  (ink) => {
    const { brick, timber, slate, ochre, sage } = WALLS;
    const holes = [box(200, 110, 360, 400), box(640, 110, 360, 400)];
    let courses = '';
    for (let y = 24; y < FLOOR; y += 44) courses += `M0 ${y}H188M574 ${y}H628M1014 ${y}H1200`;
    return [
      ...bayView(ink, { seed: 47, light: 470 }, 440),
      wallRound(brick.shade, holes),
      fill(box(0, 0, 190, FLOOR) + box(572, 0, 58, FLOOR) + box(1012, 0, 190, FLOOR), brick.face),
      stroke(courses, brick.shade, 3, { strokeDasharray: '40 12 26 10' }),
      ...sash({ x: 200, y: 110, width: 360, height: 400, parts: [4, 5], frame: timber.roof }),
      ...sash({ x: 640, y: 110, width: 360, height: 400, parts: [4, 5], frame: timber.roof }),
      fill(`${box(-10, 30, 1220, 40)}M110 0h50L60 320H20zM1040 0h50L1180 320h-40z`, timber.shade),
      stroke('M-10 70H1210', timber.trim, 3, { opacity: 0.6 }),
      ...floorBoards(timber.face, timber.roof),
      ...carpet(600, 640, 700, 120, [slate.shade, slate.trim]),
      ...pendant(ink, 430, 250, 56, ink.ink),
      ...pendant(ink, 770, 250, 56, ink.ink),
      fill('M330 700v-120q0 -30 30 -30h480q30 0 30 30v120z', sage.shade),
      fill('M300 706v-74q0 -24 26 -24t26 24v30h496v-30q0 -24 26 -24t26 24v74z', sage.face),
      fill(box(352, 618, 246, 48) + box(602, 618, 246, 48), sage.face),
      stroke('M600 618v48M352 664h496', sage.shade, 4),
      fill('M380 620l14 -58l62 12l-10 50zM760 622l6 -58h60l8 58z', ochre.face),
      fill(box(320, 706, 12, 22) + box(868, 706, 12, 22), ink.ink),
      ...plant(ink, 1060, 716, 260, ochre.shade, sage.roof),
    ];
  },
);
