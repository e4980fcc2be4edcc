import { bridge } from '../city/bridge.ts';
import { hills } from '../city/hills.ts';
import { glow } from '../city/lamp.ts';
import { person } from '../city/people.ts';
import { aerial, bulbs, waterTank } from '../city/rooftop.ts';
import { cloudBars, moon, sky, stars } from '../city/sky.ts';
import { cityShapes, raiseRow, skyline } from '../city/skyline.ts';
import { emptyCity, raiseTower } from '../city/tower.ts';
import { reflection, water } from '../city/water.ts';
import { box, disc, fill, place, polygon, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import { seeded } from '../random.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

const horizon = 1000;

function bay(ink: Palette): Shape[] {
  return [
    ...sky(ink, { width: 1200, height: 1500, glow: [440, horizon], reach: 1120, flat: 0.8 }),
    ...stars(ink, 83, 1200, 470, 130),
    ...moon(ink, 236, 246, 44),
    fill(
      cloudBars([
        [520, 640, 420, 12],
        [450, 664, 220, 7],
        [90, 560, 380, 10],
      ]),
      ink.skyLow,
    ),
    fill(
      cloudBars([
        [250, 810, 330, 9],
        [590, 840, 240, 8],
      ]),
      ink.skyGlow,
    ),
    fill(
      hills(
        [
          [0, 900],
          [130, 880],
          [290, 950],
          [520, 976],
          [700, 940],
          [1000, 900],
          [1200, 930],
        ],
        1040,
      ),
      ink.hillFar,
    ),
    ...water(1200, 1500, [
      [horizon, ink.water],
      [1070, ink.waterMid],
    ]),
    fill(reflection({ x: 440, y: horizon + 3, length: 170, width: 260, seed: 3 }), ink.glint),
    ...bridge(ink, {
      from: -120,
      to: 820,
      deck: 968,
      water: 1016,
      towers: [270, 600],
      rise: 150,
      weight: 4.5,
      colour: ink.bridge,
    }),
  ];
}

function town(ink: Palette): Shape[] {
  const far = (share: number) => 90 + 240 * share ** 1.5;
  const city = emptyCity();
  const random = seeded(29);
  const tall = { base: 1240, dark: 'right', lit: 0.5 } as const;
  raiseTower(city, random, {
    ...tall,
    x: 694,
    width: 118,
    height: 640,
    crown: 'spire',
    facade: 'grid',
    pitch: [15, 21],
  });
  raiseTower(city, random, {
    ...tall,
    x: 1030,
    width: 190,
    height: 560,
    crown: 'flat',
    facade: 'ribbon',
    pitch: [17, 22],
  });
  raiseRow(city, {
    seed: 15,
    from: 640,
    to: 1220,
    base: 1240,
    profile: (share) => 150 + 160 * share,
    width: [90, 150],
    pitch: [18, 25],
    lit: 0.42,
    light: 440,
    gap: 10,
  });
  return [
    ...skyline(
      ink,
      [
        {
          seed: 90,
          from: 600,
          to: 1220,
          base: 1000,
          profile: (share) => far(share) + 110,
          width: [44, 80],
          pitch: [11, 16],
          lit: 0.3,
          light: 440,
          gap: 6,
        },
      ],
      { face: 'towerMid', shade: 'towerMidShade' },
      6,
    ),
    ...cityShapes(ink, city, { face: 'towerNear', shade: 'towerNearShade' }, 10),
  ];
}

/** A stair house with its door open, the one warm room on the roof. */
function stairHouse(ink: Palette): Shape[] {
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

function roof(ink: Palette): Shape[] {
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

function furniture(ink: Palette): Shape[] {
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
function company(ink: Palette): Shape[] {
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
function skylight(ink: Palette): Shape[] {
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

export const carouselRooftop: Scene = {
  name: 'carousel-rooftop',
  width: 1200,
  height: 1500,
  variants: ['night'],
  alt: 'Friends on a rooftop above Meridian at dusk, under a string of bulbs and a water tank.',
  draw: (ink) => [
    ...bay(ink),
    ...town(ink),
    ...roof(ink),
    place(waterTank(ink, ink.plank), 1000, 1240, 1.25),
    aerial(88, 850, 250, ink.ink),
    aerial(164, 846, 170, ink.ink, -1),
    ...stairHouse(ink),
    ...company(ink),
    ...bulbs(ink, [214, 860], [840, 800], 70, 15),
    ...bulbs(ink, [840, 800], [1210, 640], 40, 9),
    ...skylight(ink),
    ...furniture(ink),
  ],
};
