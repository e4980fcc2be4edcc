import { box, disc, n, stroke } from '../../../draw.ts';
import { seeded } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';

/** A cypress: a flame of leaves, foot at (x, y). */
export function cypress(x: number, y: number, height: number): string {
  const half = height * 0.105;
  return `M${n(x)} ${n(y - height)}q${n(half * 1.1)} ${n(height * 0.42)} ${n(half)} ${n(height * 0.72)}q${n(-half * 0.2)} ${n(height * 0.2)} ${n(-half * 0.8)} ${n(height * 0.24)}v${n(height * 0.04)}h${n(-half * 0.4)}v${n(-height * 0.04)}q${n(-half * 0.6)} ${n(-height * 0.04)} ${n(-half * 0.8)} ${n(-height * 0.24)}q${n(-half * 0.1)} ${n(-height * 0.3)} ${n(half)} ${n(-height * 0.72)}z`;
}

/** A round tree of several clouds of leaves. */
export function tree(
  x: number,
  y: number,
  height: number,
  colours: readonly [string, string],
  trunk: string,
  seed: number,
): Shape[] {
  const random = seeded(seed);
  const r = height * 0.24;
  const clouds = Array.from({ length: 7 }, (_, at) => {
    const turn = (at / 7) * Math.PI * 2;
    return [
      x + Math.cos(turn) * r * random.between(0.6, 0.95),
      y - height * 0.68 + Math.sin(turn) * r * 0.8,
    ] as const;
  });
  return [
    stroke(
      `M${n(x)} ${n(y)}V${n(y - height * 0.55)}M${n(x)} ${n(y - height * 0.36)}l${n(r * 0.6)} ${n(-r * 0.7)}M${n(x)} ${n(y - height * 0.3)}l${n(-r * 0.6)} ${n(-r * 0.7)}`,
      trunk,
      height * 0.045,
    ),
    ...clouds.map(([cx, cy]) => disc(cx, cy, r * 0.66, colours[0])),
    disc(x, y - height * 0.68, r * 0.8, colours[0]),
    ...clouds.slice(3, 7).map(([cx, cy]) => disc(cx, cy - r * 0.12, r * 0.46, colours[1], { opacity: 0.3 })),
  ];
}

/** A hedge with a soft upper edge. */
export function hedge(x: number, y: number, width: number, height: number): string {
  let top = `M${n(x)} ${n(y)}V${n(y - height)}`;
  const steps = Math.max(2, Math.round(width / 46));
  for (let at = 0; at < steps; at += 1)
    top += `q${n(width / steps / 2)} ${n(at % 2 ? -height * 0.22 : -height * 0.36)} ${n(width / steps)} 0`;
  return `${top}V${n(y)}z`;
}

/** A picket fence. */
export function fence(x: number, y: number, width: number, height: number): string {
  let d = box(x, y - height * 0.74, width, height * 0.09) + box(x, y - height * 0.32, width, height * 0.09);
  for (let at = 0; at < width; at += height * 0.34)
    d += `M${n(x + at)} ${n(y)}v${n(-height * 0.9)}l${n(height * 0.09)} ${n(-height * 0.1)}l${n(height * 0.09)} ${n(height * 0.1)}v${n(height * 0.9)}z`;
  return d;
}
