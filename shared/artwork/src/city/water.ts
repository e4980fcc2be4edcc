import { fill, lens, n, stroke } from '../draw.ts';
import { seeded } from '../random.ts';
import type { Shape } from '../shape.ts';

export type WaterBand = readonly [y: number, colour: string];

/** Flat water: bands that get deeper towards the viewer, each with a gently waved upper edge. */
export function water(width: number, height: number, bands: readonly WaterBand[]): Shape[] {
  return bands.map(([y, colour], index) => {
    const sway = index === 0 ? 0 : 5 + index * 3;
    const third = n(width / 3);
    const edge = `M0 ${y}q${n(third / 2)} ${-sway} ${third} 0t${third} 0t${third} 0`;
    return fill(`${edge}V${height}H0z`, colour);
  });
}

export type Reflection = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly seed: number;
};

/** A light on the water: a column of flat dashes that widens, breaks and drifts towards the viewer. */
export function reflection({ x, y, length, width, seed }: Reflection): string {
  const random = seeded(seed);
  let d = '';
  let offset = 2;
  while (offset < length) {
    const share = offset / length;
    const step = 4 + share * Math.min(width * 0.34, 11);
    const span = width * (0.45 + share * 0.9) * random.between(0.55, 1.1) * (1 - share * 0.45);
    if (random.chance(1 - share * 0.35))
      d += lens(
        Math.round(x + random.between(-1, 1) * width * 0.22 * share),
        Math.round(y + offset),
        Math.round(span / 2) * 2,
        Math.min(step * 0.62, 6),
      );
    offset += step;
  }
  return d;
}

/** Short wave strokes scattered over an area, longer and further apart towards the viewer. */
export function ripples(
  colour: string,
  area: { x: number; y: number; width: number; height: number },
  count: number,
  seed: number,
): Shape {
  const random = seeded(seed);
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const share = random.between(0, 1) ** 1.2;
    const length = 14 + share * 90 * random.between(0.5, 1);
    d += `M${Math.round(area.x + random.between(0, area.width))} ${Math.round(area.y + share * area.height)}q${Math.round(length / 2)} ${n(-1.5 - share * 3)} ${Math.round(length)} 0`;
  }
  return stroke(d, colour, 2, { strokeLinecap: 'round', opacity: 0.5 });
}
