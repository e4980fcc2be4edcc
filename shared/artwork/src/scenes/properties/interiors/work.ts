import { box, disc, fill, oval, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { property } from '../property.ts';
import { WALLS } from '../walls.ts';
import { bayView, FLOOR, floorBoards, pendant, plant, sash, wallRound } from './room.ts';

function desk(ink: Palette, x: number, y: number): Shape[] {
  const { timber, slate } = WALLS;
  return [
    fill(box(x, y, 380, 18), timber.trim),
    fill(box(x + 10, y + 18, 110, 130), timber.face),
    stroke(
      `M${x + 18} ${y + 60}h94M${x + 18} ${y + 104}h94M${x + 56} ${y + 40}h18M${x + 56} ${y + 84}h18M${x + 56} ${y + 126}h18`,
      timber.trim,
      4,
    ),
    fill(box(x + 346, y + 18, 14, 130), timber.face),
    fill(box(x + 150, y - 92, 130, 78) + box(x + 208, y - 14, 14, 14) + box(x + 184, y - 6, 62, 6), ink.ink),
    fill(box(x + 158, y - 84, 114, 62), slate.trim),
    stroke(`M${x + 170} ${y - 70}h60M${x + 170} ${y - 56}h84M${x + 170} ${y - 42}h44`, slate.face, 5),
    fill(`M${x + 300} ${y}l6 -14h56l6 14zM${x + 308} ${y - 14}l4 -10h46l4 10z`, ink.paper),
    fill(`M${x + 40} ${y}v-8h44v8zM${x + 58} ${y - 8}l-16 -54l44 -34`, 'none', {
      stroke: ink.ink,
      strokeWidth: 6,
    }),
    fill(`M${x + 74} ${y - 110}l44 18l-22 32z`, ink.signal),
    fill(`M${x + 96} ${y - 60}l22 -32L${x + 190} ${y}H${x + 80}z`, ink.lampCore, { opacity: 0.12 }),
  ];
}

function chair(ink: Palette, x: number, y: number, colour: string): Shape[] {
  return [
    fill(`M${x - 44} ${y - 190}q44 -18 88 0l-8 96h-72z`, colour),
    fill(`M${x - 52} ${y - 82}q52 -14 104 0v18h-104z`, colour),
    stroke(`M${x} ${y - 94}V${y - 20}M${x - 46} ${y}L${x} ${y - 20}L${x + 46} ${y}`, ink.ink, 9),
  ];
}

export const officeRoom = property(
  'interior-office',
  'blue',
  'An office at the blue hour: two desks with lit screens under hanging lamps, the bridge in the wide window.',
  (ink) => {
    const { cream, slate, timber, sage, brick } = WALLS;
    const view = { x: 240, y: 120, width: 720, height: 330 };
    return [
      ...bayView(ink, { seed: 12, light: 820 }, 370),
      wallRound(slate.shade, [box(view.x, view.y, view.width, view.height)]),
      ...sash({ ...view, parts: [4, 1], frame: cream.trim }),
      fill(box(56, 170, 130, 420), timber.face),
      stroke('M56 275h130M56 380h130M56 485h130M108 222h26M108 327h26M108 432h26M108 537h26', timber.trim, 5),
      fill(box(1010, 180, 150, 110), cream.trim),
      fill('M1020 270l34 -44l24 22l32 -44l40 66z', sage.face),
      disc(1050, 208, 12, ink.lamp),
      fill(box(0, FLOOR - 20, 1200, 20), slate.trim, { opacity: 0.5 }),
      ...floorBoards(timber.shade, timber.roof),
      ...pendant(ink, 400, 190, 60, brick.face),
      ...pendant(ink, 800, 190, 60, brick.face),
      ...desk(ink, 220, 560),
      ...desk(ink, 640, 560),
      ...chair(ink, 440, 756, sage.face),
      ...chair(ink, 860, 756, brick.face),
      ...plant(ink, 1100, 720, 250, cream.shade, sage.shade),
    ];
  },
);

function jars(ink: Palette, x: number, y: number, count: number): Shape[] {
  const contents = [ink.signal, WALLS.ochre.face, WALLS.sage.trim, ink.tide, WALLS.brick.face];
  return Array.from({ length: count }, (_, at) => {
    const left = x + at * 46;
    return [
      fill(box(left, y - 54, 34, 54), ink.paper, { opacity: 0.35 }),
      fill(box(left + 3, y - 20 - ((at * 11) % 22), 28, 20 + ((at * 11) % 22)), contents[at % 5] ?? ink.lamp),
      fill(box(left + 2, y - 62, 30, 9), ink.street),
    ];
  }).flat();
}

export const shopCounter = property(
  'interior-shop-counter',
  'ember',
  'A shop after closing: a long counter with scales and a till, shelves of jars and boxes under warm lamps.',
  (ink) => {
    const { sage, timber, ochre, brick, cream } = WALLS;
    let panels = '';
    for (let x = 150; x < 1040; x += 150) panels += box(x, 560, 120, 140);
    return [
      fill(box(0, 0, 1200, FLOOR), sage.shade),
      fill(box(90, 90, 1020, 440), timber.shade),
      ...[0, 1, 2].flatMap((shelf) => {
        const y = 216 + shelf * 112;
        return [
          fill(box(104, y - 100, 992, 112), timber.face),
          fill(box(104, y - 100, 992, 60), ink.lamp, { opacity: 0.08 }),
          ...jars(ink, 122 + (shelf % 2) * 40, y, 6),
          ...[0, 1, 2, 3].map((at) =>
            fill(
              box(430 + at * 78, y - 40 - ((at + shelf) % 3) * 14, 64, 40 + ((at + shelf) % 3) * 14),
              [ochre.face, brick.face, cream.face, WALLS.slate.face][(at + shelf) % 4] ?? ochre.face,
            ),
          ),
          ...jars(ink, 770 + (shelf % 2) * 24, y, 6),
          fill(box(96, y, 1008, 12), timber.trim),
        ];
      }),
      stroke('M430 90v448M745 90v448', timber.trim, 12),
      ...floorBoards(cream.shade, timber.face),
      fill(box(110, 520, 980, 26), ochre.trim),
      fill(box(130, 546, 940, 176), ochre.shade),
      fill(panels, ochre.face),
      fill(box(130, 700, 940, 22), timber.face),
      ...[250, 600, 950].flatMap((x) => pendant(ink, x, 150, 52, sage.roof)),
      // The scales.
      fill('M300 520h130v-10h-130zM356 510v-90h18v90z', ink.ink),
      stroke(
        'M286 430Q365 400 444 430M286 430l-24 46M286 430l24 46M444 430l-24 46M444 430l24 46',
        ink.ink,
        5,
      ),
      fill('M252 476h68q-10 26 -34 26t-34 -26zM410 476h68q-10 26 -34 26t-34 -26z', ink.lamp),
      // The till.
      fill('M760 520v-54h170v54zM780 466l16 -66h98l16 66z', brick.shade),
      fill(box(806, 410, 78, 26), ink.lampCore),
      stroke('M790 482h24M828 482h24M866 482h24M790 500h24M828 500h24M866 500h24', ochre.trim, 8),
      oval([600, 516], 60, 10, cream.trim),
      fill('M560 512q6 -36 40 -36t40 36z', ochre.face),
      fill('M540 520h120v-6h-120z', cream.trim),
    ];
  },
);
