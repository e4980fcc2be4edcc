import { bridge } from '../city/bridge.ts';
import { hills } from '../city/hills.ts';
import { aerial, bulbs, waterTank } from '../city/rooftop.ts';
import { cloudBars, moon, sky, stars } from '../city/sky.ts';
import { cityShapes, raiseRow, skyline } from '../city/skyline.ts';
import { emptyCity, raiseTower } from '../city/tower.ts';
import { reflection, water } from '../city/water.ts';
import { fill, place } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import { seeded } from '../random.ts';
import type { Shape } from '../shape.ts';
import { company, furniture, roof, skylight, stairHouse } from './carousel-rooftop-roof.ts';
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
