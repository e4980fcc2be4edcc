import { disc, fill, lens, n, oval, type Point } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import { seeded } from '../random.ts';
import type { Shape } from '../shape.ts';

export type SkyOptions = {
  readonly width: number;
  readonly height: number;
  /** Position of the sunset; the bands are rings around it. */
  readonly glow: Point;
  readonly reach: number;
};

/** Height of the rings of the sky in proportion to their width. */
const FLATNESS = 0.42;

/** The sky as flat rings of color around the sunset, as on a printed poster. */
export function sky(ink: Palette, { width, height, glow, reach }: SkyOptions): Shape[] {
  const rings: readonly [keyof Palette, number][] = [
    ['skyHigh', 1],
    ['skyMid', 0.77],
    ['skyLow', 0.57],
    ['skyGlow', 0.39],
    ['skyEmber', 0.24],
    ['skyFlame', 0.125],
  ];
  return [
    fill(`M0 0h${width}v${height}H0z`, ink.skyTop),
    ...rings.map(([name, size]) => oval(glow, reach * size, reach * size * FLATNESS, ink[name])),
  ];
}

/** Long flat clouds; each one is a stroke of the ink of the ring next to it. */
export function cloudBars(
  bars: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string {
  return bars.map(([x, y, width, height]) => lens(x, y, width, height)).join('');
}

/** Stars as dots of three sizes, thinner towards the horizon. */
export function stars(ink: Palette, seed: number, width: number, height: number, count: number): Shape[] {
  const random = seeded(seed);
  const sizes: [string, string, string] = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const size = random.pick([0, 0, 0, 0, 0, 1, 1, 2]);
    const y = height * random.between(0, 1) ** 1.5;
    sizes[size] += `M${random.whole(0, width)} ${Math.round(y)}h0`;
  }
  return sizes.map((d, size) => ({
    tag: 'path',
    attributes: {
      d,
      stroke: ink.star,
      strokeWidth: 1.6 + size * 1.1,
      strokeLinecap: 'round',
      opacity: 0.4 + size * 0.2,
    },
  }));
}

/** A moon with two printed halos. */
export function moon(ink: Palette, x: number, y: number, r: number): Shape[] {
  return [
    disc(x, y, r * 2.9, ink.moonHalo, { opacity: 0.05 }),
    disc(x, y, r * 1.75, ink.moonHalo, { opacity: 0.08 }),
    disc(x, y, r, ink.moon),
    fill(
      `M${n(x - r * 0.5)} ${n(y - r * 0.2)}q${n(r * 0.3)} ${n(-r * 0.4)} ${n(r * 0.62)} ${n(-r * 0.1)}q${n(-r * 0.02)} ${n(r * 0.36)} ${n(-r * 0.34)} ${n(r * 0.34)}zM${n(x + r * 0.14)} ${n(y + r * 0.42)}q${n(r * 0.3)} ${n(-r * 0.26)} ${n(r * 0.5)} ${n(-r * 0.06)}q${n(-r * 0.1)} ${n(r * 0.32)} ${n(-r * 0.5)} ${n(r * 0.06)}z`,
      ink.moonHalo,
      { opacity: 0.55 },
    ),
  ];
}
