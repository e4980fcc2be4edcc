import { glow } from '../city/lamp.ts';
import { sky } from '../city/sky.ts';
import { reflection, water } from '../city/water.ts';
import { box, disc, fill, oval, place, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

function harbour(ink: Palette): Shape[] {
  const hullAt = (x: number, y: number) => `M${x} ${y}h110q-6 24 -18 30h-76q-12 -8 -16 -30z`;
  return [
    ...sky(ink, { width: 640, height: 480, glow: [150, 268], reach: 620, flat: 0.62 }),
    ...water(640, 480, [
      [264, ink.water],
      [300, ink.waterMid],
    ]),
    fill(reflection({ x: 150, y: 266, length: 90, width: 110, seed: 2 }), ink.glint),
    stroke(
      'M60 262V92M60 120L106 250M60 110L18 254M60 132h-28M560 262V64M560 84L604 246M560 84L514 250',
      ink.bridge,
      2.6,
    ),
    fill(`${hullAt(6, 254)}${box(30, 228, 34, 26)}${hullAt(512, 250)}${box(546, 214, 40, 36)}`, ink.bridge),
    stroke('M38 240h8M552 228h9M568 228h9', ink.window, 8),
    disc(560, 62, 3.4, ink.signal),
  ];
}

function awning(ink: Palette): Shape[] {
  const left = 128;
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const x = left + index * 48;
    return {
      d: `M${x + 22 - index * 5.4} 92h42.600L${x + 48} 160v14q-24 22 -48 0v-14z`,
      odd: index % 2 === 1,
    };
  });
  const gather = (odd: boolean) =>
    stripes
      .filter((stripe) => stripe.odd === odd)
      .map(({ d }) => d)
      .join('');
  return [
    fill(box(140, 150, 9, 260) + box(491, 150, 9, 260), ink.ink),
    fill('M149 164H491V330H149z', ink.inkSoft),
    fill('M149 164H491V330H149z', ink.lamp, { opacity: 0.16 }),
    fill(gather(false), ink.paper),
    fill(gather(true), ink.signal),
    fill(
      'M128 160h384v14q-24 22 -48 0q-24 22 -48 0q-24 22 -48 0q-24 22 -48 0q-24 22 -48 0q-24 22 -48 0q-24 22 -48 0q-24 22 -48 0z',
      ink.ink,
      { opacity: 0.26 },
    ),
  ];
}

function seller(ink: Palette): Shape[] {
  return [
    fill('M262 330q-4 -74 22 -86l20 -8h24l20 8q26 12 22 86z', ink.ink),
    fill('M306 226h20v18q-10 8 -20 0z', ink.skin),
    fill('M295 204v14q2 18 21 20q19 -2 21 -20v-14z', ink.skin),
    fill('M295 214q0 26 21 28q21 -2 21 -28q-8 10 -21 9q-13 1 -21 -9z', ink.paperShade),
    fill('M316 204h21v12q-8 9 -21 7z', ink.ink, { opacity: 0.16 }),
    fill('M288 204q2 -26 28 -28q26 2 28 28q-28 -8 -56 0z', ink.ink),
    fill('M284 206q32 -12 64 0l-2 5q-30 -10 -60 0z', ink.ink),
    fill('M292 330v-58q24 10 48 0v58z', ink.paper),
    stroke('M292 274L286 246M340 274L346 246', ink.paper, 4),
    stroke('M368 258q30 20 34 46', ink.ink, 19, { strokeLinecap: 'round' }),
  ];
}

function scales(ink: Palette): Shape[] {
  return [
    stroke(
      'M430 312V236M398 244L462 232M398 244l-14 40M398 244l14 40M462 232l-14 44M462 232l14 44',
      ink.lamp,
      3,
    ),
    fill('M380 284h36q-4 14 -18 14t-18 -14zM444 276h36q-4 14 -18 14t-18 -14zM416 312h28v-6h-28z', ink.lamp),
    disc(430, 234, 5, ink.lampCore),
    fill('M384 280q14 -12 28 2l6 -5v11l-6 -4q-14 12 -28 -4z', ink.tide),
  ];
}

const fish = 'M0 0q24 -17 52 -2l16 -10l-4 13l5 12l-17 -8q-28 14 -52 -5z';

function crates(ink: Palette): Shape[] {
  const lay = (x: number, y: number, colour: string) =>
    place([fill(fish, colour), disc(9, -2, 1.8, ink.ink)], x, y, 0.9);
  const crate = (x: number) => [
    fill(box(x, 316, 104, 8), ink.paper),
    ...[0, 1, 2].map((row) => lay(x + 6 + row * 13, 318 - row * 5, row === 1 ? ink.paper : ink.paperShade)),
    lay(x + 28, 320, ink.tide),
    fill(box(x - 4, 324, 112, 34), ink.plank),
    stroke(`M${x - 4} 340h112M${x + 18} 324v34M${x + 86} 324v34`, ink.plankLine, 2),
  ];
  return [
    fill(box(120, 356, 400, 78), ink.ink),
    stroke(
      'M120 380H520M120 406H520M196 356V380M300 380V406M410 356V380M250 406V434M450 406V434',
      ink.plankLine,
      1.6,
    ),
    fill(box(108, 346, 424, 14), ink.plank),
    ...crate(152),
    fill('M278 346l14 -30h62l14 30z', ink.paper),
    stroke('M292 326h24M289 333h26M286 340h28M330 326h22M331 333h24M332 340h26', ink.paperShade, 2),
    stroke('M323 317v28', ink.ink, 2),
  ];
}

function coins(ink: Palette): Shape[] {
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => [
      oval([x, 343 - index * 7], 15, 5.4, ink.windowDim),
      oval([x, 340 - index * 7], 15, 5.4, index === count - 1 ? ink.lampCore : ink.lamp),
    ]).flat();
  return [...pile(486, 7), ...pile(452, 4), ...pile(512, 2), oval([424, 342], 15, 5.4, ink.lamp)];
}

export const featureEconomy: Scene = {
  name: 'feature-economy',
  width: 640,
  height: 480,
  naturalWidth: 1280,
  variants: ['night', 'morning'],
  alt: 'A stall on the fish quay: the ledger open, the scales level, coins in counted piles.',
  draw: (ink) => [
    ...harbour(ink),
    fill('M0 350H640V480H0z', ink.plank),
    stroke(
      'M0 372H640M0 402H640M0 442H640M90 372L70 402M250 402L236 442M540 402L556 442M380 442L384 480M170 442L150 480',
      ink.plankLine,
      1.8,
    ),
    fill('M60 480L140 432H506L590 480z', ink.lamp, { opacity: 0.14 }),
    ...awning(ink),
    ...seller(ink),
    ...glow(ink, 226, 224, 13, 1.2),
    stroke('M226 160v48', ink.ink, 2.4),
    fill('M206 220q4 -18 20 -18t20 18z', ink.ink),
    disc(226, 224, 9, ink.lampCore),
    ...crates(ink),
    ...scales(ink),
    ...coins(ink),
  ],
};
