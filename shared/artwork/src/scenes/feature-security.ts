import { glow } from '../city/lamp.ts';
import { cloudBars, sky, stars } from '../city/sky.ts';
import { reflection, ripples, water } from '../city/water.ts';
import { box, disc, fill, polygon, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

/** The harbour gate: a wall with one opening, cut like a keyhole. */
const keyhole = 'M254 302A138 138 0 1 1 386 302L430 440H210z';

function view(ink: Palette): Shape[] {
  return [
    ...sky(ink, { width: 640, height: 480, glow: [300, 330], reach: 420, flat: 0.85 }),
    ...stars(ink, 5, 640, 200, 60),
    fill(
      cloudBars([
        [250, 196, 150, 6],
        [400, 150, 120, 6],
      ]),
      ink.skyLow,
    ),
  ];
}

function lighthouse(ink: Palette): Shape[] {
  return [
    fill(
      polygon([
        [376, 140],
        [120, 62],
        [120, 128],
      ]),
      ink.lampCore,
      { opacity: 0.16 },
    ),
    fill(
      polygon([
        [376, 140],
        [120, 80],
        [120, 108],
      ]),
      ink.lampCore,
      { opacity: 0.22 },
    ),
    fill(
      polygon([
        [376, 140],
        [560, 168],
        [560, 196],
      ]),
      ink.lampCore,
      { opacity: 0.14 },
    ),
    fill('M316 334q30 -22 64 -20q46 0 70 20v8H316z', ink.bridge),
    fill(
      polygon([
        [364, 158],
        [388, 158],
        [398, 318],
        [354, 318],
      ]),
      ink.paper,
    ),
    fill(
      polygon([
        [378, 158],
        [388, 158],
        [398, 318],
        [380, 318],
      ]),
      ink.paperShade,
    ),
    fill(
      polygon([
        [361.8, 194],
        [390.2, 194],
        [392.6, 232],
        [359.4, 232],
      ]) +
        polygon([
          [357, 270],
          [395, 270],
          [397.4, 306],
          [354.8, 306],
        ]),
      ink.signal,
    ),
    fill(
      box(358, 152, 36, 7) +
        polygon([
          [360, 126],
          [376, 110],
          [392, 126],
        ]) +
        box(374, 102, 4, 10),
      ink.ink,
    ),
    fill(box(364, 126, 24, 26), ink.lampCore),
    stroke('M372 126v26M380 126v26', ink.ink, 1.8),
    ...glow(ink, 376, 139, 10, 1.2),
    fill('M371 318v-14q5 -7 10 0v14z', ink.ink),
  ];
}

function harbour(ink: Palette): Shape[] {
  return [
    ...water(640, 480, [
      [330, ink.water],
      [362, ink.waterMid],
      [404, ink.waterDeep],
    ]),
    fill(reflection({ x: 300, y: 332, length: 100, width: 90, seed: 4 }), ink.glint),
    fill(reflection({ x: 376, y: 340, length: 90, width: 24, seed: 9 }), ink.lamp, { opacity: 0.9 }),
    ripples(ink.glint, { x: 200, y: 340, width: 230, height: 90 }, 14, 8),
    fill('M262 346h44q-4 12 -10 14h-26q-6 -4 -8 -14zM280 346v-14h14v14zM286 332v-26h2v26z', ink.ink),
    stroke('M283 339h7', ink.window, 4),
    disc(287, 305, 2.4, ink.lampCore),
  ];
}

/** Everything but the opening: drawn as one shape with a hole, so that no clip is needed. */
function wall(ink: Palette): Shape[] {
  const courses = [44, 92, 140, 188, 236, 284, 332, 380];
  const joints = courses.flatMap((y, row) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((column) => `M${column * 96 + (row % 2) * 48 - 20} ${y}v48`),
  );
  return [
    fill(`M-10 -10H650V490H-10z${keyhole}`, ink.inkSoft, { fillRule: 'evenodd' }),
    fill(
      'M320 34A156 156 0 0 0 238 320L196 440H182L226 324A170 170 0 0 1 320 20zM320 34A156 156 0 0 1 402 320L444 440H458L414 324A170 170 0 0 0 320 20z',
      ink.ink,
    ),
    stroke(keyhole, ink.lamp, 2.4, { opacity: 0.8 }),
  ].concat(stones(ink, courses, joints.join('')));
}

function stones(ink: Palette, courses: readonly number[], joints: string): Shape[] {
  const left = courses.map((y) => `M-10 ${y}H${y < 60 ? 190 : 144}M${y < 60 ? 450 : 496} ${y}H650`).join('');
  const outer = joints.replace(/M(\d+|-\d+) (\d+)v48/g, (found, x) =>
    Number(x) < 140 || Number(x) > 500 ? found : '',
  );
  return [stroke(left + outer, ink.plankLine, 2, { opacity: 0.7 })];
}

function keys(ink: Palette): Shape[] {
  const key = 'M0 0v58M0 46h13M0 56h17';
  return [
    ...glow(ink, 92, 150, 13),
    fill('M78 132h28l-4 -12h-20zM80 168h24l-3 8h-18z', ink.ink),
    fill(box(81, 132, 22, 36), ink.lamp),
    fill(box(86, 138, 12, 24), ink.lampCore),
    stroke('M92 120V104H60', ink.ink, 4),
    stroke('M548 196h16', ink.paperShade, 6, { strokeLinecap: 'round' }),
    disc(556, 220, 19, 'none', { stroke: ink.paperShade, strokeWidth: 4 }),
    ...[-16, 2, 20].map(
      (turn, index): Shape => ({
        tag: 'g',
        attributes: { transform: `translate(${549 + index * 8} 237) rotate(${-turn})` },
        children: [
          disc(0, 8, 9, 'none', { stroke: index === 1 ? ink.lamp : ink.paperShade, strokeWidth: 4.6 }),
          stroke(key, index === 1 ? ink.lamp : ink.paperShade, 4.6, { transform: 'translate(0 17)' }),
        ],
      }),
    ),
  ];
}

export const featureSecurity: Scene = {
  name: 'feature-security',
  width: 640,
  height: 480,
  naturalWidth: 1280,
  variants: ['night', 'morning'],
  alt: 'The harbour gate, cut like a keyhole; through it the lighthouse keeps its watch.',
  draw: (ink) => [
    ...view(ink),
    ...lighthouse(ink),
    ...harbour(ink),
    ...wall(ink),
    fill('M-10 432H650V490H-10z', ink.ink),
    fill('M210 440H430L480 490H160z', ink.inkSoft),
    fill('M250 440H400L430 490H230z', ink.lamp, { opacity: 0.18 }),
    ...keys(ink),
  ],
};
