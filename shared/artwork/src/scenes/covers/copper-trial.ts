import { globeLamp } from '../../city/lamp.ts';
import { person } from '../../city/people.ts';
import { box, fill, n, oval, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { cover } from './cover.ts';

const FLOOR = 560;

function hall(ink: Palette): Shape[] {
  let panels = '';
  for (let x = -20; x < 1200; x += 122) panels += box(x, 390, 96, 140);
  return [
    fill(box(0, 0, 1200, 675), ink.skyLow),
    fill(box(0, 0, 1200, 60), ink.skyMid),
    stroke('M0 66H1200M0 84H1200', ink.rim, 3),
    fill(box(0, 360, 1200, 200), ink.plank),
    stroke(panels, ink.plankLine, 3),
    stroke('M0 362H1200', ink.rim, 4),
    fill(box(0, FLOOR, 1200, 115), ink.inkSoft),
    fill('M320 560H880L1010 675H190z', ink.lamp, { opacity: 0.16 }),
  ];
}

/** The door, too low for what has to go through it. */
function door(ink: Palette): Shape[] {
  return [
    fill(box(424, 150, 352, FLOOR - 150), ink.ink),
    fill('M410 152L600 92L790 152z', ink.ink),
    fill('M452 150L600 106L748 150z', ink.plank),
    fill(box(448, 174, 304, FLOOR - 174), ink.lamp),
    fill(box(448, 174, 304, FLOOR - 174), ink.lampCore, { opacity: 0.45 }),
    fill(box(448, 174, 62, FLOOR - 174) + box(690, 174, 62, FLOOR - 174), ink.plank),
    stroke(
      'M462 200h34v140h-34zM462 366h34v160h-34zM704 200h34v140h-34zM704 366h34v160h-34z',
      ink.plankLine,
      3,
    ),
  ];
}

function ladder(ink: Palette): Shape[] {
  const rungs = Array.from({ length: 19 }, (_, index) => {
    const share = (index + 0.5) / 19;
    const [x, y] = [96 + share * 1010, 520 - share * 356];
    return `M${n(x)} ${n(y)}l20 58`;
  });
  return [
    stroke('M84 524L1110 160', ink.windowSoft, 15),
    stroke('M104 582L1130 218', ink.windowSoft, 15),
    stroke(rungs.join(''), ink.windowSoft, 10),
    stroke('M88 532L1114 168M108 590L1134 226', ink.windowDim, 4),
  ];
}

/** Copper wire on the floor, wound as it was found. */
function coil(ink: Palette, x: number, y: number, r: number): Shape[] {
  return [0, 1, 2, 3, 4].flatMap((turn) => [
    oval([x, y - turn * 13], r, r * 0.34, 'none', { stroke: ink.skyFlame, strokeWidth: 12 }),
    oval([x, y - turn * 13 - 2], r, r * 0.34, 'none', { stroke: ink.lamp, strokeWidth: 2.5 }),
  ]);
}

export const copperTrial = cover(
  'copper-trial',
  'night',
  'Two men carry a ladder across a court hall; it is much longer than the door behind it is high. Copper wire lies in coils.',
  (ink) => [
    ...hall(ink),
    ...door(ink),
    ...globeLamp(ink, 356, 360, 180),
    ...globeLamp(ink, 844, 360, 180),
    person({ x: 250, y: 640, height: 208, pose: 'walk' }, ink.ink),
    person({ x: 900, y: 620, height: 200, pose: 'walk' }, ink.ink),
    ...ladder(ink),
    ...coil(ink, 560, 630, 74),
    ...coil(ink, 700, 648, 60),
    person({ x: 1070, y: 600, height: 176, pose: 'stand', flip: true }, ink.ink),
  ],
);
