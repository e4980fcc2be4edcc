import { ferrisWheel } from '../city/ferris-wheel.ts';
import { globeLamp } from '../city/lamp.ts';
import { dog, people } from '../city/people.ts';
import { cloudBars, moon, sky, stars } from '../city/sky.ts';
import { skyline } from '../city/skyline.ts';
import { reflection, ripples, water } from '../city/water.ts';
import { box, fill, n, place, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

const horizon = 470;
const vanish = 1180;

function distance(ink: Palette): Shape[] {
  return [
    ...sky(ink, { width: 1920, height: 720, glow: [vanish, horizon + 6], reach: 1400, flat: 0.46 }),
    ...stars(ink, 71, 1920, 330, 130),
    ...moon(ink, 790, 118, 30),
    fill(
      cloudBars([
        [620, 300, 420, 9],
        [700, 318, 220, 6],
        [1760, 250, 420, 9],
      ]),
      ink.skyLow,
    ),
    fill(
      cloudBars([
        [900, 384, 300, 7],
        [1000, 398, 160, 5],
      ]),
      ink.skyGlow,
    ),
    ...skyline(
      ink,
      [
        {
          seed: 44,
          from: 120,
          to: 760,
          base: 490,
          profile: (share) => 16 + 90 * Math.sin(Math.PI * share) ** 3,
          width: [14, 28],
          pitch: [7, 10],
          lit: 0.3,
          light: vanish,
          gap: 3,
        },
      ],
      { face: 'towerMid', shade: 'towerMidShade' },
      3.4,
    ),
    ...water(1920, 720, [
      [horizon, ink.water],
      [520, ink.waterMid],
      [600, ink.waterDeep],
    ]),
    fill(reflection({ x: vanish - 60, y: horizon + 2, length: 80, width: 200, seed: 6 }), ink.glint),
    fill(
      [250, 330, 404, 470, 540, 620]
        .map((x, index) =>
          reflection({ x, y: horizon + 2, length: 30 + (index % 3) * 18, width: 8, seed: index }),
        )
        .join(''),
      ink.window,
      { opacity: 0.6 },
    ),
    ripples(ink.glint, { x: 0, y: 490, width: 900, height: 200 }, 40, 7),
  ];
}

/** The boards run to one point; the gaps between them are drawn, not the boards. */
function boards(ink: Palette): Shape[] {
  const far = horizon + 8;
  const spread = (x: number, y: number) => n(vanish + ((x - vanish) * (y - horizon)) / (720 - horizon));
  let gaps = '';
  for (let x = 560; x <= 2500; x += 54) gaps += `M${spread(x, far)} ${far}L${x} 720`;
  let joints = '';
  for (let row = 0, y = far + 6; y < 720; row += 1, y += 5 + row * 3.4)
    joints += `M${spread(520 + (row % 2) * 20, y)} ${n(y)}H${spread(2500, y)}`;
  return [
    fill(`M${spread(500, far)} ${far}L500 720H2560L${spread(2560, far)} ${far}z`, ink.plank),
    stroke(gaps, ink.plankLine, 1.5),
    stroke(joints, ink.inkSoft, 1, { opacity: 0.5 }),
    fill(`M${spread(470, far)} ${far}L470 720H500L${spread(500, far)} ${far}z`, ink.ink),
  ];
}

const depth = [9, 16, 28, 50, 92, 176] as const;

function railing(ink: Palette): Shape[] {
  const edge = (drop: number) => vanish + ((500 - vanish) * drop) / 250;
  let posts = '';
  for (let drop = 8; drop < 260; drop *= 1.24)
    posts += box(edge(drop) - drop * 0.012, horizon + drop * 0.5, drop * 0.03, drop * 0.52);
  return [
    fill(posts, ink.ink),
    stroke(
      `M${vanish} ${horizon}L${edge(250)} ${horizon + 125}M${vanish} ${horizon}L${edge(250)} ${horizon + 185}`,
      ink.ink,
      4,
    ),
    stroke(`M${vanish} ${horizon - 1}L${edge(250)} ${horizon + 122}`, ink.rim, 1.5),
  ];
}

function lamps(ink: Palette): Shape[] {
  return depth.flatMap((drop) => [
    ...globeLamp(ink, vanish + (520 - vanish) * (drop / 250), horizon + drop, drop * 1.75),
    ...globeLamp(ink, vanish + (2180 - vanish) * (drop / 250), horizon + drop, drop * 1.75),
  ]);
}

function pools(ink: Palette): Shape[] {
  return depth.flatMap((drop) =>
    [520, 2180].map((side) => {
      const x = vanish + (side - vanish) * (drop / 250) + (side < vanish ? drop * 0.5 : -drop * 0.5);
      return {
        tag: 'ellipse',
        attributes: {
          cx: n(x),
          cy: n(horizon + drop),
          rx: n(drop * 0.95),
          ry: n(drop * 0.16),
          fill: ink.lamp,
          opacity: 0.16,
        },
      } satisfies Shape;
    }),
  );
}

function crowd(ink: Palette): Shape[] {
  const at = (side: number, drop: number) => ({
    x: vanish + (side * drop) / 100,
    y: horizon + drop,
    height: drop * 0.86,
  });
  return [
    ...people(
      [
        { ...at(-30, 16), pose: 'stand' },
        { ...at(40, 18), pose: 'walk' },
        { ...at(90, 22), pose: 'stand', flip: true },
        { ...at(-70, 30), pose: 'walk' },
        { ...at(-50, 32), pose: 'stand' },
        { ...at(60, 46), pose: 'walk', flip: true },
        { ...at(200, 60), pose: 'stand' },
        { ...at(226, 61), pose: 'stand', flip: true },
        { ...at(-78, 108), pose: 'walk' },
        { ...at(-44, 110), pose: 'walk' },
        { ...at(140, 150), pose: 'walk', flip: true },
      ],
      ink.ink,
    ),
    fill(dog, ink.ink, { transform: 'translate(1338 622) scale(-1.25 1.25)' }),
    stroke('M1308 586Q1336 560 1372 552', ink.ink, 2),
  ];
}

export const playTodayBanner: Scene = {
  name: 'play-today-banner',
  width: 1920,
  height: 720,
  variants: ['night'],
  alt: 'The boardwalk of Meridian in the evening, lamps leading to the big wheel at its end.',
  draw: (ink) => [
    ...distance(ink),
    place(ferrisWheel(ink), 1452, horizon + 14, 1.02),
    ...boards(ink),
    ...pools(ink),
    ...railing(ink),
    ...lamps(ink),
    ...crowd(ink),
  ],
};
