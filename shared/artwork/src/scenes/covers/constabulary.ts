import { carFromBehind } from '../../city/car.ts';
import { glow, roadLamp } from '../../city/lamp.ts';
import { people } from '../../city/people.ts';
import { box, disc, fill, place, stroke } from '../../draw.ts';
import type { Palette } from '../../palette/palette.ts';
import type { Shape } from '../../shape.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

const KERB = 520;

function station(ink: Palette): Shape[] {
  let [stones, panes] = ['', ''];
  for (let y = 186; y < KERB; y += 42) stones += `M210 ${y}H990`;
  for (const x of [262, 370, 770, 878]) panes += box(x, 250, 62, 96);
  return [
    fill(box(210, 150, 780, KERB - 150), ink.towerMid),
    stroke(stones, ink.towerMidShade, 4),
    fill(box(190, 128, 820, 34), ink.towerNear),
    fill(panes, ink.window),
    stroke(
      'M293 250v96M401 250v96M801 250v96M909 250v96M262 298h62M370 298h62M770 298h62M878 298h62',
      ink.towerNear,
      5,
    ),
    fill(box(500, 216, 200, KERB - 216), ink.towerNear),
    fill(box(528, 268, 144, KERB - 268), ink.ink),
    fill(box(536, 276, 60, KERB - 276) + box(604, 276, 60, KERB - 276), ink.windowSoft),
    fill(box(470, KERB - 30, 260, 14) + box(440, KERB - 16, 320, 16), ink.paperShade),
  ];
}

/** The lamps beside the door: of a constabulary they aren't yellow. */
function doorLamp(ink: Palette, x: number): Shape[] {
  return [
    disc(x, 330, 62, ink.tide, { opacity: 0.12 }),
    disc(x, 330, 38, ink.tide, { opacity: 0.2 }),
    stroke(`M${x} 350v40`, ink.ink, 6),
    disc(x, 330, 19, ink.tide),
    disc(x, 330, 10, ink.paper),
  ];
}

export const constabulary = cover(
  'constabulary',
  'night',
  'The constabulary at night, a lamp on either side of its door; two officers on the steps and a car at the kerb.',
  (ink) => [
    ...bay(ink, { seed: 14, horizon: KERB, light: 930, city: [-20, 1220, 330], open: false }),
    ...station(ink),
    ...doorLamp(ink, 478),
    ...doorLamp(ink, 722),
    fill(box(0, KERB, 1200, 160), ink.inkSoft),
    stroke(`M0 ${KERB + 2}H1200`, ink.plankLine, 6),
    stroke('M0 620H1200', ink.windowDim, 6, { strokeDasharray: '60 46' }),
    ...glow(ink, 600, 470, 26, 0.6),
    ...people(
      [
        { x: 566, y: KERB - 8, height: 108, pose: 'stand' },
        { x: 634, y: KERB - 8, height: 112, pose: 'stand', flip: true },
      ],
      ink.ink,
    ),
    ...roadLamp(ink, 1090, 560, 380, -110),
    place(carFromBehind(ink), 268, 604, 0.72),
  ],
);
