import { globeLamp } from '../city/lamp.ts';
import { reflection, ripples, water } from '../city/water.ts';
import { box, fill, group, lens, stroke } from '../draw.ts';
import { night } from '../palette/night.ts';
import { heroCity } from '../scenes/hero-city.ts';
import { heroFarTowers, heroHills, heroSky } from '../scenes/hero-distance.ts';
import { type Shape, toMarkup } from '../shape.ts';
import { bridgeCars, crossingFerry, FRAME, PROMENADE, promenadeCars, walkers } from './harbour-traffic.ts';
import { atMoment, swing } from './moving-lights.ts';

const ink = night;
/** Positions of lamps, and of lights on the water, from the left of the drawing. */
const LAMPS = [622, 910, 1198, 1486, 1774];
const LIGHTS_ON_WATER = [622, 700, 910, 930, 1198, 1262, 1334, 1420, 1504, 1600, 1690, 1774, 1850];

const still = { sky: heroSky(ink), hills: heroHills(ink), far: heroFarTowers(ink), city: heroCity(ink) };
const bay = water(2400, 1000, [
  [642, ink.water],
  [706, ink.waterMid],
  [812, ink.waterDeep],
]);

/** Waves: short strokes that drift in two directions, and return to their start. */
function waves(time: number): Shape[] {
  const area = { x: FRAME.x - 60, y: 660, width: FRAME.width + 120, height: 250 };
  const drift = (times: number, shift: number, way: number) =>
    `translate(${(way * (swing(time, times, shift) - 0.5)).toFixed(1)} ${(5 * swing(time, times * 2, shift)).toFixed(1)})`;
  return [
    group([ripples(ink.glint, area, 40, 9)], { transform: drift(2, 0, 60) }),
    group([ripples(ink.glint, area, 34, 33)], { transform: drift(3, 0.4, -44) }),
    group([fill(reflection({ x: 1196, y: 645, length: 230, width: 200, seed: 21 }), ink.glint)], {
      transform: drift(4, 0.2, 14),
    }),
    group([fill(reflection({ x: 1196, y: 650, length: 200, width: 140, seed: 25 }), ink.glint)], {
      transform: drift(5, 0.7, -18),
      opacity: 0.6,
    }),
    ...LIGHTS_ON_WATER.map((x, index) =>
      group([fill(reflection({ x, y: 664, length: 90, width: 22, seed: index + 3 }), ink.lamp)], {
        transform: drift(4 + (index % 3), index * 0.17, 7),
        opacity: (0.45 + 0.4 * swing(time, 8 + index, index * 0.3)).toFixed(2),
      }),
    ),
  ];
}

/** Distance of a wave of the surf in one loop: from outside of the frame to the other side. */
const SURF_WAY = FRAME.width + 160;

/** Waves that run along the wall of the promenade. */
function surf(time: number): Shape[] {
  return [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const x = FRAME.x + ((index * 215 + time * SURF_WAY) % SURF_WAY) - 80;
    const height = 4 + 6 * swing(time, 6, index * 0.23);
    return fill(lens(x, PROMENADE - 26 + (index % 2) * 5, 150, height), ink.glint, { opacity: 0.5 });
  });
}

/** The promenade in front, with its lamps and its rail, and the road along it. */
function promenade(): Shape[] {
  const posts = Array.from({ length: 30 }, (_, index) => `M${FRAME.x + index * 48} ${PROMENADE + 2}v-30`);
  const right = FRAME.x + FRAME.width;
  return [
    fill(box(FRAME.x - 10, PROMENADE - 14, FRAME.width + 20, 120), ink.ink),
    fill(box(FRAME.x - 10, PROMENADE, FRAME.width + 20, 14), ink.plank),
    stroke(posts.join(''), ink.ink, 4),
    stroke(`M${FRAME.x} ${PROMENADE - 28}H${right}M${FRAME.x} ${PROMENADE - 14}H${right}`, ink.ink, 3.4),
    stroke(`M${FRAME.x} ${PROMENADE - 30}H${right}`, ink.rim, 1.6),
    stroke(`M${FRAME.x} 960H${right}`, ink.lampCore, 2.4, { strokeDasharray: '46 40', opacity: 0.5 }),
  ];
}

const front = promenade();
const lamps = LAMPS.flatMap((x) => globeLamp(ink, x, PROMENADE + 4, 150, 1.2));

/** The harbour of Meridian by night at a moment of the loop, from 0 to 1, as an SVG document of `width` pixels. */
export function frameAt(time: number, width: number): string {
  const shapes = [
    ...still.sky,
    ...atMoment(still.hills, ink, time),
    ...atMoment(still.far, ink, time),
    ...atMoment(still.city, ink, time),
    ...bridgeCars(ink, time),
    ...bay,
    ...waves(time),
    ...crossingFerry(ink, time),
    ...surf(time),
    ...front,
    ...walkers(ink, time),
    ...lamps,
    ...promenadeCars(ink, time),
  ];
  const { x, y, width: w, height: h } = FRAME;
  const size = `width="${width}" height="${Math.round((width * h) / w)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" ${size}>${toMarkup(shapes)}</svg>`;
}
