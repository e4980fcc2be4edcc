import { globeLamp } from '../city/lamp.ts';
import { dog, type Figure, people } from '../city/people.ts';
import { bulbs } from '../city/rooftop.ts';
import { cloudBars, moon, sky, stars } from '../city/sky.ts';
import { reflection, ripples, water } from '../city/water.ts';
import { box, fill, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

const deck = 336;

const company: readonly Figure[] = [
  { x: 84, y: deck, height: 84, pose: 'stand' },
  { x: 112, y: deck, height: 78, pose: 'stand', flip: true },
  { x: 214, y: deck, height: 82, pose: 'walk' },
  { x: 296, y: deck, height: 88, pose: 'stand' },
  { x: 326, y: deck, height: 58, pose: 'walk' },
  { x: 352, y: deck, height: 82, pose: 'stand', flip: true },
  { x: 470, y: deck, height: 86, pose: 'walk', flip: true },
  { x: 552, y: deck, height: 86, pose: 'stand' },
  { x: 580, y: deck, height: 80, pose: 'stand', flip: true },
];

function pier(ink: Palette): Shape[] {
  let piles = '';
  let mirrored = '';
  for (let x = 30; x < 640; x += 82) {
    piles += box(x, deck + 12, 11, 62);
    mirrored += reflection({ x: x + 5, y: deck + 74, length: 56, width: 20, seed: x });
  }
  return [
    fill(mirrored, ink.ink, { opacity: 0.8 }),
    fill(piles, ink.ink),
    stroke(
      'M41 400L112 352M123 400L194 352M205 400L276 352M287 400L358 352M369 400L440 352M451 400L522 352M533 400L604 352',
      ink.ink,
      3,
    ),
    fill(box(-10, deck, 660, 15), ink.ink),
    stroke(`M-10 ${deck + 1}H650`, ink.rim, 1.8),
    stroke(`M-10 ${deck - 34}H650M-10 ${deck - 18}H650`, ink.ink, 2.2),
    stroke(Array.from({ length: 17 }, (_, index) => `M${index * 41} ${deck}v-36`).join(''), ink.ink, 2.6),
  ];
}

export const featureCommunity: Scene = {
  name: 'feature-community',
  width: 640,
  height: 480,
  naturalWidth: 1280,
  variants: ['night', 'morning'],
  alt: 'People meet under the lamps of the pier, their light on the water below.',
  draw: (ink) => [
    ...sky(ink, { width: 640, height: 480, glow: [324, 318], reach: 560, flat: 0.66 }),
    ...stars(ink, 17, 640, 180, 46),
    ...moon(ink, 536, 66, 22),
    fill(
      cloudBars([
        [170, 148, 240, 7],
        [120, 160, 130, 5],
        [470, 176, 210, 7],
      ]),
      ink.skyLow,
    ),
    ...water(640, 480, [
      [314, ink.water],
      [372, ink.waterMid],
      [430, ink.waterDeep],
    ]),
    fill(reflection({ x: 324, y: 372, length: 104, width: 150, seed: 11 }), ink.glint),
    ripples(ink.glint, { x: 0, y: 350, width: 640, height: 120 }, 26, 3),
    ...pier(ink),
    fill(
      [160, 400, 620].map((x) => reflection({ x, y: 412, length: 66, width: 26, seed: x })).join(''),
      ink.lamp,
      { opacity: 0.85 },
    ),
    ...[160, 400, 620].flatMap((x) => globeLamp(ink, x, deck, 176)),
    ...bulbs(ink, [160, 176], [400, 176], 22, 10),
    ...bulbs(ink, [400, 176], [620, 176], 20, 9),
    ...bulbs(ink, [-60, 176], [160, 176], 20, 9),
    ...people(company, ink.ink),
    fill('M-2 -26q-8 2 -8 12t10 12q10 -2 8 -12q0 -8 -4 -10l18 -26l-5 -3z', ink.lamp, {
      transform: 'translate(572 302)',
    }),
    fill(dog, ink.ink, {
      transform: `translate(246 ${deck})`,
    }),
    stroke('M232 288Q252 290 272 314', ink.ink, 1.4),
  ],
};
