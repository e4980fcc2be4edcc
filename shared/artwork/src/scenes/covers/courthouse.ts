import { person } from '../../city/people.ts';
import { ripples } from '../../city/water.ts';
import { box, fill, polygon, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

const FLOOR = 512;
const COLUMNS = [286, 398, 510, 622, 734, 846];

function portico(ink: Palette): Shape[] {
  const shafts = COLUMNS.map((x) => box(x, 262, 48, FLOOR - 262)).join('');
  const lit = COLUMNS.map((x) => box(x, 262, 16, FLOOR - 262)).join('');
  const ends = COLUMNS.map((x) => box(x - 10, 246, 68, 18) + box(x - 8, FLOOR - 18, 64, 18)).join('');
  const roof = polygon([
    [220, 196],
    [592, 70],
    [964, 196],
  ]);
  const field = polygon([
    [322, 184],
    [592, 94],
    [862, 184],
  ]);
  return [
    fill(box(150, 252, 880, FLOOR - 252), ink.towerMid),
    fill(box(180, 300, 56, 150) + box(948, 300, 56, 150), ink.towerNear),
    fill(box(340, 280, 504, FLOOR - 280), ink.towerNear),
    fill(box(548, 318, 88, FLOOR - 318), ink.ink),
    fill(box(556, 326, 34, FLOOR - 326) + box(594, 326, 34, FLOOR - 326), ink.windowSoft),
    fill(shafts, ink.paperShade),
    fill(lit, ink.paper),
    fill(ends, ink.paper),
    fill(roof, ink.paper),
    fill(field, ink.paperShade),
    fill(box(232, 196, 720, 50), ink.paper),
    fill(box(232, 236, 720, 10), ink.paperShade),
    stroke('M592 118v52M552 136h80M552 136l-16 30h32zM632 136l-16 30h32z', ink.ink, 4),
    // The tide mark, a hand above the wainscot.
    stroke(`M150 462H286M334 462H398M446 462H510M670 462H734M782 462H846M894 462H1030`, ink.inkSoft, 3, {
      opacity: 0.55,
    }),
  ];
}

function street(ink: Palette): Shape[] {
  const mirrored = COLUMNS.map((x) => box(x + 4, 566, 40, 109)).join('');
  return [
    fill(box(110, FLOOR, 964, 18) + box(70, FLOOR + 18, 1044, 18) + box(30, FLOOR + 36, 1124, 18), ink.paper),
    stroke(`M110 ${FLOOR + 18}H1074M70 ${FLOOR + 36}H1114M30 ${FLOOR + 54}H1154`, ink.paperShade, 4),
    fill(box(0, 566, 1200, 109), ink.waterMid),
    fill(mirrored, ink.water, { opacity: 0.75 }),
    fill(box(552, 566, 80, 109), ink.windowSoft, { opacity: 0.5 }),
    ripples(ink.paper, { x: 0, y: 578, width: 1150, height: 90 }, 70, 12),
  ];
}

/** Pages of the archive on a line between two columns, one to a peg. */
function washing(ink: Palette): Shape[] {
  const pages = Array.from({ length: 9 }, (_, index) => {
    const x = 900 + index * 32;
    const y = 356 + 5.2 * (16 - (index - 4) ** 2) * 0.35;
    return `M${x} ${y}l22 2l-2 34l-21 -2z`;
  });
  return [
    stroke('M894 352Q1030 392 1190 344', ink.ink, 2.4),
    stroke('M1190 300V566', ink.ink, 7),
    fill(pages.join(''), ink.paper),
    stroke(pages.join(''), ink.towerNear, 1.6),
  ];
}

export const courthouse = cover(
  'courthouse',
  'morning',
  'The courthouse stands with its steps in the water; pages of the archive dry on a line beside it.',
  (ink) => [
    ...bay(ink, { seed: 5, horizon: 470, light: 190, city: [0, 1200, 150], open: false }),
    ...portico(ink),
    ...street(ink),
    ...washing(ink),
    person({ x: 470, y: FLOOR + 40, height: 92, pose: 'walk' }, ink.ink),
    person({ x: 720, y: FLOOR + 2, height: 86, pose: 'stand' }, ink.ink),
  ],
);
