import { fill, n, stroke } from '../draw.ts';
import { seeded } from '../random.ts';
import type { Shape } from '../shape.ts';

/** A palm: a leaning trunk and nine drooping fronds. */
export function palm(x: number, y: number, height: number, lean: number, colour: string): Shape[] {
  const [topX, topY, r] = [x + lean, y - height, height * 0.34];
  const fronds: readonly (readonly [number, number])[] = [
    [-1, 0.22],
    [-0.92, -0.22],
    [-0.62, -0.5],
    [-0.2, -0.62],
    [0.28, -0.58],
    [0.66, -0.42],
    [0.95, -0.14],
    [1, 0.3],
    [-0.6, 0.5],
    [0.6, 0.54],
  ];
  const leaves = fronds.map(([dx, dy]) => {
    const [endX, endY] = [dx * r, dy * r + r * 0.34];
    const [bendX, bendY] = [dx * r * 0.55, dy * r * 1.1 - r * 0.18];
    return `M${n(topX)} ${n(topY)}q${n(bendX)} ${n(bendY - r * 0.09)} ${n(endX)} ${n(endY)}q${n(-endX + bendX * 0.9)} ${n(bendY - endY + r * 0.16)} ${n(-endX)} ${n(-endY)}z`;
  });
  return [
    stroke(
      `M${n(x)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - height * 0.6)} ${n(topX)} ${n(topY)}`,
      colour,
      height * 0.035,
    ),
    fill(leaves.join(''), colour),
  ];
}

/** A stone pine: a bare trunk that carries flat clouds of needles. */
export function pine(x: number, y: number, height: number, seed: number): string {
  const random = seeded(seed);
  const width = height * random.between(0.5, 0.62);
  const trunk = `M${n(x - height * 0.022)} ${n(y)}L${n(x - height * 0.01)} ${n(y - height * 0.85)}h${n(height * 0.03)}L${n(x + height * 0.03)} ${n(y)}z`;
  const pads = [0, 1, 2].map((level) => {
    const span = width * (1 - level * 0.24);
    const padY = y - height * (0.62 + level * 0.15);
    const offset = random.between(-0.12, 0.12) * width;
    return `M${n(x + offset - span / 2)} ${n(padY)}q${n(span * 0.06)} ${n(-height * 0.12)} ${n(span * 0.3)} ${n(-height * 0.12)}q${n(span * 0.2)} ${n(-height * 0.09)} ${n(span * 0.38)} ${n(height * 0.01)}q${n(span * 0.28)} ${n(-height * 0.01)} ${n(span * 0.32)} ${n(height * 0.11)}q${n(-span * 0.5)} ${n(height * 0.05)} ${n(-span)} 0z`;
  });
  return trunk + pads.join('');
}
