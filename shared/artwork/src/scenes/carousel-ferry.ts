import { ferryBow } from '../city/ferry-bow.ts';
import { hills } from '../city/hills.ts';
import { globeLamp, glow } from '../city/lamp.ts';
import { cloudBars, sky, stars } from '../city/sky.ts';
import { skyline } from '../city/skyline.ts';
import { reflection, ripples, water } from '../city/water.ts';
import { box, disc, fill, n, place, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

const horizon = 930;

function distance(ink: Palette): Shape[] {
  const peak = (share: number) => 70 + 190 * Math.sin(Math.PI * share) ** 2;
  return [
    ...sky(ink, { width: 1200, height: 1500, glow: [640, horizon + 10], reach: 1180, flat: 0.86 }),
    ...stars(ink, 31, 1200, 460, 110),
    fill(
      cloudBars([
        [300, 640, 420, 12],
        [220, 664, 240, 8],
        [1010, 560, 420, 12],
        [920, 586, 200, 7],
      ]),
      ink.skyLow,
    ),
    fill(
      cloudBars([
        [960, 742, 380, 10],
        [400, 790, 260, 8],
      ]),
      ink.skyGlow,
    ),
    fill(
      hills(
        [
          [0, 800],
          [140, 770],
          [320, 850],
          [560, 900],
          [860, 880],
          [1080, 818],
          [1200, 840],
        ],
        960,
      ),
      ink.hillFar,
    ),
    ...skyline(
      ink,
      [
        {
          seed: 19,
          from: 330,
          to: 1210,
          base: 960,
          profile: peak,
          width: [26, 56],
          pitch: [9, 13],
          lit: 0.3,
          light: 640,
          gap: 5,
        },
      ],
      { face: 'towerMid', shade: 'towerMidShade' },
      5,
    ),
  ];
}

const cable = [
  [210, 20],
  [440, 380],
  [760, 560],
  [1230, 566],
] as const;

/** Hangers hang from points of the cable, so their spacing follows its curve. */
function hangers(): string {
  let d = '';
  for (let step = 2; step < 24; step += 1) {
    const [t, u] = [step / 26, 1 - step / 26];
    const weights = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    const at = (axis: 0 | 1) =>
      cable.reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0);
    const [x, y] = [at(0), at(1)];
    const deck = 438 + (x - 210) * 0.122;
    if (deck > y) d += `M${n(x)} ${n(y)}V${n(deck)}`;
  }
  return d;
}

/** The bridge from the water: one tower near at the left, the deck running out over the head of the viewer. */
function bridgeOverhead(ink: Palette): Shape[] {
  const left = [20, 64, 108].map((x) => `M${x} ${n(20 + (150 - x) * 1.55)}V440`).join('');
  return [
    stroke(hangers() + left, ink.bridge, 3),
    stroke('M210 20C440 380 760 560 1230 566M150 20C110 120 60 200 -20 280', ink.bridge, 11),
    fill('M-10 430H210L1210 556v34L210 486H-10z', ink.bridge),
    stroke('M-10 440H210L1210 562', ink.rim, 2.5),
    stroke(
      'M210 490l60 42l50 -34l50 46l50 -38l46 43l46 -36l44 40l44 -33l40 37l42 -30l38 33l40 -27l36 29l40 -24l36 26l40 -20',
      ink.bridge,
      4,
    ),
    fill(box(96, -10, 44, 1010) + box(220, -10, 44, 1010), ink.bridge),
    fill(
      box(86, 120, 188, 30) +
        box(86, 300, 188, 26) +
        box(86, 560, 188, 26) +
        box(70, 880, 220, 90) +
        box(54, 940, 252, 60),
      ink.bridge,
    ),
    stroke(
      'M140 330L220 556M220 330L140 556M140 590L220 876M220 590L140 876M140 154L220 296M220 154L140 296',
      ink.bridge,
      8,
    ),
    stroke('M100 -10V880M224 -10V880', ink.rim, 2, { opacity: 0.7 }),
    disc(180, 134, 8, ink.signal),
    disc(180, 134, 24, ink.signal, { opacity: 0.2 }),
  ];
}

function deckLamps(ink: Palette): Shape[] {
  const feet = [0, 1, 2, 3, 4, 5, 6].map(
    (index) => [330 + index * 136, 446 + index * 17.2, 52 - index * 3.4] as const,
  );
  return feet.flatMap(([x, y, height]) => globeLamp(ink, x, y, height, 1.2));
}

function sea(ink: Palette): Shape[] {
  return [
    ...water(1200, 1500, [
      [horizon, ink.water],
      [1010, ink.waterMid],
      [1190, ink.waterDeep],
    ]),
    fill(reflection({ x: 640, y: horizon + 4, length: 330, width: 420, seed: 8 }), ink.glint, {
      opacity: 0.75,
    }),
    ripples(ink.glint, { x: 0, y: 960, width: 1150, height: 500 }, 70, 23),
    fill(reflection({ x: 180, y: 1000, length: 460, width: 150, seed: 12 }), ink.bridge),
  ];
}

function wake(ink: Palette): Shape[] {
  return [
    fill('M430 1196q110 -46 252 -46t252 46q-70 30 -252 30t-252 -30z', ink.waterMid),
    fill('M380 1214q130 -40 302 -36q172 -4 302 36q-120 -12 -302 -6t-302 6z', ink.paper, { opacity: 0.85 }),
    fill('M300 1250q150 -40 250 -34q-120 12 -250 34zM1064 1250q-150 -40 -250 -34q120 12 250 34z', ink.paper, {
      opacity: 0.5,
    }),
    fill(reflection({ x: 682, y: 1232, length: 260, width: 330, seed: 5 }), ink.lamp, { opacity: 0.75 }),
    fill(reflection({ x: 682, y: 1236, length: 200, width: 150, seed: 6 }), ink.lampCore, { opacity: 0.7 }),
    fill(reflection({ x: 860, y: 1226, length: 120, width: 44, seed: 7 }), ink.signal, { opacity: 0.6 }),
    fill(reflection({ x: 512, y: 1226, length: 120, width: 44, seed: 9 }), ink.signal, { opacity: 0.6 }),
  ];
}

function buoy(ink: Palette): Shape[] {
  return [
    ...glow(ink, 214, 1262, 9, 0.8),
    stroke('M196 1330L210 1270M234 1330L218 1270M200 1306h30', ink.ink, 5),
    fill('M178 1330h72l-8 26q-28 10 -56 0z', ink.ink),
    fill('M180 1336h68l-2 8h-64z', ink.signal),
    disc(214, 1262, 8, ink.lampCore),
    fill(reflection({ x: 214, y: 1366, length: 100, width: 30, seed: 2 }), ink.lamp, { opacity: 0.7 }),
  ];
}

export const carouselFerry: Scene = {
  name: 'carousel-ferry',
  width: 1200,
  height: 1500,
  variants: ['night'],
  alt: 'The evening ferry, its car deck lit, comes in under the suspension bridge of Meridian.',
  draw: (ink) => [
    ...distance(ink),
    ...sea(ink),
    ...bridgeOverhead(ink),
    ...deckLamps(ink),
    ...wake(ink),
    place(ferryBow(ink), 682, 1172, 1.06),
    ...buoy(ink),
  ],
};
