import { glow } from '../city/lamp.ts';
import { person } from '../city/people.ts';
import { box, disc, fill, polygon, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

/** A stair house with its door open, the one warm room on the roof. */
export function stairHouse(ink: Palette): Shape[] {
  return [
    fill(
      box(-40, 880, 250, 420) +
        polygon([
          [-60, 880],
          [-60, 856],
          [236, 838],
          [236, 866],
        ]),
      ink.ink,
    ),
    fill(box(66, 1010, 104, 236), ink.window),
    fill(box(66, 1010, 104, 60), ink.windowSoft, { opacity: 0.5 }),
    fill(
      polygon([
        [66, 1010],
        [20, 990],
        [20, 1262],
        [66, 1246],
      ]),
      ink.inkSoft,
    ),
    stroke('M84 1246V1140M150 1246V1140M84 1142h66', ink.windowDim, 5),
    ...glow(ink, 118, 964, 11, 0.9),
    fill('M100 956h36l-8 -14h-20z', ink.inkSoft),
    disc(118, 962, 8, ink.lampCore),
    stroke('M210 880V1240M214 900V1240', ink.inkSoft, 4),
  ];
}

/** The roof itself, its parapet, and the light that falls out of the door. */
export function roof(ink: Palette): Shape[] {
  return [
    fill('M0 1240H1200V1500H0z', ink.inkSoft),
    fill('M66 1246H170L520 1500H150z', ink.lamp, { opacity: 0.2 }),
    fill('M66 1246H170L400 1410L120 1410z', ink.lamp, { opacity: 0.22 }),
    stroke(
      'M0 1290H1200M0 1360H1200M0 1450H1200M240 1240L170 1500M480 1240L450 1500M720 1240L740 1500M960 1240L1040 1500',
      ink.plankLine,
      2,
      { opacity: 0.55 },
    ),
    fill(box(200, 1176, 1010, 74), ink.ink),
    fill(box(190, 1164, 1020, 16), ink.inkSoft),
    stroke('M190 1165H1200', ink.rim, 2.5),
  ];
}

/** What people carried up: pots with plants, a table with bottles. */
export function furniture(ink: Palette): Shape[] {
  return [
    fill('M236 1400h40l-6 60h-28zM196 1430h34l-5 44h-24z', ink.ink),
    fill(
      'M256 1404q-46 -30 -40 -84q26 22 36 60q-8 -58 10 -92q20 40 8 94q16 -38 44 -50q0 50 -44 72zM212 1432q-28 -20 -22 -54q18 16 24 42q6 -40 22 -50q6 34 -14 62z',
      ink.leaf,
    ),
    fill(box(430, 1378, 150, 10) + box(442, 1386, 8, 62) + box(562, 1386, 8, 62), ink.ink),
    fill('M460 1378v-26h22v26zM510 1378v-38q0 -6 4 -10v-18h10v18q4 4 4 10v38z', ink.ink),
    fill('M463 1362h16v14h-16z', ink.lamp),
  ];
}

/** Two friends on the parapet, and the cat that came with the roof. */
export function company(ink: Palette): Shape[] {
  return [
    person({ x: 404, y: 1170, height: 290, pose: 'back' }, ink.ink),
    person({ x: 512, y: 1170, height: 268, pose: 'back' }, ink.ink),
    stroke('M382 1000q22 -26 44 0M492 1012q20 -24 40 0', ink.lamp, 3.5, {
      strokeLinecap: 'round',
      opacity: 0.9,
    }),
    fill('M596 1166q-8 -44 14 -62q-8 -18 -2 -34l10 10h14l10 -10q6 20 -4 34q20 20 12 62z', ink.ink),
    stroke('M640 1160q34 6 30 40', ink.ink, 9, { strokeLinecap: 'round' }),
  ];
}

/** A skylight over a room where somebody is still up. */
export function skylight(ink: Palette): Shape[] {
  return [
    disc(868, 1392, 190, ink.lamp, { opacity: 0.05 }),
    fill('M676 1456L734 1344H1010L1080 1456z', ink.ink),
    fill('M692 1446L740 1354H1004L1064 1446z', ink.windowDim),
    fill('M692 1446L740 1354H826L806 1446zM926 1446L916 1354H1004L1064 1446z', ink.window),
    fill('M716 1400L740 1354H816L806 1400z', ink.windowSoft, { opacity: 0.6 }),
    stroke(
      'M806 1446L826 1354M926 1446L916 1354M866 1446L871 1354M749 1446L783 1354M995 1446L960 1354M715 1400H1034',
      ink.ink,
      5,
    ),
    fill('M676 1456H1080V1480H676z', ink.ink),
    stroke('M734 1344H1010', ink.rim, 2.5),
  ];
}
