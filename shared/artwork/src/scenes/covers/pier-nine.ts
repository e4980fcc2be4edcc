import { crane } from '../../city/crane.ts';
import { reflection } from '../../city/water.ts';
import { box, disc, fill, place, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

const DECK = 430;

function pier(ink: Palette): Shape[] {
  let [piles, mirrored] = ['', ''];
  for (let x = 150; x < 1000; x += 76) {
    piles += box(x, DECK + 18, 14, 80);
    mirrored += reflection({ x: x + 7, y: DECK + 98, length: 90, width: 26, seed: x });
  }
  return [
    fill(mirrored, ink.inkSoft, { opacity: 0.5 }),
    fill(piles, ink.inkSoft),
    fill(box(110, DECK, 910, 20), ink.ink),
    fill(box(420, DECK - 128, 300, 128), ink.towerNear),
    fill(`M404 ${DECK - 126}L570 ${DECK - 196}L736 ${DECK - 126}z`, ink.towerNearShade),
    fill(box(446, DECK - 96, 70, 96) + box(624, DECK - 96, 70, 96), ink.ink),
    stroke(
      `M446 ${DECK - 60}h70M446 ${DECK - 30}h70M624 ${DECK - 60}h70M624 ${DECK - 30}h70`,
      ink.towerNear,
      3,
    ),
  ];
}

/** The gate that nobody has the key of, with the number over it. */
function gate(ink: Palette): Shape[] {
  let bars = '';
  for (let x = 872; x < 1150; x += 26) bars += `M${x} 640V402`;
  return [
    fill(box(826, 330, 30, 345) + box(1160, 330, 30, 345), ink.ink),
    fill(box(818, 318, 46, 20) + box(1152, 318, 46, 20), ink.ink),
    stroke(bars, ink.ink, 7),
    stroke('M856 420H1160M856 620H1160', ink.ink, 9),
    fill(box(942, 258, 132, 126), ink.lamp),
    fill(box(950, 266, 116, 110), ink.ink),
    disc(1008, 304, 21, 'none', { stroke: ink.lamp, strokeWidth: 12 }),
    stroke('M1029 304Q1029 346 998 356', ink.lamp, 12),
    stroke('M856 470L1160 580M856 580L1160 470', ink.paperShade, 8, { strokeDasharray: '14 5' }),
    fill(box(984, 504, 48, 44), ink.lamp),
    stroke('M994 506v-14q14 -18 28 0v14', ink.paperShade, 7),
    disc(1008, 524, 6, ink.ink),
  ];
}

export const pierNine = cover(
  'pier-nine',
  'morning',
  'Pier 9 in the morning fog, an old shed and a crane on it; the gate before it is chained and locked.',
  (ink) => [
    ...bay(ink, { seed: 31, horizon: 400, light: 300, city: [40, 760, 110] }),
    ...pier(ink),
    place(crane(ink, ink.ink), 330, DECK, 1.25),
    place(crane(ink, ink.inkSoft, true), 800, DECK, 1.1),
    fill(box(0, 640, 1200, 40), ink.plank),
    stroke('M0 642H1200', ink.ink, 6),
    ...gate(ink),
  ],
);
