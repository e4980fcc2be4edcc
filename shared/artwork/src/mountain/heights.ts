import { box, disc, fill, lens, n, type Point, polygon } from '../draw.ts';
import { type Random, seeded } from '../random.ts';
import type { Shape } from '../shape.ts';
import type { MountainInks } from './inks.ts';

const BANDS = 20;

/** The sky in flat bands, paler towards the ground, with a sun or a moon. */
export function openSky(ink: MountainInks, width: number, height: number, sun: Point): Shape[] {
  const [top, low] = ink.sky;
  const bands = Array.from({ length: BANDS }, (_, index) =>
    fill(box(0, (height * index) / BANDS, width, height / BANDS + 1), top, {
      opacity: n((1 - index / BANDS) * 10) / 10,
    }),
  );
  const [x, y] = sun;
  return [
    fill(box(0, 0, width, height), low),
    ...bands,
    disc(x, y, 96, ink.sun, { opacity: 0.22 }),
    disc(x, y, 54, ink.sun),
  ];
}

/** Flat clouds. Each is where it lies, its width and its height. */
export function clouds(
  ink: MountainInks,
  places: readonly (readonly [number, number, number, number])[],
): Shape[] {
  return places.map(([x, y, width, height]) => fill(lens(x, y, width, height), ink.cloud, { opacity: 0.75 }));
}

interface Peak {
  x: number;
  y: number;
  /** Half of its foot. */
  half: number;
}

interface RidgeColours {
  face: string;
  shade: string;
  snow: string;
  snowShade: string;
}

/** Peaks, each with a lit and a shaded face, and snow down to `snowline`. */
export function peaks(
  colours: RidgeColours,
  tops: readonly Peak[],
  { base, snowline, seed }: { base: number; snowline: number; seed: number },
): Shape[] {
  const random = seeded(seed);
  return tops.flatMap(({ x, y, half }) => {
    const lean = half * (0.1 + random.between(0, 0.16));
    const left: Point = [x - half, base];
    const right: Point = [x + half, base];
    const foot: Point = [x + lean, base];
    const shapes = [
      fill(polygon([left, [x, y], foot]), colours.face),
      fill(polygon([[x, y], right, foot]), colours.shade),
    ];
    if (y >= snowline) return shapes;
    const share = (snowline - y) / (base - y);
    const at = (corner: Point, part: number): Point => [
      x + (corner[0] - x) * part,
      y + (corner[1] - y) * part,
    ];
    const lit = zigzag(at(left, share), at(foot, share * 1.1), random);
    const dark = zigzag(at(foot, share * 1.1), at(right, share * 0.9), random);
    return [
      ...shapes,
      fill(polygon([[x, y], ...lit]), colours.snow),
      fill(polygon([[x, y], ...dark]), colours.snowShade),
    ];
  });
}

const TEETH = 5;

function zigzag([fromX, fromY]: Point, [toX, toY]: Point, random: Random): Point[] {
  return Array.from({ length: TEETH * 2 + 1 }, (_, index) => {
    const part = index / (TEETH * 2);
    const drop = index % 2 === 0 ? 0 : random.between(18, 64);
    return [n(fromX + (toX - fromX) * part), n(fromY + (toY - fromY) * part + drop)] as const;
  });
}

/** A fir: three tiers on a trunk. */
function fir(x: number, base: number, height: number): string {
  const tier = (from: number, to: number, half: number) =>
    polygon([
      [x, base - height * to],
      [x + half, base - height * from],
      [x - half, base - height * from],
    ]);
  return tier(0.06, 0.52, height * 0.26) + tier(0.3, 0.76, height * 0.2) + tier(0.54, 1, height * 0.14);
}

interface Wood {
  from: number;
  to: number;
  /** How high the ground is at a place. */
  ground: (x: number) => number;
  count: number;
  height: readonly [least: number, most: number];
  seed: number;
}

/** A wood of firs on a slope, as one path. */
export function firs(colour: string, { from, to, ground, count, height, seed }: Wood): Shape {
  const random = seeded(seed);
  const trees = Array.from({ length: count }, () => {
    const x = random.between(from, to);
    return fir(x, ground(x) + 16, random.between(height[0], height[1]));
  });
  return fill(trees.join(''), colour);
}

/** A slope from the left edge to the right one, down to the foot of the picture. */
export function slope(colour: string, width: number, height: number, ground: (x: number) => number): Shape {
  const steps = 48;
  const line = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (width * index) / steps;
    return [n(x), n(ground(x))] as const;
  });
  return fill(polygon([...line, [width, height], [0, height]]), colour);
}
